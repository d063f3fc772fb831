import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { fliteLineVoice } from '../flite/flite-line-voice.ts'
import { openSpeechOut } from '../open-speech-out.ts'
import type { SpeechOut } from '../speech-out.ts'
import { openVoiceThreads } from '../threads/open-voice-threads.ts'
import { rehearseTiming } from './timing/rehearse-timing.ts'
import { openVoices, type VoicePreference, type VoicesOptions } from './open-voices.ts'

export interface ChosenVoiceOptions extends Omit<VoicesOptions, 'system' | 'ear'> {
  /** May still be on its way. */
  readonly ear: Pronouncer | Promise<Pronouncer>
  /** Whose voices say verses. */
  readonly preference: VoicePreference
}

/**
 * Opens the voice that verses are said with: a service's, or the one that comes along, which stands in for it.
 * @throws when the engine of the latter is missing or cannot run.
 */
export async function openChosenVoice({ preference, ...options }: ChosenVoiceOptions): Promise<SpeechOut> {
  const [threads, ear] = await Promise.all([openVoiceThreads(), options.ear])
  if (preference.service !== 'system') rehearseTiming(ear)
  const system = fliteLineVoice(threads)
  const voices = await openVoices({ ...options, ear, system })
  return openSpeechOut({ threads, voices: [system, voices], choose: voices.choose(preference) })
}
