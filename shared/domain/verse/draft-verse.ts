import type { HeardCouplet } from './couplet/couplet.ts'
import { endsRhyme } from './couplet/hear-couplet.ts'
import type { VerseEnd } from './couplet/rhyming-phrases.ts'
import { pickWeighted, type Dice } from './dice.ts'
import { missOf, type DifficultyAim } from './difficulty-aim.ts'

/** What a place in the verse asks of its couplet. */
type Place = 'turn' | 'punch' | 'empty'

/** What a verse is drafted from and for. */
export interface DraftPlan {
  /** Couplets in the verse. */
  readonly pairs: number
  readonly aim: DifficultyAim
  readonly turns: readonly HeardCouplet[]
  readonly punches: readonly HeardCouplet[]
  readonly empties: readonly HeardCouplet[]
  /** Different words of the player's that the verse should turn; 0 to 2. */
  readonly wordsWanted: number
  /** The couplets of all three that answer the player's last rhyme; empty when there is none to answer or none do. */
  readonly answering: ReadonlySet<HeardCouplet>
  /** How gladly a couplet is taken for its mood, its words, its force and its craft. */
  readonly liking: (couplet: HeardCouplet) => number
}

/** A verse on trial. */
export interface Draft {
  readonly couplets: readonly HeardCouplet[]
  /** How far it is from what was asked; 0 is all of it. */
  readonly cost: number
}

/** How far a couplet's share of rhyme may be from what is still wanted: the last one has to land, the others may roam. */
const LAST_SPREAD = 0.06
const EARLY_SPREAD = 0.14
/** Shares that a couplet can be asked for. */
const SHARE_RANGE = [0.08, 0.75] as const

const MISSED_WORD_COST = 16
const MISSED_RHYME_COST = 14
const SHARE_COST = 60

/** Whether one of a couplet's bars ends on the sound of another verse's end, with another word (OPP-12). */
export const answers = ({ sound }: HeardCouplet, end: VerseEnd): boolean =>
  sound.endTails.some((tails, index) => sound.endKeys[index] !== end.key && endsRhyme(tails, end.tails))

/** How often a verse of two couplets turns words in both: mostly where no blow answers the player's last rhyme. */
const BOTH_TURNED = 0.2
const BOTH_TURNED_TO_ANSWER = 0.6

/** What each place asks: turned words in turn with blows of the character's own, either first. */
function placesOf(
  { pairs, turns, punches, empties, wordsWanted, answering }: DraftPlan,
  dice: Dice,
): Place[] {
  if (wordsWanted === 0 || turns.length === 0) {
    const isEmpty = wordsWanted === 0 && empties.length > 0
    return Array.from({ length: pairs }, (_, at) => (isEmpty && at % 3 === 0 ? 'empty' : 'punch'))
  }
  const both = punches.some((couplet) => answering.has(couplet)) ? BOTH_TURNED : BOTH_TURNED_TO_ANSWER
  const isAllTurned = pairs === 1 || (pairs === 2 && dice() < both)
  const first = dice() < 0.5 ? 0 : 1
  return Array.from({ length: pairs }, (_, at) => (isAllTurned || at % 2 === first ? 'turn' : 'punch'))
}

/** How often a blow answers the player's last rhyme, where one can. */
const ANSWERED_BY_BLOW = 0.8
/** Bars that still sound like an answer to the verse before are the first four. */
const ANSWERING_PLACES = 2

/** Which place answers the player's last rhyme; none where nothing can. */
function answeringPlace({ punches, answering }: DraftPlan, places: readonly Place[], dice: Dice): number {
  if (answering.size === 0) return -1
  const near = Math.min(places.length, ANSWERING_PLACES)
  const blow = places.slice(0, near).indexOf('punch')
  const canBlow = blow >= 0 && punches.some((couplet) => answering.has(couplet))
  return canBlow && dice() < ANSWERED_BY_BLOW ? blow : Math.floor(dice() * near)
}

/** Whether a couplet may stand in a verse beside others: no bar twice, no end word twice, no word turned twice. */
function fitsBeside(couplet: HeardCouplet, chosen: readonly HeardCouplet[]): boolean {
  return chosen.every(
    (other) =>
      !other.lines.some((line) => couplet.lines.includes(line)) &&
      !other.sound.endKeys.some((key) => couplet.sound.endKeys.includes(key)) &&
      !other.turned.some((word) => couplet.turned.includes(word)),
  )
}

const sharesRhyme = (couplet: HeardCouplet, chosen: readonly HeardCouplet[]): boolean =>
  chosen.some(({ sound }) => sound.rime === couplet.sound.rime)

function poolFor(place: Place, { turns, punches, empties }: DraftPlan): readonly HeardCouplet[] {
  if (place === 'turn') return turns
  return place === 'empty' ? empties : punches
}

/** What a place must bring besides its rhyme. */
interface Demand {
  readonly place: Place
  /** Whether it answers the player's last rhyme. */
  readonly mustAnswer: boolean
  /** Words of the player's that it has to bring, for no later place will. */
  readonly words: number
}

const orAll = (some: readonly HeardCouplet[], all: readonly HeardCouplet[]): readonly HeardCouplet[] =>
  some.length > 0 ? some : all

/** Couplets for a place: those that meet the demand; what nothing meets is not demanded. */
function candidatesFor(
  plan: DraftPlan,
  { place, mustAnswer, words }: Demand,
  chosen: readonly HeardCouplet[],
) {
  const fitting = (pool: readonly HeardCouplet[]) => pool.filter((couplet) => fitsBeside(couplet, chosen))
  const own = fitting(poolFor(place, plan))
  if (own.length === 0) return orAll(fitting(plan.punches), fitting(plan.empties))
  const enough = orAll(
    own.filter(({ turned }) => turned.length >= words),
    own,
  )
  if (!mustAnswer) return enough
  const isAnswer = (couplet: HeardCouplet): boolean => plan.answering.has(couplet)
  const elsewhere = words > 0 ? [] : fitting(plan.turns).filter(isAnswer)
  return orAll(orAll(enough.filter(isAnswer), elsewhere), enough)
}

const gaussian = (distance: number, spread: number): number => Math.exp(-((distance / spread) ** 2) / 2)

/**
 * Drafts one verse couplet by couplet: each is drawn by liking and by how well its share of rhyme makes up what the ones
 * before it left open.
 */
export function draftVerse(plan: DraftPlan, dice: Dice): Draft {
  const { aim, pairs, liking } = plan
  const places = placesOf(plan, dice)
  const answerAt = answeringPlace(plan, places, dice)
  const chosen: HeardCouplet[] = []
  let sum = 0
  const lastTurn = places.lastIndexOf('turn')
  places.forEach((place, at) => {
    const left = pairs - at
    const turned = chosen.reduce((count, couplet) => count + couplet.turned.length, 0)
    const words = at === lastTurn ? plan.wordsWanted - turned : 0
    const [low, high] = SHARE_RANGE
    const wanted = Math.min(high, Math.max(low, (aim.aim * pairs - sum) / left))
    const spread = left === 1 ? LAST_SPREAD : EARLY_SPREAD
    const candidates = candidatesFor(plan, { place, mustAnswer: at === answerAt, words }, chosen)
    const couplet = pickWeighted(
      dice,
      candidates,
      (candidate) =>
        liking(candidate) *
        (gaussian(candidate.sound.share - wanted, spread) + 1e-6) *
        (sharesRhyme(candidate, chosen) ? aim.runs : 1),
    )
    if (couplet === undefined) return
    chosen.push(couplet)
    sum += couplet.sound.share
  })
  return { couplets: chosen, cost: costOf(plan, chosen, sum / Math.max(1, chosen.length)) }
}

/** How far couplets are from what was asked, when this share of their syllables is in rhyme. */
export function costOf(plan: DraftPlan, couplets: readonly HeardCouplet[], share: number): number {
  const turned = new Set(couplets.flatMap((couplet) => couplet.turned)).size
  const isAnswered = plan.answering.size === 0 || couplets.some((couplet) => plan.answering.has(couplet))
  return (
    SHARE_COST * missOf(plan.aim, share) +
    MISSED_WORD_COST * Math.max(0, plan.wordsWanted - turned) +
    (isAnswered ? 0 : MISSED_RHYME_COST) +
    MISSED_WORD_COST * (plan.pairs - couplets.length)
  )
}
