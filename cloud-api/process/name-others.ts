import type { ServicesOfOthers } from '../config/services-of-others.ts'

const NAMES = { openai: 'OpenAI', groq: 'Groq', elevenlabs: 'ElevenLabs' } as const

/**
 * What of a battle leaves this server, for whoever starts it: setting a key is enough for that.
 * @returns sentences; none where everything stays here
 */
export function nameOthers({
  rapper: { writer },
  voice: { service },
  speechIn: { service: listener },
}: Pick<ServicesOfOthers, 'rapper' | 'voice' | 'speechIn'>): readonly string[] {
  const model =
    writer === 'local' ? 'the model at RAPPER_BASE_URL' : writer === 'house' ? undefined : NAMES[writer]
  return [
    ...(model === undefined ? [] : [`Players' verses are sent to ${model}, which answers them (RAPPER).`]),
    ...(listener === 'off'
      ? []
      : [`Players' recordings are sent to ${NAMES[listener]}, which writes them down (SPEECH_IN).`]),
    ...(service === 'system' ? [] : [`Answers are sent to ${NAMES[service]}, which speaks them (VOICE).`]),
  ]
}
