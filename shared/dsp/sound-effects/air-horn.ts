import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass, peaking } from '../biquad.ts'
import { softClip } from '../soft-clip.ts'
import { createNoise } from '../beats/noise.ts'
import { pulseAt } from '../beats/oscillators.ts'
import { finish } from './finish.ts'

const LENGTH: Seconds = 2.4
/** Two short, one long: when, and for how long. */
const BLASTS: readonly (readonly [start: Seconds, length: Seconds])[] = [
  [0, 0.16],
  [0.25, 0.16],
  [0.5, 0.95],
]
/** Three trumpets on one can. */
const TRUMPETS: readonly Hertz[] = [466, 589, 702]
const SCOOP: Seconds = 0.03

/** An air horn: two short blasts and a long one that sags as the can runs out. Mono. */
export function airHorn(rate: Hertz): Float32Array {
  const sound = new Float32Array(Math.round(LENGTH * rate))
  for (const [start, length] of BLASTS) addBlast(sound, Math.round(start * rate), length, rate)
  applyBiquad(sound, highPass({ hertz: 250, q: 0.7, rate }))
  applyBiquad(sound, peaking({ hertz: 1_700, q: 1, rate }, 5))
  applyBiquad(sound, peaking({ hertz: 3_200, q: 1.2, rate }, 3))
  softClip(sound, 2)
  return finish(sound, { seconds: 1.3, damping: 0.3 }, 0.1, rate)
}

function addBlast(sound: Float32Array, start: number, length: Seconds, rate: Hertz): void {
  const noise = createNoise(start + 1)
  const turns = TRUMPETS.map(() => (noise() + 1) / 2)
  for (let index = 0; index < (length + 0.06) * rate; index += 1) {
    const time = index / rate
    // The membrane speaks from below its pitch; the pressure falls while it blows.
    const bend = 1 - 0.12 * Math.exp(-time / SCOOP) - 0.02 * time * time
    const level = Math.min(1, time / 0.012) * Math.min(1, Math.exp((length - time) / 0.012))
    let blast = 0.08 * noise()
    TRUMPETS.forEach((hertz, trumpet) => {
      const step = (hertz * bend) / rate
      const turn = ((turns[trumpet] ?? 0) + step) % 1
      turns[trumpet] = turn
      blast += 0.3 * pulseAt(turn, step, 0.3)
    })
    const place = start + index
    if (place < sound.length) sound[place] = (sound[place] ?? 0) + 0.6 * level * blast
  }
}
