import { CONSONANTS, VOWELS } from '#shared/domain/phonetics/phonetics.ts'
import { CONSONANT_DISTANCES, VOWEL_DISTANCES } from '#shared/domain/scoring/rhyme/sounds/sound-distance.ts'
import {
  alignRuns,
  createSoundOdds,
  tableOf,
  type SoundWeights,
} from '#shared/domain/scoring/rhyme/sounds/sound-odds.ts'
import type { Ending, EndSyllable } from '#shared/domain/scoring/rhyme/stanza/ending.ts'
import { matchSounds } from '#shared/domain/scoring/rhyme/stanza/ending-odds.ts'
import { consonantsOf } from '#shared/domain/scoring/rhyme/sounds/consonant-run.ts'
import { shrunkOdds } from './shrunk-odds.ts'

/** Two line ends that people say rhyme. */
export type RhymedPair = readonly [Ending, Ending]

const VOWEL_COUNT = VOWELS.length
const CONSONANT_COUNT = CONSONANTS.length
const BEATS = 3
/** Passes over the pairs: which ways of saying a word rhyme is settled anew in each. */
const PASSES = 4
/** A pair that matches worse than this rhymes for the eye, or by mistake; sounds learn nothing from it. */
const LEAST_MATCH = -2
/** How many pairs the shape of the mouth counts for against what was seen. */
const PRIOR_PAIRS = 4

/** Before anything is learned: the same sound speaks for a rhyme, the farther apart the more against it. */
function firstWeights(): SoundWeights {
  const vowels = (scale: number): number[] =>
    VOWEL_DISTANCES.map((distance) => scale * (distance === 0 ? 2.4 : 1.9 - 1.6 * distance))
  const lent = vowels(0.8)
  const [high, wide] = [VOWELS.indexOf('IY'), VOWELS.indexOf('AY')]
  // "Memory / eye": the old pronunciation of a last -y, which the features do not tell.
  for (const at of [high * VOWEL_COUNT + wide, wide * VOWEL_COUNT + high]) lent[at] = 1
  return {
    vowels: [vowels(1), lent, vowels(0.6)],
    consonants: CONSONANT_DISTANCES.map((distance) => (distance === 0 ? 2.6 : 1.6 - 1.1 * distance)),
    gaps: CONSONANTS.map(() => -1.6),
    end: 0.8,
    beats: [0, -1.5, 0, -1.5, 0, 0, 0, 0, 0],
  }
}

const table = (size: number): Float64Array => new Float64Array(size * size)

/** What stands against what in the pairs, as the weights of the pass before match them. */
function countMatches(weights: SoundWeights, pairs: readonly RhymedPair[]) {
  const odds = createSoundOdds(weights)
  const vowels = [table(VOWEL_COUNT), table(VOWEL_COUNT), table(VOWEL_COUNT)]
  const consonants = table(CONSONANT_COUNT)
  const gaps = new Float64Array(CONSONANT_COUNT)
  const beats = table(BEATS)
  let ends = 0
  const both = (counts: Float64Array | undefined, size: number, a: number, b: number): void => {
    if (counts === undefined) return
    counts[a * size + b] = (counts[a * size + b] ?? 0) + 0.5
    counts[b * size + a] = (counts[b * size + a] ?? 0) + 0.5
  }
  const countSyllable = (x: EndSyllable, y: EndSyllable): void => {
    both(vowels[tableOf(x.beat, y.beat)], VOWEL_COUNT, x.vowel, y.vowel)
    for (const [left, right] of alignRuns(weights, x.after, y.after).columns) {
      if (left !== undefined && right !== undefined) both(consonants, CONSONANT_COUNT, left, right)
      else gaps[left ?? right ?? 0] = (gaps[left ?? right ?? 0] ?? 0) + 1
    }
    ends += 1
  }
  for (const [a, b] of pairs) {
    const match = matchSounds(odds, a, b)
    if (match === undefined || match.worth < LEAST_MATCH) continue
    both(beats, BEATS, match.a[0]?.beat ?? 0, match.b[0]?.beat ?? 0)
    match.a.forEach((x, at) => {
      const y = match.b[at]
      if (y !== undefined) countSyllable(x, y)
    })
  }
  return { vowels, consonants, gaps, beats, ends }
}

/** How often each sound stands at the end of a line at all. */
function countSounds(endings: readonly Ending[]) {
  const vowels = [0, 1, 2].map(() => new Float64Array(VOWEL_COUNT))
  const consonants = new Float64Array(CONSONANT_COUNT)
  const beats = new Float64Array(BEATS)
  let runs = 0
  for (const { readings } of endings) {
    const [reading = []] = readings
    const beat = reading[0]?.beat ?? 0
    beats[beat] = (beats[beat] ?? 0) + 1
    for (const syllable of reading.slice(0, beat === 0 ? 2 : 1)) {
      const counts = vowels[syllable.beat]
      if (counts !== undefined) counts[syllable.vowel] = (counts[syllable.vowel] ?? 0) + 1
      for (const index of consonantsOf(syllable.after)) consonants[index] = (consonants[index] ?? 0) + 1
      runs += 1
    }
  }
  return { vowels, consonants, beats, runs }
}

const sum = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((total, value) => total + value, 0)

function shares(counts: ArrayLike<number>, most = sum(counts)): number[] {
  return Array.from(counts, (count) => (count + 1) / (most + counts.length))
}

const outer = (a: readonly number[], b: readonly number[]): number[] => a.flatMap((x) => b.map((y) => x * y))

/** One pass: what matched, against what chance would match. */
function learnOnce(
  before: SoundWeights,
  pairs: readonly RhymedPair[],
  endings: readonly Ending[],
): SoundWeights {
  const seen = countMatches(before, pairs)
  const all = countSounds(endings)
  const [none = [], full = [], lent = []] = all.vowels.map((counts) => shares(counts))
  const weak = lent.map((share, at) => (2 * share + (none[at] ?? 0)) / 3)
  const mixed = outer(full, weak).map(
    (share, at) => 0.35 * (share + (outer(weak, full)[at] ?? 0)) + 0.3 * (outer(weak, weak)[at] ?? 0),
  )
  const chances = [outer(full, full), mixed, outer(none, none)]
  const columns = sum(seen.consonants) + sum(seen.gaps) + seen.ends
  const sounds = sum(all.consonants) + all.runs
  const consonants = shares(all.consonants, sounds)
  const gapRate = sum(seen.gaps) / columns / (sum(all.consonants) / sounds)
  const beats = shares(all.beats)
  const pairsSeen = sum(seen.beats)
  return {
    vowels: chances.map((chance, at) =>
      shrunkOdds(seen.vowels[at] ?? [], chance, VOWEL_DISTANCES, PRIOR_PAIRS),
    ),
    consonants: shrunkOdds(
      seen.consonants,
      outer(consonants, consonants),
      CONSONANT_DISTANCES,
      PRIOR_PAIRS,
      columns,
    ),
    gaps: consonants.map((share, at) =>
      Math.log(((seen.gaps[at] ?? 0) + PRIOR_PAIRS * gapRate) / (share * columns + PRIOR_PAIRS)),
    ),
    end: Math.log(seen.ends / columns / (all.runs / sounds) ** 2),
    beats: outer(beats, beats).map((chance, at) =>
      Math.log(((seen.beats[at] ?? 0) + 2) / (chance * pairsSeen + 2)),
    ),
  }
}

/** Learns the log-odds of sounds from pairs of line ends that rhyme, and from all line ends as what chance would bring. */
export function learnSounds(pairs: readonly RhymedPair[], endings: readonly Ending[]): SoundWeights {
  let weights = firstWeights()
  for (let pass = 0; pass < PASSES; pass += 1) weights = learnOnce(weights, pairs, endings)
  return weights
}
