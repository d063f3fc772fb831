import type { CharacterId } from '../character/character.ts'
import type { Pronouncer } from '../phonetics/phonetics.ts'
import { hearPlace, hearVerse, scoreHeard } from '../scoring/score-verse.ts'
import type { ComposedVerse, VerseBrief } from './verse-brief.ts'
import type { HeardCouplet } from './couplet/couplet.ts'
import { indexPhrases, type RhymingPhrases } from './couplet/rhyming-phrases.ts'
import { diceFrom, pickWeighted, type Dice } from './dice.ts'
import { hearWritten, type WrittenCouplets } from './hear-written.ts'
import { lineKey } from './line-key.ts'
import { MATERIALS } from './material/materials.ts'
import { TAILS } from './material/tails.ts'
import { pickDraft } from './pick-draft.ts'
import { planVerse } from './plan-verse.ts'
import { readUserVerse } from './read/read-user-verse.ts'

/** Composes verses, keeping what it has heard of the characters' material. */
export interface Composer {
  readonly compose: (brief: VerseBrief) => ComposedVerse
  /** Hears a character's material ahead of its first verse, with many pauses. */
  readonly rehearse: (character: CharacterId) => Generator<void, WrittenCouplets>
}

const FEWEST_BARS = 2
const MOST_BARS = 16

/** A composer over an ear. It hears a character's material when the character is first asked for a verse. */
export function createComposer(ear: Pronouncer): Composer {
  const written = new Map<CharacterId, WrittenCouplets>()
  let phrases: RhymingPhrases | undefined

  function* rehearse(character: CharacterId): Generator<void, WrittenCouplets> {
    const heard = written.get(character) ?? (yield* hearWritten(ear, MATERIALS[character]))
    written.set(character, heard)
    return heard
  }

  const writtenOf = (character: CharacterId): WrittenCouplets => {
    const rehearsal = rehearse(character)
    let step = rehearsal.next()
    while (step.done !== true) step = rehearsal.next()
    return step.value
  }

  const compose = (brief: VerseBrief): ComposedVerse => {
    assertBars(brief.bars)
    phrases ??= indexPhrases(ear, TAILS)
    const dice = diceFrom(brief.seed)
    const user = readUserVerse(ear, brief.userVerse)
    const plan = planVerse({ ear, brief, user, written: writtenOf(brief.character), phrases, dice })
    const closer = brief.bars % 2 === 0 ? [] : closerFor(brief, dice)
    const place = hearPlace(ear, { answering: brief.userVerse, earlier: brief.usedLines })
    const verseOf = (couplets: readonly HeardCouplet[]): ComposedVerse => {
      const lines = [...couplets.flatMap((couplet) => couplet.lines), ...closer]
      return {
        lines,
        turnedWords: [...new Set(couplets.flatMap(({ turned }) => turned))],
        score: scoreHeard(hearVerse(ear, lines.join('\n'), place)),
      }
    }
    return pickDraft(plan, dice, verseOf)
  }

  return { compose, rehearse }
}

function assertBars(bars: number): void {
  if (Number.isInteger(bars) && bars >= FEWEST_BARS && bars <= MOST_BARS) return
  throw new RangeError(`A verse has ${FEWEST_BARS} to ${MOST_BARS} bars, not ${bars}.`)
}

/** The single bar that ends a verse with an odd number of bars (OPP-22). */
function closerFor({ character, usedLines }: VerseBrief, dice: Dice): readonly string[] {
  const { closers } = MATERIALS[character]
  const said = new Set(usedLines.map(lineKey))
  const fresh = closers.filter((line) => !said.has(lineKey(line)))
  const closer = pickWeighted(dice, fresh.length > 0 ? fresh : closers, () => 1)
  return closer === undefined ? [] : [closer]
}
