import { applyBiquad, lowPass } from '../../biquad.ts'
import { lengthOf, shape, type Envelope } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import type { Instrument } from '../strike.ts'

const ENVELOPE: Envelope = { attack: 0.001, decay: 3, sustain: 1, release: 0.12 }

/**
 * A plucked string: noise in a delay line that loses its treble at each turn (Karplus and Strong, "Digital synthesis of
 * plucked-string and drum timbres", Computer Music Journal 7(2), 1983), tuned between samples.
 * @param damping 0 rings, 1 is muted.
 */
export function pluck(damping: number): Instrument {
  return ({ hertz, seconds, velocity, rate, seed }) => {
    const sound = new Float32Array(lengthOf(ENVELOPE, seconds, rate))
    const period = rate / hertz - 0.5
    const size = Math.floor(period)
    const between = period - size
    const line = excitation(size + 1, velocity, rate, seed)
    const loss = 0.9985 - 0.02 * damping
    let cursor = 0
    let last = 0
    for (let index = 0; index < sound.length; index += 1) {
      const following = cursor + 1 >= line.length ? 0 : cursor + 1
      const newer = line[following] ?? 0
      const older = line[cursor] ?? 0
      const output = newer + between * (older - newer)
      sound[index] = output * 0.9
      line[cursor] = loss * 0.5 * (output + last)
      last = output
      cursor = following
    }
    shape(sound, ENVELOPE, seconds, rate)
    return sound
  }
}

function excitation(size: number, velocity: number, rate: number, seed: number): Float32Array {
  const noise = createNoise(seed)
  const burst = Float32Array.from({ length: size }, () => noise() * velocity)
  applyBiquad(burst, lowPass({ hertz: 1_500 + 5_000 * velocity, q: 0.7, rate }))
  const mean = burst.reduce((sum, sample) => sum + sample, 0) / size
  return burst.map((sample) => sample - mean)
}
