import { setImmediate } from 'node:timers/promises'
import type { CharacterId } from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearLine, type FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import { hearHouseLines, type HouseLines } from '#shared/domain/verse/checking/house-mates.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { ComposedVerse, VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import { rehearse } from '../rehearse.ts'
import { mayFollow, type Pair } from './couplets-of.ts'

/** Of a character that was not heard yet. */
export const NO_LINES: HouseLines = { clean: new Map(), rough: new Map() }

/** How long hearing may keep requests waiting. */
const TURN_MS = 5

/** Hears the lines of each character once, when they are first wanted, and lets requests in between. */
export function createHouseLines(ear: Pronouncer): (character: CharacterId) => Promise<HouseLines> {
  const heard = new Map<CharacterId, Promise<HouseLines>>()
  async function hear(character: CharacterId): Promise<HouseLines> {
    const hearing = hearHouseLines(ear, character)
    let since = performance.now()
    for (;;) {
      const step = hearing.next()
      if (step.done === true) return step.value
      if (performance.now() - since < TURN_MS) continue
      await setImmediate()
      since = performance.now()
    }
  }
  return (character) => {
    const lines = heard.get(character) ?? hear(character)
    heard.set(character, lines)
    return lines
  }
}

/** The house rapper's own answer to a brief, of which a model's may take parts. */
export interface HousePart {
  /** Composes it, once what was told has gone out; what asks for parts of it sooner keeps everybody waiting. */
  prepare(): Promise<void>
  /** The whole answer, all of it the house's. */
  verse(): ComposedVerse
  /** Its couplets that may come after what was said; at least one. */
  couplets(said: readonly FitLine[]): readonly Pair[]
  /** Its lines from one on. */
  linesFrom(index: number): readonly FitLine[]
  /** The bar that ends a verse with an odd number of bars; none of another. */
  closer(): readonly FitLine[]
}

/** Hears the character's material at once, and composes the house's part when it is first wanted, in some tens of milliseconds. */
export function createHousePart(ear: Pronouncer, brief: VerseBrief): HousePart {
  const rehearsed = rehearse(ear, brief.character)
  // Told to those who need it.
  rehearsed.catch(() => undefined)
  let composed: ComposedVerse | undefined
  let lines: readonly FitLine[] | undefined
  const verse = (): ComposedVerse => (composed ??= composeVerse(ear, brief))
  const heard = (verse: ComposedVerse): FitLine[] =>
    verse.lines.map((text) => hearLine(ear, text) ?? { text, tails: [], endKey: '' })
  const whole = (): readonly FitLine[] => (lines ??= heard(verse()))
  const twoMore = (said: readonly FitLine[]): readonly FitLine[] =>
    heard(
      composeVerse(ear, {
        ...brief,
        bars: 2,
        seed: brief.seed + said.length,
        usedLines: [...brief.usedLines, ...said.map(({ text }) => text)],
      }),
    )
  return {
    prepare: async () => {
      await rehearsed
      await setImmediate()
      whole()
    },
    verse,
    couplets: (said) => {
      const fresh = inPairs(whole()).filter((pair) => pair.every((line) => mayFollow(line, said)))
      return fresh.length > 0 ? fresh : inPairs(twoMore(said))
    },
    linesFrom: (index) => whole().slice(index),
    closer: () => (brief.bars % 2 === 0 ? [] : whole().slice(-1)),
  }
}

const inPairs = (lines: readonly FitLine[]): readonly Pair[] =>
  lines.flatMap((second, at) => {
    const first = lines[at - 1]
    return at % 2 === 1 && first !== undefined ? [[first, second] as const] : []
  })
