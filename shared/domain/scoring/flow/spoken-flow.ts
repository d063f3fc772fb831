import type { Decibels, Ms, Score, Seconds, Share } from '#shared/std/units.ts'
import { toScore, valueOn, type Curve } from '../curve.ts'
import { STRESS_PLACEMENT } from './norms.ts'
import { divergence } from './divergence.ts'

/** What was measured of a spoken verse (shared/dsp/speech measures it). */
export interface Delivery {
  readonly speakingSeconds: Seconds
  /** Of that time. */
  readonly syllablesPerSecond: number
  /** Standard deviation of the pace over its mean. */
  readonly unevenness: number
  readonly pauses: readonly { readonly start: Seconds; readonly end: Seconds }[]
  /** From the quiet syllables to the loud ones. */
  readonly loudnessRange: Decibels
  /** How it lies on the beat; nothing when there was none. */
  readonly placement: DeliveryOnBeat | undefined
}

/** How a spoken verse lies on the beat. How late all of it is plays no part: that may be the equipment. */
export interface DeliveryOnBeat {
  readonly bpm: number
  /** Where the stresses fall. */
  readonly shares: typeof STRESS_PLACEMENT
  /** How many there are. */
  readonly stressed: number
  readonly spreadMs: Ms
  readonly driftMsPerBar: Ms
}

/** What the ear says of a delivery: shares from 0 to 1, and a mark. */
export interface SpokenFlowReport {
  readonly pace: Share
  readonly steadiness: Share
  readonly pauses: Share
  readonly dynamics: Share
  /** How like real rap the pattern of stresses on the beat is; nothing without a beat. */
  readonly placement: Share | undefined
  /** How closely stresses keep to the beat's sixteenths; nothing without a beat. */
  readonly tightness: Share | undefined
  readonly mark: Score
}

/** Syllables a second against SYLLABLES_PER_SECOND: from its lower quartile on it is good, and much more costs little. */
const PACE: Curve = [
  [1.5, 0],
  [2.8, 0.45],
  [3.85, 0.85],
  [4.45, 1],
  [6.5, 1],
  [8, 0.85],
  [11, 0.4],
]
const EVENNESS: Curve = [
  [0.12, 1],
  [0.25, 0.6],
  [0.5, 0],
]
/** Milliseconds from bar to bar, either way. */
const DRIFT: Curve = [
  [5, 1],
  [15, 0.7],
  [40, 0],
]
/** The share of the time from first to last syllable that is paused. */
const PAUSED: Curve = [
  [0, 0.9],
  [0.05, 1],
  [0.25, 1],
  [0.45, 0.5],
  [0.75, 0],
]
const LOUDNESS: Curve = [
  [1, 0],
  [4, 0.6],
  [7, 1],
  [18, 1],
  [30, 0.4],
]
/** Divergence, in bits, of the placement from that of real rap: all on the beat is .35, all on one off-beat eighth .45. */
const PATTERN: Curve = [
  [0.02, 1],
  [0.08, 0.85],
  [0.2, 0.6],
  [0.35, 0.45],
  [0.6, 0.1],
  [0.8, 0],
]
const SPREAD: Curve = [
  [20, 1],
  [30, 0.85],
  [45, 0.5],
  [60, 0.15],
  [75, 0],
]
/** The spread as a share of a sixteenth: whoever does not hear the beat has .37. */
const SPREAD_IN_SIXTEENTHS: Curve = [
  [0.2, 1],
  [0.28, 0.6],
  [0.35, 0.1],
  [0.38, 0],
]

/** With fewer stresses than this, chance makes the pattern. */
const LEAST_STRESSED = 10
const WITH_BEAT = { pace: 0.2, steadiness: 0.1, pauses: 0.05, dynamics: 0.1, placement: 0.25, tightness: 0.3 }
const WITHOUT_BEAT = { pace: 0.45, steadiness: 0.25, pauses: 0.1, dynamics: 0.2 }

/** How much of a spoken verse's flow is its delivery, on a beat and without one; the rest is its text. */
const SPOKEN_SHARE = { withBeat: 0.6, withoutBeat: 0.3 }

/** Marks how a verse was delivered (SCORE-60 to SCORE-68). Words play no part. */
export function markDelivery(delivery: Delivery): SpokenFlowReport {
  const { placement: beat } = delivery
  const onBeat = beat !== undefined && beat.stressed >= LEAST_STRESSED ? markOnBeat(beat) : undefined
  const shares = {
    pace: valueOn(PACE, delivery.syllablesPerSecond),
    steadiness: onBeat?.steadiness ?? valueOn(EVENNESS, delivery.unevenness),
    pauses: valueOn(PAUSED, pausedShare(delivery)),
    dynamics: valueOn(LOUDNESS, delivery.loudnessRange),
  }
  const { pace, steadiness, pauses, dynamics } = onBeat === undefined ? WITHOUT_BEAT : WITH_BEAT
  const sum =
    pace * shares.pace + steadiness * shares.steadiness + pauses * shares.pauses + dynamics * shares.dynamics
  const beatSum =
    onBeat === undefined ? 0 : WITH_BEAT.placement * onBeat.placement + WITH_BEAT.tightness * onBeat.tightness
  return {
    ...shares,
    placement: onBeat?.placement,
    tightness: onBeat?.tightness,
    mark: toScore(100 * (sum + beatSum)),
  }
}

function markOnBeat({ bpm, shares, stressed, spreadMs, driftMsPerBar }: DeliveryOnBeat) {
  const sixteenth = 15_000 / bpm
  const observed = [shares.onBeat, shares.offBeatEighth, shares.otherSixteenths]
  const usual = [STRESS_PLACEMENT.onBeat, STRESS_PLACEMENT.offBeatEighth, STRESS_PLACEMENT.otherSixteenths]
  return {
    placement: valueOn(PATTERN, divergence(observed, usual, stressed)),
    tightness: Math.min(valueOn(SPREAD, spreadMs), valueOn(SPREAD_IN_SIXTEENTHS, spreadMs / sixteenth)),
    steadiness: valueOn(DRIFT, Math.abs(driftMsPerBar)),
  }
}

function pausedShare({ pauses, speakingSeconds }: Delivery): Share {
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0)
  return paused === 0 ? 0 : paused / (paused + Math.max(0, speakingSeconds))
}

/**
 * The flow of a spoken verse: its text's flow mark and its delivery's, weighed by how much could be heard (SCORE-69). A
 * typed verse has its text's alone.
 */
export function spokenFlowMark(textMark: Score, spoken: SpokenFlowReport | undefined): Score {
  if (spoken === undefined) return textMark
  const share = spoken.tightness === undefined ? SPOKEN_SHARE.withoutBeat : SPOKEN_SHARE.withBeat
  return toScore((1 - share) * textMark + share * spoken.mark)
}
