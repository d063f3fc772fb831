import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearText } from '#shared/domain/scoring/hearing/hear-text.ts'
import type { Ms } from '#shared/std/units.ts'
import type { Maker } from '../../maker.ts'
import type { LineOrder } from '../line-voice.ts'
import type { Finish, Speech } from '../say-in-time.ts'
import { soundKey, type SoundCache } from './cache/sound-cache.ts'
import { openLane } from '../../lane.ts'
import { shareCalls } from './calls/share-calls.ts'
import { tryInTime } from './calls/try-in-time.ts'
import { spokenText } from './spoken-text.ts'
import { characterWords } from './timing/character-words.ts'
import { soundSpan } from './timing/sound-span.ts'
import { timeSpeech } from './timing/time-speech.ts'
import type { VendorClient, VendorSound } from './vendor-client.ts'
import { VendorProblem } from './vendor-problem.ts'

/** A service as a voice: it says lines, or says why not. */
export interface VendorVoice {
  readonly maker: Maker
  /**
   * Says a line (VOICE-30 to VOICE-34).
   * @throws VendorProblem; the signal's reason once that is aborted
   */
  say(order: LineOrder & { readonly signal: AbortSignal }): Promise<VendorSpeech>
}

/** A line that a service said. */
export interface VendorSpeech {
  readonly speech: Speech
  /** Whether it was said just now, rather than kept from earlier. */
  readonly isFresh: boolean
}

export interface VendorVoiceOptions {
  readonly client: VendorClient
  readonly ear: Pronouncer
  readonly cache: SoundCache
  /** How long the service may take over a line, second try and all. */
  readonly patience?: Ms
}

/** A fill and the pick-up into the first bar hide about as much. */
const PATIENCE: Ms = 4000
/** Calls to one account at a time: what the smallest plans allow. */
const CALLS = 4
const SILENCE: Speech = {
  samples: new Float32Array(),
  rate: 16_000,
  phones: [],
  words: undefined,
  finish: 'plain',
}

interface Found {
  readonly sound: VendorSound
  readonly isFresh: boolean
}

/** Makes a voice of a service's client: in time, a few lines at a time, each line only once. */
export function openVendorVoice({
  client,
  ear,
  cache,
  patience = PATIENCE,
}: VendorVoiceOptions): VendorVoice {
  const lane = openLane(CALLS)
  const calls = shareCalls<Found>()
  const maker = { vendor: client.vendor, model: client.model }

  async function fetchSound(
    order: LineOrder,
    text: string,
    speed: number,
    signal: AbortSignal,
  ): Promise<VendorSound> {
    const { voiceId, index } = order
    return lane.run(index, signal, () =>
      tryInTime(patience, signal, async (inTime) => {
        const sound = await client.say({ text, voiceId, speed, signal: inTime })
        if (soundSpan(sound.samples, sound.rate) === undefined) throw new VendorProblem('unusable', 'silence')
        return sound
      }),
    )
  }

  return {
    maker,
    say: async (order) => {
      const { text: written, voiceId, signal } = order
      const text = spokenText(written)
      if (text === '') return { speech: SILENCE, isFresh: false }
      if (text.length > client.maxCharacters) throw new VendorProblem('unsuited', `${text.length} characters`)
      // Letters that the ear has no sound for are nothing to time.
      if (hearText(ear, written).bars.length === 0) throw new VendorProblem('unsuited', 'no word')
      const speed = client.speedFor(order.speed)
      const key = soundKey([client.vendor, client.model, client.settingsOf(voiceId), text, speed])
      const find = async (shared: AbortSignal): Promise<Found> => {
        const kept = await cache.find(key)
        if (kept !== undefined) return { sound: kept, isFresh: false }
        const sound = await fetchSound(order, text, speed, shared)
        cache.keep(key, sound)
        return { sound, isFresh: true }
      }
      const { sound, isFresh } = await calls.run(key, find, signal)
      return { speech: speechOf(ear, written, sound, finishOf(order)), isFresh }
    },
  }
}

/** What a service says is no machine yet: it becomes one here. Its people sound as they should. */
const finishOf = ({ voiceId }: LineOrder): Finish => (voiceId === 'cypher-machine' ? 'character' : 'plain')

function speechOf(ear: Pronouncer, written: string, sound: VendorSound, finish: Finish): Speech {
  const timed = timeSpeech(ear, written, sound)
  if (timed === undefined) throw new VendorProblem('unusable', 'silence')
  const words = sound.characters && characterWords(written, sound.characters)
  const { samples, rate } = sound
  return { samples, rate, phones: timed.phones, words: words ?? timed.words, finish }
}
