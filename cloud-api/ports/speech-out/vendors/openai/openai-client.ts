import type { VoiceId } from '#shared/domain/character/character.ts'
import { openCompatible } from '../openai-compatible.ts'
import type { VendorAccess, VendorClient } from '../vendor-client.ts'

const MODEL = 'gpt-4o-mini-tts'
/** Models that take no instructions. */
const PLAIN_MODELS = /^tts-1/

const MANNER =
  'A battle rapper on stage, spoken on the beat with a clear stress on every beat. Nothing but the words.'

const CAST: Readonly<Record<VoiceId, { readonly voice: string; readonly instructions: string }>> = {
  'razor-edge': {
    voice: 'sage',
    instructions: `${MANNER} Cold, exact and quiet: hard consonants, an even pace, no smile, contempt without heat.`,
  },
  'venom-growl': {
    voice: 'onyx',
    instructions: `${MANNER} A huge, patient man who growls from deep in the chest: slow menace, stomping stresses.`,
  },
  'silk-velvet': {
    voice: 'ballad',
    instructions: `${MANNER} A rich charmer who never raises his voice: warm, amused, long vowels, a lazy swing.`,
  },
  'cypher-machine': {
    voice: 'echo',
    instructions: `${MANNER} A machine reading a report: monotone, precise, no feeling at all, every syllable of the same length.`,
  },
}

/** Opens the voices of OpenAI, or of a server that speaks its protocol. */
export function openOpenAi(access: VendorAccess): VendorClient {
  const takesInstructions = !PLAIN_MODELS.test(access.model ?? MODEL)
  return openCompatible(
    {
      vendor: 'openai',
      model: MODEL,
      maxCharacters: 1000,
      speeds: { least: 0.5, most: 2 },
      castOf: (voiceId) => (takesInstructions ? CAST[voiceId] : { voice: CAST[voiceId].voice }),
    },
    access,
  )
}
