import type { Delivery } from '#shared/domain/scoring/flow/spoken-flow.ts'
import type { NoSpeech } from '#shared/dsp/speech/hear-syllables.ts'
import { hearFlow } from '#shared/dsp/speech/spoken-flow.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import type { RecordingFault, RecordingRefusal } from './bad-recording.ts'
import { decodeRecording } from './decode-recording.ts'
import { HEARD_RATE } from './limits.ts'

const FAULTS: Readonly<Record<NoSpeech, RecordingFault>> = {
  'no-sound': 'empty',
  silent: 'silent',
  'no-voice': 'without-voice',
  'too-short': 'without-voice',
}

/** Decodes a recording and hears how it was delivered. As nobody tells where a beat lay in
 * it, there is none; without one the words change nothing. */
export async function hearRecording(bytes: Uint8Array): Promise<Result<Delivery, RecordingRefusal>> {
  const decoded = await decodeRecording(bytes)
  if (!decoded.ok) return decoded
  const flow = hearFlow({ samples: decoded.value, rate: HEARD_RATE })
  if (flow.kind === 'not-enough-speech') return refuse({ fault: FAULTS[flow.reason] })
  const { speakingSeconds, syllablesPerSecond, unevenness, pauses, loudnessRange } = flow
  return ok({
    speakingSeconds,
    syllablesPerSecond,
    unevenness,
    pauses,
    loudnessRange,
    placement: undefined,
  })
}
