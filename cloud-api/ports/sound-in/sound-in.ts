import type { Delivery } from '#shared/domain/scoring/flow/spoken-flow.ts'
import type { Result } from '#shared/std/result.ts'
import type { RecordingRefusal } from './bad-recording.ts'

/** Hears recordings that players send. */
export interface SoundIn {
  /**
   * Decodes a recording and hears how it was delivered. What is wrong with the recording comes back.
   * @throws SoundInProblem, or the signal's reason
   */
  hear(bytes: Uint8Array, signal?: AbortSignal): Promise<Result<Delivery, RecordingRefusal>>
  close(): Promise<void>
}

/** A recording was not heard, and it may not be the recording's fault: there was no time, no place or no thread for it. */
export class SoundInProblem extends Error {
  override readonly name = 'SoundInProblem'
}
