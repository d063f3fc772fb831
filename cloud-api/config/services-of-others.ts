import { demand } from './config-problem.ts'
import type { Environment } from './environment.ts'

/** How to reach a vendor's service. */
export interface VendorAccess {
  readonly baseUrl: string
  /** Absent: this server has no account there. */
  readonly apiKey?: string
}

/** The vendors this server may use, whoever chose them. */
export type VendorName = 'openai' | 'groq' | 'elevenlabs'

/** Who writes the opponent's verses: the house rapper, or a language model with the house rapper behind it. */
export type RapperConfig =
  | { readonly writer: 'house' }
  | (VendorAccess & {
      readonly writer: 'openai' | 'groq' | 'local'
      /** Absent: the preset's. */
      readonly model?: string
    })

/** Which service says the opponent's verses. */
export interface VoiceConfig {
  readonly service: 'system' | VendorName
  /** Absent: the service's own default. */
  readonly model?: string
}

/** Which service writes down what players say. */
export interface SpeechInConfig {
  readonly service: 'off' | 'openai' | 'groq'
  /** Absent: the service's own default. */
  readonly model?: string
}

/** The services of others that this server uses. */
export interface ServicesOfOthers {
  readonly vendors: Readonly<Record<VendorName, VendorAccess>>
  readonly rapper: RapperConfig
  readonly voice: VoiceConfig
  readonly speechIn: SpeechInConfig
}

/** Where Ollama listens. */
const OLLAMA = 'http://localhost:11434/v1'

const accessOf = (baseUrl: string, apiKey: string | undefined): VendorAccess => ({
  baseUrl,
  ...(apiKey !== undefined && { apiKey }),
})

/**
 * What this server's keys are used for. With RAPPER, VOICE or SPEECH_IN unset the keys decide: a local model before Groq's,
 * which starts sooner, before OpenAI's; ElevenLabs' voices before OpenAI's before Groq's; Groq's ear before OpenAI's.
 * @throws ConfigProblem where a service is chosen and its key is missing
 */
export function servicesOfOthers(settings: Environment): ServicesOfOthers {
  const vendors = {
    openai: accessOf(settings.OPENAI_BASE_URL, settings.OPENAI_API_KEY),
    groq: accessOf(settings.GROQ_BASE_URL, settings.GROQ_API_KEY),
    elevenlabs: accessOf(settings.ELEVENLABS_BASE_URL, settings.ELEVENLABS_API_KEY),
  }
  const hasKey = (vendor: VendorName): boolean => vendors[vendor].apiKey !== undefined
  const writer =
    settings.RAPPER ??
    (settings.RAPPER_BASE_URL === undefined
      ? ((['groq', 'openai'] as const).find(hasKey) ?? 'house')
      : 'local')
  const service = settings.VOICE ?? (['elevenlabs', 'openai', 'groq'] as const).find(hasKey) ?? 'system'
  const listener = settings.SPEECH_IN ?? (['groq', 'openai'] as const).find(hasKey) ?? 'off'
  demand([
    [
      'RAPPER_BASE_URL',
      settings.RAPPER_BASE_URL === undefined || writer === 'local',
      `RAPPER_BASE_URL is for RAPPER=local; with RAPPER=${writer} it must be left out.`,
    ],
    needsKey('RAPPER', writer, vendors),
    needsKey('VOICE', service, vendors),
    needsKey('SPEECH_IN', listener, vendors),
  ])
  const model = settings.RAPPER_MODEL !== undefined && { model: settings.RAPPER_MODEL }
  return {
    vendors,
    rapper:
      writer === 'house'
        ? { writer }
        : writer === 'local'
          ? { writer, baseUrl: settings.RAPPER_BASE_URL ?? OLLAMA, ...model }
          : { writer, ...vendors[writer], ...model },
    voice: { service, ...(settings.VOICE_MODEL !== undefined && { model: settings.VOICE_MODEL }) },
    speechIn: {
      service: listener,
      ...(settings.SPEECH_IN_MODEL !== undefined && { model: settings.SPEECH_IN_MODEL }),
    },
  }
}

function needsKey(
  chooser: 'RAPPER' | 'VOICE' | 'SPEECH_IN',
  chosen: string,
  vendors: Readonly<Record<string, VendorAccess>>,
): readonly [variable: string, holds: boolean, sentence: string] {
  const variable = `${chosen.toUpperCase()}_API_KEY`
  const access = vendors[chosen]
  const holds = access === undefined || access.apiKey !== undefined
  return [variable, holds, `${variable} must be set too: ${chooser}=${chosen} needs it.`]
}
