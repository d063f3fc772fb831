import type { Syllable, Vowel } from '../../phonetics/phonetics.ts'
import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import { lineStresses } from './line-stresses.ts'

/** What a text says of one of its syllables before it is heard (what shared/dsp/speech aligns to sound). */
export interface SyllableExpectation {
  /** Seconds from its vowel's beginning to that of the next one, said at a usual pace; only their ratios count. */
  readonly length: number
  /** 1 stressed, 0 not. */
  readonly stress: 0 | 1
  /** What may follow: the word goes on, the next word, or a pause at the end of the line. */
  readonly then: 'syllable' | 'word' | 'line'
  /** Where its vowel begins in the mouth: the first formant, and the logarithm of the second. */
  readonly vowel: { readonly openness: number; readonly frontness: number }
}

/**
 * The first two formants of men's vowels in hertz, after the means of Peterson and Barney (1952); of diphthongs, of about
 * their first half. The reduced vowel of "about" lies in the middle.
 */
const FORMANTS: Readonly<Record<Vowel, readonly [first: number, second: number]>> = {
  AA: [730, 1090],
  AE: [660, 1720],
  AH: [640, 1190],
  AO: [570, 840],
  AW: [700, 1250],
  AY: [720, 1300],
  EH: [530, 1840],
  ER: [490, 1350],
  EY: [470, 2050],
  IH: [390, 1990],
  IY: [270, 2290],
  OW: [500, 950],
  OY: [520, 900],
  UH: [440, 1020],
  UW: [300, 870],
}
const REDUCED: readonly [number, number] = [500, 1400]

/** Long vowels and diphthongs. */
const LONG: ReadonlySet<Vowel> = new Set<Vowel>(['AA', 'AO', 'AW', 'AY', 'ER', 'EY', 'IY', 'OW', 'OY', 'UW'])
/** Usual lengths in running speech, rounded (after Klatt 1976), in seconds. */
const LONG_VOWEL = 0.13
const SHORT_VOWEL = 0.1
const UNSTRESSED_VOWEL = 0.06
const CONSONANT = 0.065
const LAST_OF_LINE = 1.4

/** All syllables of a text as they are said one after the other, echoes included. */
export function expectSyllables({ bars }: HeardText): SyllableExpectation[] {
  const syllables = bars.flatMap(({ words }) => syllablesOfBar(words))
  return syllables.map(({ syllable, stress, then }, index) => {
    const vowel = stress === 0 ? UNSTRESSED_VOWEL : LONG.has(syllable.nucleus) ? LONG_VOWEL : SHORT_VOWEL
    const consonants = syllable.coda.length + (syllables[index + 1]?.syllable.onset.length ?? 0)
    return {
      length: (vowel + consonants * CONSONANT) * (then === 'line' ? LAST_OF_LINE : 1),
      stress,
      then,
      vowel: placeOf(syllable),
    }
  })
}

function placeOf({ nucleus, stress }: Syllable): SyllableExpectation['vowel'] {
  const [first, second] = nucleus === 'AH' && stress === 0 ? REDUCED : FORMANTS[nucleus]
  return { openness: first, frontness: Math.log(second) }
}

interface PlacedSyllable {
  readonly syllable: Syllable
  readonly stress: 0 | 1
  readonly then: SyllableExpectation['then']
}

function syllablesOfBar(words: readonly HeardWord[]): PlacedSyllable[] {
  const stresses = lineStresses({ words, syllables: 0 })
  const all = words.flatMap(({ sound }) =>
    sound.map((syllable, index) => ({ syllable, endsWord: index === sound.length - 1 })),
  )
  return all.map(({ syllable, endsWord }, index) => ({
    syllable,
    stress: stresses[index] === true ? 1 : 0,
    then: index === all.length - 1 ? 'line' : endsWord ? 'word' : 'syllable',
  }))
}
