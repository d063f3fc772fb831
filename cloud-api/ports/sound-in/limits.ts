import { MAX_RECORDING_SECONDS } from '#shared/contract/http/battles.ts'
import type { Seconds } from '#shared/std/units.ts'
import { BadRecording } from './bad-recording.ts'

/** The rate that everything is brought to. */
export const HEARD_RATE = 16_000

/** @throws BadRecording for more seconds than are heard, whether they are told or counted; what is no number is told by nobody. */
export function checkLength(seconds: Seconds): void {
  if (seconds > MAX_RECORDING_SECONDS) throw new BadRecording('too-long')
}
