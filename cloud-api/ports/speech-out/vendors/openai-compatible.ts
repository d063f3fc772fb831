import { APIError } from 'openai'
import type { VoiceId } from '#shared/domain/character/character.ts'
import { openAiClient } from '../../open-ai-client.ts'
import { readBounded } from './answers/read-bounded.ts'
import { readWaveAnswer } from './answers/read-wave-answer.ts'
import type { Vendor, VendorAccess, VendorClient } from './vendor-client.ts'
import { problemOfStatus, VendorProblem } from './vendor-problem.ts'

/** What differs between services that speak OpenAI's protocol. */
export interface CompatibleService {
  readonly vendor: Vendor
  readonly model: string
  readonly maxCharacters: number
  readonly speeds: { readonly least: number; readonly most: number }
  /** How a character sounds there. */
  castOf(voiceId: VoiceId): Casting
}

/** A voice of a service and how it is asked to speak. */
export interface Casting {
  readonly voice: string
  /** Sent beside the text. */
  readonly instructions?: string
  /** Sent before the text, in the service's own brackets. */
  readonly direction?: string
}

/** Opens a client of `POST /audio/speech` as OpenAI has it; the sound comes as WAV. */
export function openCompatible(service: CompatibleService, access: VendorAccess): VendorClient {
  const { vendor, speeds } = service
  const model = access.model ?? service.model
  const api = openAiClient(access)
  return {
    vendor,
    model,
    maxCharacters: service.maxCharacters,
    speedFor: (speed) => Math.round(100 * Math.max(speeds.least, Math.min(speeds.most, speed))) / 100,
    settingsOf: (voiceId) => JSON.stringify(service.castOf(voiceId)),
    say: async ({ text, voiceId, speed, signal }) => {
      signal.throwIfAborted()
      const { voice, instructions, direction } = service.castOf(voiceId)
      const response = await api.audio.speech
        .create(
          {
            model,
            voice,
            input: direction === undefined ? text : `${direction} ${text}`,
            response_format: 'wav',
            ...(instructions !== undefined && { instructions }),
            ...(speed !== 1 && { speed }),
          },
          { signal },
        )
        .catch((error: unknown) => {
          signal.throwIfAborted()
          throw problemOf(error)
        })
      refuseText(response.headers.get('content-type'))
      return readWaveAnswer(await readBounded(response, signal))
    },
  }
}

/** What the library says of a failure quotes the answer, which may quote the key. */
function problemOf(error: unknown): VendorProblem {
  if (error instanceof APIError && typeof error.status === 'number') {
    return problemOfStatus(error.status, error.headers?.get('retry-after'))
  }
  return new VendorProblem('unreachable', 'no connection')
}

function refuseText(type: string | null): void {
  if (/^(text\/|application\/(json|xml))/i.test(type ?? '')) {
    throw new VendorProblem('unusable', 'text instead of sound')
  }
}
