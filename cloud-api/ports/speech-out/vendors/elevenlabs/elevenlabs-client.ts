import type { VoiceId } from '#shared/domain/character/character.ts'
import { readBounded } from '../answers/read-bounded.ts'
import type { VendorAccess, VendorClient } from '../vendor-client.ts'
import { problemOfStatus, VendorProblem } from '../vendor-problem.ts'
import { OUTPUT_FORMAT, readTimedAnswer } from './read-timed-answer.ts'

/** The model that answers soonest. */
const MODEL = 'eleven_flash_v2_5'
const SPEEDS = { least: 0.7, most: 1.2 }

/** A voice that every account has, and how it speaks. */
interface Casting {
  readonly voice: string
  readonly settings: {
    /** High: even; low: lively. */
    readonly stability: number
    readonly similarity_boost: number
    readonly style: number
  }
}

const CAST: Readonly<Record<VoiceId, Casting>> = {
  /** "Alice": clear, British. */
  'razor-edge': {
    voice: 'Xb7hH8MSUJpSbSDYk0k2',
    settings: { stability: 0.6, similarity_boost: 0.8, style: 0.15 },
  },
  /** "Adam": deep, dominant. */
  'venom-growl': {
    voice: 'pNInz6obpgDQGcFmaJgB',
    settings: { stability: 0.35, similarity_boost: 0.8, style: 0.4 },
  },
  /** "George": warm, a teller of stories. */
  'silk-velvet': {
    voice: 'JBFqnCBsd6RMkjVDRZzb',
    settings: { stability: 0.5, similarity_boost: 0.75, style: 0.3 },
  },
  /** "Daniel": a newsreader, as even as he can be. */
  'cypher-machine': {
    voice: 'onwK4e9ZLuTAKqWW03F9',
    settings: { stability: 1, similarity_boost: 0.75, style: 0 },
  },
}

/** Opens the voices of ElevenLabs, which tells when each character sounds. */
export function openElevenLabs({ apiKey, baseUrl, model = MODEL }: VendorAccess): VendorClient {
  return {
    vendor: 'elevenlabs',
    model,
    maxCharacters: 1000,
    speedFor: (speed) => Math.round(100 * Math.max(SPEEDS.least, Math.min(SPEEDS.most, speed))) / 100,
    settingsOf: (voiceId) => JSON.stringify(CAST[voiceId]),
    say: async ({ text, voiceId, speed, signal }) => {
      const { voice, settings } = CAST[voiceId]
      const response = await fetch(
        `${baseUrl}/v1/text-to-speech/${voice}/with-timestamps?output_format=${OUTPUT_FORMAT}`,
        {
          method: 'POST',
          headers: { 'xi-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ text, model_id: model, voice_settings: { ...settings, speed } }),
          // A key goes to the address it was given for and to no other.
          redirect: 'error',
          signal,
        },
      ).catch(() => {
        signal.throwIfAborted()
        // What fetch says may quote a key that is no header.
        throw new VendorProblem('unreachable', 'no connection')
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw problemOfStatus(response.status, response.headers.get('retry-after'))
      }
      return readTimedAnswer(await readBounded(response, signal))
    },
  }
}
