import { checkVerse, type VerseRefusal } from '#shared/domain/scoring/check-verse.ts'
import { refuse, type Result } from '#shared/std/result.ts'
import type { SpeechIns } from '../ports/speech-in/open-speech-ins.ts'
import { SpeechInProblem } from '../ports/speech-in/speech-in.ts'

/** Why there is no verse in a recording (docs/spec/transcription.md, HEAR-17). */
export type TranscribeRefusal =
  | VerseRefusal
  | 'speech_not_available'
  | 'recording_damaged'
  | 'recording_without_voice'
  | 'hearing_unavailable'

/** The ear for words understands English alone. */
const LANGUAGE = 'en'

/**
 * The verse that was said in a recording (HEAR-16); what is wrong with the recording itself `hearDelivery` says better.
 * @throws the signal's reason once that is aborted
 */
export async function transcribeRecording(
  { speechIn }: { readonly speechIn: SpeechIns },
  recording: Uint8Array,
  signal: AbortSignal,
): Promise<Result<string, TranscribeRefusal>> {
  const listener = speechIn.choose({ accounts: [] })
  if (listener === undefined) return refuse('speech_not_available')
  try {
    const { text } = await listener.transcribe({ recording, language: LANGUAGE, signal })
    return text === '' ? refuse('recording_without_voice') : checkVerse(text)
  } catch (error) {
    if (!(error instanceof SpeechInProblem)) throw error
    return refuse(error.reason === 'unreadable' ? 'recording_damaged' : 'hearing_unavailable')
  }
}
