import { noise, sine } from '#shared/dsp/testing/tones.ts'
import { between, someBeat, type Chance } from './augment.ts'

const SECONDS = 4

/**
 * Sounds in which nobody speaks, some of them to the pace of speech. Melodies are not among them: a held vowel is a note,
 * and whoever learns to doubt notes doubts slow voices.
 */
export function wordless(rate: number, chance: Chance): Float32Array[] {
  const hiss = noise(0.1, SECONDS * rate, Math.floor(chance() * 1e9))
  return [
    someBeat(SECONDS, rate, chance),
    someBeat(SECONDS, rate, chance),
    hiss,
    sine(between(chance, 100, 1600), 0.3, rate, SECONDS),
    pulsed(noise(0.3, SECONDS * rate, Math.floor(chance() * 1e9)), rate, chance),
    clicks(rate, chance),
  ]
}

/** A sound that swells and fades a few times a second. */
function pulsed(samples: Float32Array, rate: number, chance: Chance): Float32Array {
  const speed = between(chance, 2, 9)
  const depth = between(chance, 0.5, 1)
  return samples.map((sample, index) => {
    return sample * (1 - depth * (0.5 + 0.5 * Math.sin((2 * Math.PI * speed * index) / rate)))
  })
}

function clicks(rate: number, chance: Chance): Float32Array {
  const track = new Float32Array(SECONDS * rate)
  const step = between(chance, 0.1, 0.5)
  for (let time = step; time < SECONDS; time += step) track[Math.round(time * rate)] = 0.9
  return track
}
