import type { VoiceId } from '#shared/domain/character/character.ts'
import { openCompatible, type Casting } from '../openai-compatible.ts'
import type { VendorAccess, VendorClient } from '../vendor-client.ts'

const MODEL = 'canopylabs/orpheus-v1-english'
/** Models that read a direction in brackets as one. */
const DIRECTED_MODELS = /orpheus.*english/

const CAST: Readonly<Record<VoiceId, Required<Pick<Casting, 'voice' | 'direction'>>>> = {
  'razor-edge': { voice: 'diana', direction: '[coldly]' },
  'venom-growl': { voice: 'troy', direction: '[menacing]' },
  'silk-velvet': { voice: 'austin', direction: '[smooth]' },
  'cypher-machine': { voice: 'daniel', direction: '[monotone]' },
}
/** The service takes 200 characters, directions among them. */
const MAX_CHARACTERS = 200 - 12

/** Opens the voices of Groq, which speaks OpenAI's protocol. */
export function openGroq(access: VendorAccess): VendorClient {
  const takesDirections = DIRECTED_MODELS.test(access.model ?? MODEL)
  return openCompatible(
    {
      vendor: 'groq',
      model: MODEL,
      maxCharacters: MAX_CHARACTERS,
      speeds: { least: 0.5, most: 2 },
      castOf: (voiceId) => (takesDirections ? CAST[voiceId] : { voice: CAST[voiceId].voice }),
    },
    access,
  )
}
