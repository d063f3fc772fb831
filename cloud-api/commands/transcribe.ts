import type { Knex } from 'knex'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import type { Ms } from '#shared/std/units.ts'
import type { SoundIn } from '../ports/sound-in/sound-in.ts'
import type { SpeechIns } from '../ports/speech-in/open-speech-ins.ts'
import { findBattle } from './find-battles.ts'
import { hearDelivery, type RecordingRefused } from './hear-delivery.ts'
import { transcribeRecording, type TranscribeRefusal } from './transcribe-recording.ts'

export interface Transcribe {
  readonly userId: string
  readonly battleId: string
  readonly recording: Uint8Array
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal
}

export interface Transcription {
  readonly userText: string
  readonly processingTime: Ms
}

interface TranscribeServices {
  readonly knex: Knex
  readonly soundIn: SoundIn
  readonly speechIn: SpeechIns
}

/** What a player said for the next round of their battle; changes nothing (HEAR-15). */
export async function transcribe(
  services: TranscribeServices,
  request: Transcribe,
): Promise<
  Result<Transcription, TranscribeRefusal | RecordingRefused | 'battle_not_found' | 'battle_finished'>
> {
  const startedAt = performance.now()
  const battle = await findBattle(services.knex, request.userId, request.battleId)
  if (!battle.ok) return battle
  if (battle.value.status !== 'active') return refuse('battle_finished')
  const verse = await hearVerse(services, request)
  if (!verse.ok) return verse
  return ok({ userText: verse.value, processingTime: Math.round(performance.now() - startedAt) })
}

/** Has a recording written down while it is heard whether a round would take it: if not, nobody needs to go on writing. */
async function hearVerse(
  services: TranscribeServices,
  { recording, signal }: Transcribe,
): Promise<Result<string, TranscribeRefusal | RecordingRefused>> {
  const refused = new AbortController()
  const [heard, verse] = await Promise.all([
    hearDelivery(services.soundIn, recording).then((delivery) => {
      if (!delivery.ok) refused.abort()
      return delivery
    }),
    transcribeRecording(services, recording, AbortSignal.any([signal, refused.signal])).catch(
      (error: unknown) => {
        if (error === refused.signal.reason) return refuse('hearing_unavailable' as const)
        throw error
      },
    ),
  ])
  // What is wrong with a recording says more than what became of it; where nobody writes, nothing else matters.
  return heard.ok || (!verse.ok && verse.refusal === 'speech_not_available') ? verse : heard
}
