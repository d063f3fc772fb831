import type { HeardCouplet } from './couplet/couplet.ts'
import { pickWeighted, type Dice } from './dice.ts'
import { missOf, nearness, type DifficultyAim } from './difficulty-aim.ts'
import type { Candidate, DraftPlan, Pool } from './draft-plan.ts'
import { answeringPlace, placesOf, type Place } from './verse-places.ts'

/** A verse on trial. */
export interface Draft {
  readonly couplets: readonly HeardCouplet[]
  /** How far it is from what was asked besides its rhyme; 0 is all of it. */
  readonly lack: number
  /** The same with its rhyme, as far as that can be told from its couplets. */
  readonly cost: number
}

/** How far a couplet's share of rhyme may be from what is still wanted: the last one has to land, the others may roam. */
const LAST_SPREAD = 0.02
const EARLY_SPREAD = 0.07
/** Shares that a couplet can be asked for. */
const SHARE_RANGE = [0.08, 0.75] as const

const MISSED_WORD_COST = 16
const MISSED_RHYME_COST = 14
const SHARE_COST = 150
const CRAFT_COST = 0.1

/** How much gladder a couplet is taken that stays in an image the verse is in (OPP-26), and one that opens as another did. */
const SAME_IMAGE = 3
const SAME_OPENING = 0.35
/** And one that says a telling word of another again, for each: the same rhyme words read as the same idea. */
const SAME_WORD = 0.1

/** Whether a couplet may stand in a verse beside another: no bar twice, no end word twice, no word turned twice. */
const fitsBeside = (couplet: HeardCouplet, other: HeardCouplet): boolean =>
  couplet !== other &&
  couplet.keys[0] !== other.keys[0] &&
  couplet.keys[1] !== other.keys[1] &&
  !other.sound.endKeys.some((key) => couplet.sound.endKeys.includes(key)) &&
  !other.turned.some((word) => couplet.turned.includes(word))

/** What a place must bring besides its rhyme. */
interface Demand {
  readonly place: Place
  /** Whether it answers the player's last rhyme. */
  readonly mustAnswer: boolean
  /** Words of the player's that it has to bring, for no later place will. */
  readonly words: number
}

/** Some of the first part of a pool that has any. */
function fittingIn(pool: Pool, fits: (candidate: Candidate) => boolean): readonly Candidate[] {
  for (const tier of pool) {
    const fitting = tier.filter(fits)
    if (fitting.length > 0) return fitting
  }
  return []
}

const orAll = (some: readonly Candidate[], all: readonly Candidate[]): readonly Candidate[] =>
  some.length > 0 ? some : all

/** Couplets for a place: those that meet the demand; what nothing meets is not demanded. */
function candidatesFor(
  plan: DraftPlan,
  { place, mustAnswer, words }: Demand,
  chosen: readonly HeardCouplet[],
): readonly Candidate[] {
  const fits = ({ couplet }: Candidate) => chosen.every((other) => fitsBeside(couplet, other))
  const own = fittingIn(plan[place], fits)
  if (own.length === 0) return orAll(fittingIn(plan.punches, fits), fittingIn(plan.empties, fits))
  const enough =
    words > 0
      ? orAll(
          own.filter(({ couplet }) => couplet.turned.length >= words),
          own,
        )
      : own
  if (!mustAnswer) return enough
  const elsewhere = words > 0 ? [] : fittingIn(plan.turns, fits)
  return orAll(
    orAll(
      enough.filter(({ isAnswer }) => isAnswer),
      elsewhere.filter(({ isAnswer }) => isAnswer),
    ),
    enough,
  )
}

/** The first words of a couplet: verses whose couplets all begin alike read as lists. */
const openingOf = ({ keys: [first] }: HeardCouplet): string => first.slice(0, first.indexOf(' '))

const syllablesOf = ({ sound: { syllables } }: HeardCouplet): number => syllables[0] + syllables[1]

/** What share of their syllables is in rhyme when each couplet is heard by itself. */
function shareOf(couplets: readonly HeardCouplet[]): number {
  const all = couplets.reduce((sum, couplet) => sum + syllablesOf(couplet), 0)
  return (
    couplets.reduce((sum, couplet) => sum + couplet.sound.share * syllablesOf(couplet), 0) / Math.max(1, all)
  )
}

/** How gladly a place takes a candidate, beside those chosen and for the share that is still wanted. */
function weigher({ aim }: DraftPlan, chosen: readonly HeardCouplet[], wanted: number, spread: number) {
  const images = chosen.reduce((bits, couplet) => bits | couplet.images, 0)
  const openings = chosen.map(openingOf)
  const rimes = chosen.map(({ sound }) => sound.rime)
  const telling = new Set(chosen.flatMap((couplet) => couplet.telling))
  const again = (couplet: HeardCouplet): number => couplet.telling.filter((word) => telling.has(word)).length
  return ({ couplet, liking }: Candidate): number =>
    liking *
    (nearness(couplet.sound.share - wanted, spread) + 1e-6) *
    (rimes.includes(couplet.sound.rime) ? aim.runs : 1) *
    ((couplet.images & images) === 0 ? 1 : SAME_IMAGE) *
    (openings.includes(openingOf(couplet)) ? SAME_OPENING : 1) *
    SAME_WORD ** again(couplet)
}

/**
 * Drafts one verse couplet by couplet: each is drawn by liking, by how well its share of rhyme makes up what the ones
 * before it left open, and by whether it goes on with their images.
 */
export function draftVerse(plan: DraftPlan, dice: Dice): Draft {
  const { aim, pairs, wordsWanted } = plan
  const places = placesOf(plan, dice)
  const answerAt = answeringPlace(plan, places, dice)
  const lastTurn = places.lastIndexOf('turns')
  const chosen: Candidate[] = []
  places.forEach((place, at) => {
    const couplets = chosen.map(({ couplet }) => couplet)
    const left = pairs - at
    const sum = couplets.reduce((total, { sound }) => total + sound.share, 0)
    const turned = couplets.reduce((count, couplet) => count + couplet.turned.length, 0)
    const words = at === lastTurn ? wordsWanted - turned : 0
    const [low, high] = SHARE_RANGE
    const wanted = Math.min(high, Math.max(low, (aim.aim * pairs - sum) / left))
    const candidates = candidatesFor(plan, { place, mustAnswer: at === answerAt, words }, couplets)
    const weigh = weigher(plan, couplets, wanted, left === 1 ? LAST_SPREAD : EARLY_SPREAD)
    const candidate = pickWeighted(dice, candidates, weigh)
    if (candidate !== undefined) chosen.push(candidate)
  })
  const couplets = landed(places, chosen)
  const lack = lackOf(plan, chosen)
  return { couplets, lack, cost: lack + rhymeCost(aim, shareOf(couplets)) + craftCost(aim, couplets) }
}

/** The couplets in their order; of two blows the finer one closes, where it need not answer at the verse's start. */
function landed(places: readonly Place[], chosen: readonly Candidate[]): readonly HeardCouplet[] {
  const couplets = chosen.map(({ couplet }) => couplet)
  const last = couplets.length - 1
  const first = places.indexOf('punches')
  const [blow, close] = [chosen[first], chosen[last]]
  if (last < 2 || blow === undefined || close === undefined || first === last) return couplets
  if (places[last] !== 'punches' || blow.isAnswer || blow.couplet.craft <= close.couplet.craft)
    return couplets
  return couplets.with(first, close.couplet).with(last, blow.couplet)
}

/** How far couplets are from what was asked, besides their rhyme. */
function lackOf({ wordsWanted, pairs, turns, punches }: DraftPlan, chosen: readonly Candidate[]): number {
  const turned = new Set(chosen.flatMap(({ couplet }) => couplet.turned)).size
  const canAnswer = [...turns, ...punches].some((tier) => tier.some(({ isAnswer }) => isAnswer))
  const isAnswered = !canAnswer || chosen.some(({ isAnswer }) => isAnswer)
  return (
    MISSED_WORD_COST * Math.max(0, wordsWanted - turned) +
    (isAnswered ? 0 : MISSED_RHYME_COST) +
    MISSED_WORD_COST * (pairs - chosen.length)
  )
}

/** What couplets cost that are finer on average than the difficulty wants. */
function craftCost({ mostCraft }: DifficultyAim, couplets: readonly HeardCouplet[]): number {
  const mean = couplets.reduce((sum, { craft }) => sum + craft, 0) / Math.max(1, couplets.length)
  return CRAFT_COST * Math.max(0, mean - mostCraft)
}

/** What a share of rhyme costs. */
export const rhymeCost = (aim: DifficultyAim, share: number): number => SHARE_COST * missOf(aim, share)
