import { createHash } from 'node:crypto'
import { checkVerse } from '#shared/domain/scoring/check-verse.ts'
import type { Delivery } from '#shared/domain/scoring/flow/spoken-flow.ts'
import { ok, type Result } from '#shared/std/result.ts'
import type { SpeechIns } from '../../ports/speech-in/open-speech-ins.ts'
import type { SoundIn } from '../../ports/sound-in/sound-in.ts'
import { hearDelivery, type RecordingRefused } from '../hear-delivery.ts'
import { transcribeRecording, type TranscribeRefusal } from '../transcribe-recording.ts'
import type { TurnRefusal } from './turn-step.ts'

/** What a player sends to be answered. */
export interface Submission {
  readonly userId: string
  readonly battleId: string
  /** The verse as typed; undefined where none was sent. */
  readonly verse: string | undefined
  /** The verse as rapped, as a file; undefined where none was sent. */
  readonly recording: Uint8Array | undefined
  /** Makes a retried submission the same round. */
  readonly idempotencyKey: string | undefined
  readonly now: () => Date
}

/** A submission that was heard and may be answered. */
export interface TakenSubmission extends Omit<Submission, 'recording' | 'verse'> {
  /** The verse as typed, or as it is heard in the recording. */
  readonly readVerse: (signal: AbortSignal) => Promise<Result<string, TranscribeRefusal>>
  /** How it was rapped; undefined where it was typed. */
  readonly delivery: Delivery | undefined
  /** Equal for the same verse and recording. */
  readonly requestHash: string
}

/** Hears the recording of a submission and checks its verse, before anything happens (REC-11, VERSE-1 to VERSE-8). */
export async function takeSubmission(
  services: { readonly soundIn: SoundIn; readonly speechIn: SpeechIns },
  { recording, verse: typed = '', ...submission }: Submission,
): Promise<Result<TakenSubmission, TurnRefusal | RecordingRefused>> {
  const delivery = recording === undefined ? ok(undefined) : await hearDelivery(services.soundIn, recording)
  if (!delivery.ok) return delivery
  const taken = { ...submission, delivery: delivery.value }
  if (typed.trim() === '' && recording !== undefined) {
    const readVerse = (signal: AbortSignal) => transcribeRecording(services, recording, signal)
    return ok({ ...taken, readVerse, requestHash: hashOf('', recording) })
  }
  const verse = checkVerse(typed)
  if (!verse.ok) return verse
  return ok({
    ...taken,
    readVerse: () => Promise.resolve(verse),
    requestHash: hashOf(verse.value, recording),
  })
}

function hashOf(verse: string, recording: Uint8Array | undefined): string {
  const hash = createHash('sha256').update(verse)
  // No verse holds this sign (VERSE-4): what comes behind it is sound.
  if (recording !== undefined) hash.update('\0').update(recording)
  return hash.digest('base64url')
}
