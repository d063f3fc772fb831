import type { Knex } from 'knex'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import type { Ms } from '#shared/std/units.ts'
import type { SpeechIns } from '../ports/speech-in/open-speech-ins.ts'
import { findBattle } from './find-battles.ts'
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

/** What a player said for the next round of their battle; changes nothing (HEAR-15). */
export async function transcribe(
  services: { readonly knex: Knex; readonly speechIn: SpeechIns },
  { userId, battleId, recording, signal }: Transcribe,
): Promise<Result<Transcription, TranscribeRefusal | 'battle_not_found' | 'battle_finished'>> {
  const startedAt = performance.now()
  const battle = await findBattle(services.knex, userId, battleId)
  if (!battle.ok) return battle
  if (battle.value.status !== 'active') return refuse('battle_finished')
  const verse = await transcribeRecording(services, recording, signal)
  if (!verse.ok) return verse
  return ok({ userText: verse.value, processingTime: Math.round(performance.now() - startedAt) })
}
