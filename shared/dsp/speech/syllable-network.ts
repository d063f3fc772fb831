import type { NormalBands } from './normal-bands.ts'
import { BANDS } from './speech-bands.ts'

/** The frames, counted from the one judged, whose bands are looked at: 120 ms to each side, densest in the middle. */
const TAPS: readonly number[] = [-24, -18, -13, -9, -6, -4, -2, 0, 2, 4, 6, 9, 13, 18, 24]
export const INPUTS = TAPS.length * BANDS
/** Units between the bands and the verdicts. */
export const HIDDEN = 16
/** The middle of a vowel, its beginning, its end. */
export const OUTPUTS = 3

/** What the network has learned. */
export interface NetworkWeights {
  /** By input (tap by tap, band by band), then by hidden unit. */
  readonly hidden: Float32Array
  readonly hiddenBias: Float32Array
  /** By hidden unit, then by output. */
  readonly output: Float32Array
  readonly outputBias: Float32Array
}

/** Verdicts on each frame, 0 to 1. */
export interface FrameVerdicts {
  /** Whether it is the middle of a vowel. */
  readonly nucleus: Float32Array
  /** Whether a vowel begins in it. */
  readonly onset: Float32Array
  /** Whether a vowel ends in it. */
  readonly end: Float32Array
}

/** The values of the frames around one, the edges repeated beyond them, written into `target`. */
export function gatherInputs({ frames, values }: NormalBands, frame: number, target: Float32Array): void {
  for (let tap = 0; tap < TAPS.length; tap += 1) {
    const seen = Math.min(frames - 1, Math.max(0, frame + (TAPS[tap] ?? 0)))
    for (let band = 0; band < BANDS; band += 1) target[tap * BANDS + band] = values[seen * BANDS + band] ?? 0
  }
}

/** Runs the network over all frames: one hidden layer of tanh units, logistic outputs. */
export function judgeFrames(bands: NormalBands, weights: NetworkWeights): FrameVerdicts {
  const inputs = new Float32Array(INPUTS)
  const units = new Float64Array(HIDDEN)
  const curves = Array.from({ length: OUTPUTS }, () => new Float32Array(bands.frames))
  for (let frame = 0; frame < bands.frames; frame += 1) {
    gatherInputs(bands, frame, inputs)
    units.set(weights.hiddenBias)
    for (let input = 0; input < INPUTS; input += 1) {
      const value = inputs[input] ?? 0
      const row = input * HIDDEN
      for (let unit = 0; unit < HIDDEN; unit += 1)
        units[unit] = (units[unit] ?? 0) + value * (weights.hidden[row + unit] ?? 0)
    }
    for (let unit = 0; unit < HIDDEN; unit += 1) units[unit] = Math.tanh(units[unit] ?? 0)
    curves.forEach((curve, verdict) => {
      let sum = weights.outputBias[verdict] ?? 0
      for (let unit = 0; unit < HIDDEN; unit += 1)
        sum += (units[unit] ?? 0) * (weights.output[unit * OUTPUTS + verdict] ?? 0)
      curve[frame] = 1 / (1 + Math.exp(-sum))
    })
  }
  const [nucleus = NO_CURVE, onset = NO_CURVE, end = NO_CURVE] = curves
  return { nucleus, onset, end }
}

const NO_CURVE = new Float32Array()
