import type { Pronouncer } from '../phonetics/phonetics.ts'
import type { VerseBrief } from './verse-brief.ts'
import type { HeardCouplet } from './couplet/couplet.ts'
import { endsAnswer } from './couplet/hear-couplet.ts'
import type { RhymingPhrases, VerseEnd } from './couplet/rhyming-phrases.ts'
import { shuffleWeighted, type Dice } from './dice.ts'
import { DIFFICULTY_AIMS, nearness } from './difficulty-aim.ts'
import type { Candidate, DraftPlan, Pool } from './draft-plan.ts'
import { gatherTurns } from './gather-turns.ts'
import type { WrittenCouplets } from './hear-written.ts'
import { likingOf } from './liking.ts'
import { MATERIALS } from './material/materials.ts'
import type { UserVerse } from './read/user-verse.ts'
import { inTiers, rememberSaid, type Tiers } from './said.ts'

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

/** Whether one of a couplet's bars ends on the sound of another verse's end, with another word (OPP-12). */
const answers = ({ sound }: HeardCouplet, end: VerseEnd): boolean =>
  sound.endTails.some((tails, index) => sound.endKeys[index] !== end.key && endsAnswer(tails, end.tails))

/** Blows that drafts choose from, and among them those that surely answer: there are hundreds to say, a verse needs two. */
const MOST_BLOWS = 80
const MOST_ANSWERS = 24
/** How far from the share of rhyme that is wanted a blow may be and still be likely. */
const SPREAD = 0.15

/** The likeliest of many candidates, with some that answer among them. */
function likeliest(candidates: readonly Candidate[], aim: number, dice: Dice): readonly Candidate[] {
  const order = shuffleWeighted(
    dice,
    candidates,
    ({ couplet, liking }) => liking * (nearness(couplet.sound.share - aim, SPREAD) + 0.02),
  )
  const answering = order.filter(({ isAnswer }) => isAnswer).slice(0, MOST_ANSWERS)
  return [...new Set([...order.slice(0, MOST_BLOWS), ...answering])]
}

/** Gathers everything the answer may be made of, and says what is wanted of it. */
export function planVerse(parts: PlanParts): DraftPlan {
  const { ear, brief, user, written, phrases, dice } = parts
  const said = rememberSaid(brief)
  const aim = DIFFICULTY_AIMS[brief.difficulty]
  const liking = likingOf(brief, written)
  const end = user.words.length > 0 ? user.end : undefined
  const filling = { ear, user, phrases: user.end === undefined ? [] : phrases(user.end) }
  const poolOf = (tiers: Tiers): Pool =>
    tiers.map((tier) =>
      tier.map((couplet) => ({
        couplet,
        liking: liking(couplet),
        isAnswer: end !== undefined && answers(couplet, end),
      })),
    )
  const turns = poolOf(
    inTiers(gatherTurns(MATERIALS[brief.character], written.templates, filling, aim, said, dice), said),
  )
  return {
    pairs: Math.floor(brief.bars / 2),
    aim,
    turns,
    punches: poolOf(inTiers(blowsOf(parts), said)).map((tier) => likeliest(tier, aim.aim, dice)),
    empties: user.isDespair ? [] : poolOf(inTiers(written.empty, said)),
    wordsWanted: turns.length === 0 ? 0 : Math.min(WORDS_TURNED, user.words.length),
  }
}
