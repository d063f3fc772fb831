import { setImmediate } from 'node:timers/promises'
import type { CharacterId } from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearLine, type FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import { hearHouseLines, type HouseLines } from '#shared/domain/verse/checking/house-mates.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import { mayFollow, type Pair } from './couplets-of.ts'

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
  /** Its couplets that may come after what was said; at least one. */
  couplets(said: readonly FitLine[]): readonly Pair[]
  /** Its lines from one on. */
  linesFrom(index: number): readonly FitLine[]
  /** The bar that ends a verse with an odd number of bars; none of another. */
  closer(): readonly FitLine[]
}

/** Composes the house's part when it is first wanted: it takes some tens of milliseconds. */
export function createHousePart(ear: Pronouncer, brief: VerseBrief): HousePart {
  let lines: readonly FitLine[] | undefined
  const compose = (bars: number, said: readonly FitLine[], seed: number): FitLine[] =>
    composeVerse(ear, {
      ...brief,
      bars,
      seed,
      usedLines: [...brief.usedLines, ...said.map(({ text }) => text)],
    }).lines.map((text) => hearLine(ear, text) ?? { text, tails: [], endKey: '' })
  const whole = (): readonly FitLine[] => (lines ??= compose(brief.bars, [], brief.seed))
  return {
    couplets: (said) => {
      const fresh = inPairs(whole()).filter((pair) => pair.every((line) => mayFollow(line, said)))
      return fresh.length > 0 ? fresh : inPairs(compose(2, said, brief.seed + said.length))
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
