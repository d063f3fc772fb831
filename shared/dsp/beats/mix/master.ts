import type { Hertz } from '#shared/std/units.ts'
import { applyBiquad, highPass, highShelf, peaking } from '../../biquad.ts'
import { fromDecibels } from '../../decibels.ts'
import { amplify } from '../../levels.ts'
import { limitChannels } from '../../limit-peaks.ts'
import { integratedLoudness, type Lufs } from '../../loudness.ts'
import type { Stereo } from '../stereo.ts'
import { aroundTheSeam } from './around-the-seam.ts'

/** How loud every beat is, so that a voice at -16 LUFS sits above it. */
export const BEAT_LOUDNESS: Lufs = -18
/** How loud it is pressed before it is turned down: dense like a record, its peaks some 10 dB above its loudness. */
const PRESSED: Lufs = -11
const CEILING = fromDecibels(-1.2)
/** What the bend leaves alone: below this level the wave stays as it is. */
const KNEE = 0.5

/** Makes a loop of the mix: room for words, bent and limited peaks, the loudness of every other beat. */
export function master(mix: Stereo, rate: Hertz): Stereo {
  const shaped = aroundTheSeam(mix, { lead: 0.5 }, rate, ({ left, right }) => {
    for (const channel of [left, right]) {
      applyBiquad(channel, highPass({ hertz: 26, q: 0.7, rate }))
      applyBiquad(channel, peaking({ hertz: 1_300, q: 0.55, rate }, -2.5))
      // Noise is as strong at 20 kHz as at 5: nothing that air carries is.
      applyBiquad(channel, highShelf({ hertz: 10_500, q: 0.7, rate }, -6))
    }
  })
  bringTo(shaped, PRESSED, rate)
  for (const channel of [shaped.left, shaped.right]) bend(channel)
  const limited = aroundTheSeam(shaped, { lead: 0.05, trail: 0.05 }, rate, ({ left, right }) => {
    limitChannels([left, right], CEILING, rate)
  })
  bringTo(limited, BEAT_LOUDNESS, rate)
  return limited
}

function bringTo({ left, right }: Stereo, wanted: Lufs, rate: Hertz): void {
  const gain = fromDecibels(wanted - integratedLoudness([left, right], rate))
  amplify(left, gain)
  amplify(right, gain)
}

/** Rounds what rises above the knee, towards 1.5 at most. */
function bend(samples: Float32Array): void {
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0
    const over = Math.abs(sample) - KNEE
    if (over > 0) samples[index] = Math.sign(sample) * (KNEE + Math.tanh(over))
  }
}
