import { CONSONANTS, VOWELS, type Vowel } from '../../../phonetics/phonetics.ts'
import { CONSONANT_DISTANCES, VOWEL_DISTANCES } from './sound-distance.ts'
import { createSoundOdds, type SoundOdds, type SoundWeights } from './sound-odds.ts'

/**
 * What rap takes for a rhyme. No labelled rap is at hand to learn from, so this table is built from what is known: how
 * common each sound is (the rarer, the more two of them say), how alike the mouth makes two sounds, and four shares of
 * how freely rap rhymes. Hirjee and Brown (2010) learned tables of this shape from rap.
 */

/** How common each vowel is, in percent, with a beat and without one, in verses written for this repository. */
const WITH_BEAT = [9, 10, 8, 7.5, 2, 7.5, 12.5, 4, 9, 9.5, 7, 7, 1, 3, 4]
const WITHOUT_BEAT = [3.5, 4.5, 33, 5, 1, 10, 2, 6, 1, 15, 6, 3, 0.5, 2.5, 8]
/** How common each consonant is among all that may follow a vowel, in percent. */
const AFTER_VOWEL = [
  1, 1, 4.5, 1, 1, 1, 1, 1, 2.5, 2.5, 2.5, 7.5, 2, 1.5, 7, 2.5, 1, 6.5, 1, 1.5, 1, 1, 2.5, 1,
]
const END_OF_RUN = 0.75
/** How common it is that nothing follows a vowel with a beat in its word. */
const OPEN = 0.28

/** The share of rhyming vowels that are not the same, with a beat and without one, and how fast likeness is lost. */
const OTHER_VOWEL = 0.1
const OTHER_VOWEL_WITHOUT_BEAT = 0.35
const VOWEL_REACH = 0.6
/** The share of rhyming consonants that are not the same, and that have nothing against them. */
const OTHER_CONSONANT = 0.2
const NO_CONSONANT = 0.15
const CONSONANT_REACH = 0.5
/** The share of rhymes in which the consonants play no part. */
export const ASSONANCE = 0.25
/** Of rhymes that leave the consonants of one syllable free, how many do the same in the syllable before it. */
const STAYS_FREE = 0.8

/**
 * Log-odds of pairs of sounds, when all but a share `other` of rhyming sounds are the same and the rest the likelier the
 * nearer they are made.
 */
function oddsOf(
  shares: readonly number[],
  distances: readonly number[],
  other: number,
  reach: number,
): number[] {
  const size = shares.length
  const likeness = distances.map((distance) => (distance === 0 ? 0 : Math.exp(-distance / reach)))
  /** By how much likeness must count for each sound, so that its others have their share. */
  const scales = shares.map((_, a) => {
    const near = shares.reduce((sum, share, b) => sum + share * (likeness[a * size + b] ?? 0), 0)
    return other / near
  })
  const usual = other / shares.reduce((sum, share, a) => sum + (share * other) / (scales[a] ?? 1), 0)
  return likeness.map((value, at) => {
    const [a, b] = [Math.floor(at / size), at % size]
    if (a === b) return Math.log((1 - other) / (shares[a] ?? 1))
    return Math.log(value * Math.min(usual, scales[a] ?? usual, scales[b] ?? usual))
  })
}

const fractions = (percent: readonly number[]): number[] => percent.map((share) => share / 100)

/** Without a beat the short vowels fall together. */
const REDUCED: ReadonlySet<Vowel> = new Set<Vowel>(['AH', 'IH', 'EH', 'UH'])
const REDUCED_DISTANCE = 0.4
const distancesWithoutBeat = VOWEL_DISTANCES.map((distance, at) => {
  const [a = 'AA', b = 'AA'] = [VOWELS[Math.floor(at / VOWELS.length)], VOWELS[at % VOWELS.length]]
  return REDUCED.has(a) && REDUCED.has(b) ? Math.min(distance, REDUCED_DISTANCE) : distance
})

const [AH, IH] = [VOWELS.indexOf('AH'), VOWELS.indexOf('IH')]

/** Most of America says one vowel for two where there is no beat ("rabbit / abbot", Wells 1982): they are the same. */
function mergeWeak(odds: readonly number[], shares: readonly number[]): number[] {
  const same = Math.log((1 - OTHER_VOWEL_WITHOUT_BEAT) / ((shares[AH] ?? 0) + (shares[IH] ?? 0)))
  return odds.with(AH * VOWELS.length + IH, same).with(IH * VOWELS.length + AH, same)
}

function earWeights(): SoundWeights {
  const [full, weak, after] = [fractions(WITH_BEAT), fractions(WITHOUT_BEAT), fractions(AFTER_VOWEL)]
  const mixed = full.map((share, at) => Math.sqrt(share * (weak[at] ?? 0)))
  return {
    vowels: [
      oddsOf(full, VOWEL_DISTANCES, OTHER_VOWEL, VOWEL_REACH),
      oddsOf(mixed, VOWEL_DISTANCES, OTHER_VOWEL, VOWEL_REACH),
      mergeWeak(oddsOf(weak, distancesWithoutBeat, OTHER_VOWEL_WITHOUT_BEAT, VOWEL_REACH), weak),
    ],
    consonants: oddsOf(after, CONSONANT_DISTANCES, OTHER_CONSONANT, CONSONANT_REACH),
    gaps: CONSONANTS.map(() => Math.log(NO_CONSONANT)),
    end: Math.log((1 - NO_CONSONANT) / END_OF_RUN),
    empty: Math.log((1 - NO_CONSONANT) / OPEN),
    beats: [0, -2.5, -2.5, -2.5, 0.8, 0.8, -2.5, 0.8, 0.8],
  }
}

const [ER, R] = [VOWELS.indexOf('ER'), CONSONANTS.indexOf('R')]

/** The vowel that is an R itself has it after it as well (sound-unit.ts): it counts once. */
const withoutItsR = (vowels: readonly number[], { consonants }: SoundWeights): readonly number[] =>
  vowels.with(
    ER * VOWELS.length + ER,
    (vowels[ER * VOWELS.length + ER] ?? 0) - (consonants[R * CONSONANTS.length + R] ?? 0),
  )

/** The share of rhyming syllables without a beat whose vowels are free. */
const FREE_VOWELS = 0.3

/** The log-odds of sounds in rap, where a quarter of rhymes leave the consonants free (assonance). */
export function createEarOdds(): SoundOdds {
  const weights = earWeights()
  const [both = [], mixed = [], none = []] = weights.vowels.map((table) => withoutItsR(table, weights))
  const free = none.map((odds) => Math.log((1 - FREE_VOWELS) * Math.exp(odds) + FREE_VOWELS))
  const loosened = (odds: number): number => Math.log((1 - ASSONANCE) * Math.exp(odds) + ASSONANCE)
  return createSoundOdds({ ...weights, vowels: [both, mixed, free] }, loosened)
}

/**
 * Log-odds of consonants in a rhyme that leaves them free with likelihood `free`.
 * @param usual the same at the usual likelihood, as `createEarOdds` has them.
 */
export function freedRun(usual: number, free: number): number {
  if (free === ASSONANCE) return usual
  const bound = Math.max(0, (Math.exp(usual) - ASSONANCE) / (1 - ASSONANCE))
  return Math.log((1 - free) * bound + free)
}

/** How likely a rhyme leaves its consonants free in a syllable, from what those after it said (`freedRun`), .25 and more. */
export const freeBefore = (run: number, free: number): number =>
  Math.max(ASSONANCE, ASSONANCE + STAYS_FREE * (free / Math.exp(run) - ASSONANCE))

if (VOWELS.length !== WITH_BEAT.length || CONSONANTS.length !== AFTER_VOWEL.length)
  throw new Error('A share for each sound')
