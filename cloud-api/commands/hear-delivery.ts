import type { ErrorCode, ErrorDetails } from '#shared/contract/error-code.ts'
import { MAX_RECORDING_SECONDS } from '#shared/contract/http/battles.ts'
import type { Delivery } from '#shared/domain/scoring/flow/spoken-flow.ts'
import { refuse, type Result } from '#shared/std/result.ts'
import type { RecordingFault } from '../ports/sound-in/bad-recording.ts'
import { SoundInProblem, type SoundIn } from '../ports/sound-in/sound-in.ts'

/** What is wrong with a recording, with what its sentence names. */
export interface RecordingRefused {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

const CODES = {
  empty: 'recording_empty',
  'not-audio': 'recording_not_audio',
  unsupported: 'recording_unsupported',
  'has-video': 'recording_has_video',
  encrypted: 'recording_encrypted',
  'too-long': 'recording_too_long',
  truncated: 'recording_truncated',
  damaged: 'recording_damaged',
  silent: 'recording_silent',
  clipped: 'recording_clipped',
  'without-voice': 'recording_without_voice',
} as const satisfies Record<RecordingFault, ErrorCode>

/** How a recording was rapped, or what is wrong with it (REC-3 to REC-10). */
export async function hearDelivery(
  soundIn: SoundIn,
  recording: Uint8Array,
): Promise<Result<Delivery, 'hearing_unavailable' | RecordingRefused>> {
  try {
    const heard = await soundIn.hear(recording)
    if (heard.ok) return heard
    const { fault, given = '' } = heard.refusal
    return refuse({ code: CODES[fault], details: { given, limit: MAX_RECORDING_SECONDS } })
  } catch (error) {
    if (error instanceof SoundInProblem) return refuse('hearing_unavailable')
    throw error
  }
}
