import { openSpeechOut } from '../open-speech-out.ts'
import type { SpeechOut } from '../speech-out.ts'
import { openVoiceThreads, type VoiceThreadsOptions } from '../threads/open-voice-threads.ts'
import { fliteLineVoice } from './flite-line-voice.ts'

/**
 * Opens the voice that comes with the product alone: flite in threads, without key or network.
 * @throws when the engine's file is missing or cannot run.
 */
export async function openFliteVoice(options?: VoiceThreadsOptions): Promise<SpeechOut> {
  const threads = await openVoiceThreads(options)
  const flite = fliteLineVoice(threads)
  return openSpeechOut({ threads, voices: [flite], choose: () => flite })
}
