import type { Pronouncer } from '../phonetics/phonetics.ts'
import type { VerseBrief } from './verse-brief.ts'
import type { HeardCouplet } from './couplet/couplet.ts'
import type { RhymingPhrases } from './couplet/rhyming-phrases.ts'
import type { Dice } from './dice.ts'
import { craftWeight, DIFFICULTY_AIMS } from './difficulty-aim.ts'
import { answers, type DraftPlan } from './draft-verse.ts'
import { gatherTurns, type WrittenCouplets } from './gather-couplets.ts'
import { likingOf } from './liking.ts'
import { lineKey } from './line-key.ts'
import { MATERIALS } from './material/materials.ts'
import type { UserVerse } from './read/user-verse.ts'

/** What a plan is made from. */
export interface PlanParts {
  readonly ear: Pronouncer
  readonly brief: VerseBrief
  readonly user: UserVerse
  readonly written: WrittenCouplets
  readonly phrases: RhymingPhrases
  readonly dice: Dice
}

/** Words of the player's that an answer turns where there are as many (OPP-11). */
const WORDS_TURNED = 2

/** The character's own blows that the mood and the filter allow (OPP-40, OPP-41). */
function blowsOf({ brief, user, written }: PlanParts): readonly HeardCouplet[] {
  if (user.isDespair) return written.care
  const mood = brief.standing === 'level' ? [] : written[brief.standing]
  return [...written.level, ...mood, ...(brief.profanityFilter ? [] : written.rough)]
}

/** Lines said before in the battle are out, unless that leaves nothing to say (OPP-23). */
function withoutSaid(usedLines: readonly string[]) {
  const said = new Set(usedLines.map(lineKey))
  return (couplets: readonly HeardCouplet[]): readonly HeardCouplet[] => {
    const unsaid = couplets.filter(({ lines }) => !lines.some((line) => said.has(lineKey(line))))
    return unsaid.length > 0 ? unsaid : couplets
  }
}

/** Gathers everything the answer may be made of, and says what is wanted of it. */
export function planVerse(parts: PlanParts): DraftPlan {
  const { ear, brief, user, written, phrases, dice } = parts
  const unsaid = withoutSaid(brief.usedLines)
  const rhyming = user.end === undefined ? [] : phrases(user.end)
  const aim = DIFFICULTY_AIMS[brief.difficulty]
  const turns = unsaid(
    gatherTurns(
      MATERIALS[brief.character],
      written,
      { ear, user, phrases: rhyming },
      (craft) => craftWeight(aim, craft),
      brief.usedLines,
      dice,
    ),
  )
  const punches = unsaid(blowsOf(parts))
  const { end } = user
  const canAnswer = end !== undefined && user.words.length > 0
  return {
    pairs: Math.floor(brief.bars / 2),
    aim,
    turns,
    punches,
    empties: user.isDespair ? [] : unsaid(written.empty),
    wordsWanted: turns.length === 0 ? 0 : Math.min(WORDS_TURNED, user.words.length),
    answering: new Set(canAnswer ? [...turns, ...punches].filter((couplet) => answers(couplet, end)) : []),
    liking: likingOf(brief, written),
  }
}
