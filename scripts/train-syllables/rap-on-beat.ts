import { mixIn } from '#shared/dsp/testing/beat.ts'
import type { Sampled } from '#shared/dsp/speech/decimate.ts'
import type { Seconds } from '#shared/std/units.ts'
import type { FliteEngine } from '../../cloud-api/ports/speech-out/flite/flite-engine.ts'
import { chanceFrom, type Chance } from './augment.ts'
import { say, type Utterance, type Voice } from './render.ts'

/** How words are laid on a beat. */
export interface RapOptions {
  readonly bpm: number
  readonly bars: number
  readonly voice: Voice
  readonly seed: number
  /** The sixteenths of a bar that get a word with its stress on them; drawn bar by bar like real verses when not given. */
  readonly places?: readonly number[]
  /** How late everything is. */
  readonly delay?: Seconds
  /** Standard deviation of each word's own lateness. */
  readonly jitter?: Seconds
  /** Where the off-beat eighth lies between two beats; 0.5 is straight. */
  readonly swing?: number
  /** How much later each bar is than the one before. */
  readonly drift?: Seconds
}

/** A vowel on the beat. */
export interface PlacedVowel {
  readonly onset: Seconds
  readonly stressed: boolean
}

/** Words on a beat, and the truth about them. */
export interface Rap {
  readonly sound: Sampled
  readonly text: string
  /** When the first downbeat lies. */
  readonly downbeat: Seconds
  readonly vowels: readonly PlacedVowel[]
  /** The sixteenth of the bar of each stress. */
  readonly sixteenths: readonly number[]
}

/** Words stressed on their first syllable: of one syllable, and of two. */
const SHORT =
  'beat rap flow mic fight crowd stage bars rhyme street king win loud hard game now time proud fast gold'.split(
    ' ',
  )
const LONG =
  'battle rapper microphone money city paper never mother party winner number copper lemon tiger'.split(' ')
const LEAD_IN: Seconds = 0.6

/**
 * Lays words on a beat so that the vowel of each one's first syllable begins on a sixteenth, plus what the options add.
 * They are said fast enough to end before the next one starts, or else cut off there.
 */
export function rapOnBeat(engine: FliteEngine, options: RapOptions): Rap {
  const { bpm, bars, voice, seed, delay = 0, jitter = 0, swing = 0.5, drift = 0 } = options
  const chance = chanceFrom(seed)
  const sixteenth = 15 / bpm
  const places = Array.from({ length: bars }, (_, bar) =>
    (options.places ?? drawPlaces(chance)).map((place) => bar * 16 + place),
  ).flat()
  const rate = 16_000
  const samples = new Float32Array(Math.ceil((LEAD_IN + (bars * 16 + 8) * sixteenth) * rate))
  const vowels: PlacedVowel[] = []
  const words: string[] = []
  places.forEach((place, index) => {
    const room = ((places[index + 1] ?? place + 8) - place) * sixteenth
    const list = room > 2.5 * sixteenth ? LONG : SHORT
    const word = list[Math.floor(chance() * list.length)] ?? 'beat'
    const swung = place % 4 === 2 ? (swing - 0.5) * 4 * sixteenth : 0
    const own = jitter * (chance() + chance() + chance() + chance() - 2) * Math.sqrt(3)
    const target = LEAD_IN + place * sixteenth + swung + delay + own + (drift * place) / 16
    const said = wordSaid(engine, word, voice)
    const [first] = said.vowels
    if (first === undefined) return
    const start = Math.round((target - first.start) * rate)
    mixIn(samples, said.sound.samples, start)
    words.push(word)
    said.vowels.forEach((vowel, at) => {
      vowels.push({ onset: target + vowel.start - first.start, stressed: at === 0 })
    })
  })
  return {
    sound: { samples, rate },
    text: words.join(' '),
    downbeat: LEAD_IN,
    vowels: vowels.toSorted((a, b) => a.onset - b.onset),
    sixteenths: places.map((place) => place % 16),
  }
}

/** Stresses as in real verses: 45 % on beats, 34 % on the eighths between, the rest on other sixteenths, never side by side. */
function drawPlaces(chance: Chance): number[] {
  const places: number[] = []
  for (let beat = 0; beat < 16; beat += 4) {
    const kind = chance()
    const place = beat + (kind < 0.5 ? 0 : kind < 0.8 ? 2 : kind < 0.9 ? 1 : 3)
    if (place - (places.at(-1) ?? -2) >= 2) places.push(place)
  }
  return places
}

const saidBefore = new WeakMap<FliteEngine, Map<string, Utterance>>()

/** A word at a quick pace, without the silence around it. Each is said once. */
function wordSaid(engine: FliteEngine, word: string, voice: Voice): Utterance {
  const kept = saidBefore.get(engine) ?? new Map<string, Utterance>()
  saidBefore.set(engine, kept)
  const said = kept.get(`${voice} ${word}`) ?? trimmed(say(engine, word, voice, 0.75))
  kept.set(`${voice} ${word}`, said)
  return said
}

function trimmed(said: Utterance): Utterance {
  const { samples, rate } = said.sound
  const [first, last] = [said.vowels[0]?.start ?? 0, said.vowels.at(-1)?.end ?? 0]
  const from = Math.max(0, Math.round((first - 0.15) * rate))
  const cut = samples.slice(from, Math.round((last + 0.15) * rate))
  const vowels = said.vowels.map(({ start, end }) => ({ start: start - from / rate, end: end - from / rate }))
  return { ...said, sound: { samples: cut, rate }, vowels }
}
