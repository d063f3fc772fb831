import { RHYMES_BY_BEAT, STRESS_PLACEMENT } from './norms.ts'

/** A bar's syllables laid on its sixteenths. */
export interface BarLayout {
  /**
   * The sixteenth each syllable would fall on, ascending: 0 is the downbeat, 4, 8 and 12 the other beats, what is below 0
   * the pick-up. Of a bar with too many syllables for that, fractions.
   */
  readonly sixteenths: readonly number[]
  /** How easily it lies there: mean log-odds of a syllable against one placed by chance, about -1 to 0.4. */
  readonly ease: number
}

/** Beats of a bar, and sixteenths of a beat. */
const BEATS = 4
const PER_BEAT = 4
const SIXTEENTHS = BEATS * PER_BEAT
/** How many sixteenths before its downbeat a bar may begin. */
const PICK_UP = 4
const PLACES = PICK_UP + SIXTEENTHS
/** Sixteenths from one syllable to the next, at most. */
const LONGEST_STEP = 4

/** Log-odds of a place against an even spread: `shares` go to the 4 beats, the 4 eighths after them, the 8 others. */
const logOdds = (onBeat: number, offBeat: number, others: number): readonly number[] => {
  const whole = onBeat + offBeat + others
  const odds = [onBeat / BEATS, others / 8, offBeat / BEATS, others / 8]
  return odds.map((share) => Math.log((share / whole) * SIXTEENTHS))
}

/** Of stressed syllables, by experts' labels of real verses. */
const STRESSED = logOdds(
  STRESS_PLACEMENT.onBeat,
  STRESS_PLACEMENT.offBeatEighth,
  STRESS_PLACEMENT.otherSixteenths,
)
/** Of the others: what is left when ten syllables, four or five of them stressed, fill a bar. An estimate of ours. */
const UNSTRESSED = logOdds(0.2, 0.25, 0.55)
/** The last stress of a bar carries the rhyme: by the beat of the bar that it falls on or after. */
const RHYME = RHYMES_BY_BEAT.map((share) => Math.log(share * BEATS))

/** Of a step of one, two, three, four sixteenths: a bar of ten syllables mixes ones and twos. An estimate of ours. */
const STEP = [0.5, 0.4, 0.06, 0.04].map((share) => Math.log(share * LONGEST_STEP) / 2)
/** What it costs to begin so many sixteenths from the downbeat, either way. */
const LATE_START = 0.12
const EARLY_START = 0.18
/** The ease of a bar that does not fit its sixteenths at all. */
const CROWDED = -1

const startCost = (place: number): number =>
  place < PICK_UP ? EARLY_START * (PICK_UP - place) : LATE_START * (place - PICK_UP)

/**
 * Lays a bar's syllables on the sixteenths of four beats, where it would most likely be said: the path with the highest
 * log-odds (dynamic programming) of stresses on strong places, of the bar's last stress where rhymes fall, and of short
 * steps between syllables.
 * @param stresses of each syllable in its order
 */
export function layBar(stresses: readonly boolean[]): BarLayout {
  const count = stresses.length
  if (count === 0) return { sixteenths: [], ease: 0 }
  if (count > PLACES) return crowded(count)
  const lastStress = stresses.lastIndexOf(true)
  const best = new Float64Array(count * PLACES).fill(-Infinity)
  const from = new Int8Array(count * PLACES)
  for (let syllable = 0; syllable < count; syllable += 1) {
    const odds = stresses[syllable] === true ? STRESSED : UNSTRESSED
    for (let place = syllable; place < PLACES - (count - 1 - syllable); place += 1) {
      const here = syllable * PLACES + place
      if (syllable === 0) best[here] = -startCost(place)
      else stepTo(best, from, here, place)
      best[here] = (best[here] ?? 0) + (odds[place % PER_BEAT] ?? 0)
      if (syllable === lastStress) best[here] = (best[here] ?? 0) + rhymeOdds(place)
    }
  }
  return readPath(best, from, count)
}

/** The best way to a place from one of the four before it. */
function stepTo(best: Float64Array, from: Int8Array, here: number, place: number): void {
  for (let step = 1; step <= LONGEST_STEP && step <= place; step += 1) {
    const odds = (best[here - PLACES - step] ?? 0) + (STEP[step - 1] ?? 0)
    if (odds <= (best[here] ?? 0)) continue
    best[here] = odds
    from[here] = step
  }
}

const rhymeOdds = (place: number): number => RHYME[Math.max(0, Math.floor(place / PER_BEAT) - 1)] ?? 0

function readPath(best: Float64Array, from: Int8Array, count: number): BarLayout {
  const last = best.subarray((count - 1) * PLACES)
  let place = last.reduce((winner, odds, at) => (odds > (last[winner] ?? 0) ? at : winner), 0)
  const ease = (last[place] ?? 0) / count
  const sixteenths = new Array<number>(count)
  for (let syllable = count - 1; syllable >= 0; syllable -= 1) {
    sixteenths[syllable] = place - PICK_UP
    place -= from[syllable * PLACES + place] ?? 0
  }
  return { sixteenths, ease }
}

/** More syllables than sixteenths: spread evenly. */
const crowded = (count: number): BarLayout => ({
  sixteenths: Array.from({ length: count }, (_, index) => (index * SIXTEENTHS) / count),
  ease: CROWDED,
})
