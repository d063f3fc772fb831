import type { Hertz } from '#shared/std/units.ts'
import { endQuietly } from '../beats/envelopes.ts'
import { reverberate, type Room } from '../beats/mix/reverb.ts'
import { fromDecibels } from '../decibels.ts'
import { amplify } from '../levels.ts'
import { limitPeaks } from '../limit-peaks.ts'
import { integratedLoudness, type Lufs } from '../loudness.ts'

/** As loud as a voice. */
const LOUDNESS: Lufs = -16
const CEILING = fromDecibels(-1.5)

/** Puts a dry sound into a room, in place, and brings it to its loudness. @param wet level of the room's answer */
export function finish(sound: Float32Array, room: Room, wet: number, rate: Hertz): Float32Array {
  const answer = { left: sound.slice(), right: sound.slice() }
  reverberate(answer, room, rate)
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = (sound[index] ?? 0) + wet * ((answer.left[index] ?? 0) + (answer.right[index] ?? 0))
  }
  // Holding peaks down costs loudness, so a little is made good for once.
  for (let round = 0; round < 2; round += 1) {
    amplify(sound, fromDecibels(LOUDNESS - integratedLoudness(sound, rate)))
    limitPeaks(sound, CEILING, rate)
  }
  endQuietly(sound, rate)
  return sound
}
