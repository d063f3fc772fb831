import type { Dice } from './dice.ts'
import type { DraftPlan, Pool } from './draft-plan.ts'

/** What a place in the verse asks of its couplet: which pool it is drawn from. */
export type Place = 'turns' | 'punches' | 'empties'

/** How often a verse of two couplets turns words in both: mostly where no blow answers the player's last rhyme. */
const BOTH_TURNED = 0.2
const BOTH_TURNED_TO_ANSWER = 0.6
/** How often a longer verse takes up all words before it strikes. */
const TURNS_FIRST = 0.25

const canAnswer = (pool: Pool): boolean => pool[0]?.some(({ isAnswer }) => isAnswer) ?? false

/**
 * What each place asks: a verse of four bars turns words before or after a blow of the character's own; a longer one opens
 * by taking up the player's words, goes on by turns, and closes on a blow.
 */
export function placesOf(
  { pairs, turns, punches, empties, wordsWanted }: DraftPlan,
  dice: Dice,
): readonly Place[] {
  const places = (placeAt: (at: number) => Place) => Array.from({ length: pairs }, (_, at) => placeAt(at))
  if (wordsWanted === 0 || turns.length === 0) {
    const isEmpty = wordsWanted === 0 && empties.length > 0
    return places((at) => (isEmpty && at % 3 === 0 ? 'empties' : 'punches'))
  }
  if (pairs > 2) {
    const isTurnsFirst = dice() < TURNS_FIRST
    return places((at) => ((isTurnsFirst ? at < pairs / 2 : at % 2 === 0) ? 'turns' : 'punches'))
  }
  const both = canAnswer(punches) ? BOTH_TURNED : BOTH_TURNED_TO_ANSWER
  if (pairs === 1 || dice() < both) return places(() => 'turns')
  const first = dice() < 0.5 ? 0 : 1
  return places((at) => (at % 2 === first ? 'turns' : 'punches'))
}

/** How often a blow answers the player's last rhyme, where one can; and how often the one that closes a long verse. */
const ANSWERED_BY_BLOW = 0.8
const ANSWERED_AT_CLOSE = 0.25
/** Bars that still sound like an answer to the verse before are the first four. */
const ANSWERING_PLACES = 2

/** Which place answers the player's last rhyme; none where nothing can. */
export function answeringPlace({ punches, turns }: DraftPlan, places: readonly Place[], dice: Dice): number {
  if (!canAnswer(punches) && !canAnswer(turns)) return -1
  const near = Math.min(places.length, ANSWERING_PLACES)
  const blow = places.slice(0, near).indexOf('punches')
  const last = places.length - 1
  if (!canAnswer(punches)) return Math.floor(dice() * near)
  if (blow < 0 || (last > near && dice() < ANSWERED_AT_CLOSE)) return last
  return dice() < ANSWERED_BY_BLOW ? blow : Math.floor(dice() * near)
}
