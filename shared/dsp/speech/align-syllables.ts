import type { Seconds, Share } from '#shared/std/units.ts'
import type { SpokenSyllable } from './weigh-syllables.ts'

/** What a text says of a syllable before it is heard. */
export interface ExpectedSyllable {
  /** From its vowel's beginning to that of the next one, at the usual pace, in whatever unit: only ratios count. */
  readonly length: number
  readonly stress: Share
  /** What may follow it: nothing inside a word, the next word, or a pause. */
  readonly then: 'syllable' | 'word' | 'line'
  /** How open and how far front its vowel is, in whatever units: they are compared with how the recording's vowels differ. */
  readonly vowel?: { readonly openness: number; readonly frontness: number }
}

/** A syllable of the text with its time. */
export interface AlignedSyllable {
  /** When its vowel begins. */
  readonly onset: Seconds
  /** Index of the spoken syllable that it is; undefined when it was not heard, and the time lies between its neighbours. */
  readonly spoken: number | undefined
}

/** Most syllables of either side; what comes later is not aligned. */
const MOST = 600
/** Neighbours that may be skipped on each side in one step, at most. */
const REACH = 4
/** Spread of the logarithm of a length against its expectation. */
const LENGTH_SPREAD = 0.4
/** The most a wrong length may cost: within a word, between words, and where a pause is natural. */
const MOST_FOR_LENGTH = { syllable: 6, word: 1, line: 0.5 }
/** What an unlikeness of stress costs at most. */
const STRESS_COST = 0.8
/** What it costs that a vowel sounds one standard deviation off, in either way, and the most that may cost. */
const VOWEL_COST = 0.4
const MOST_FOR_VOWEL = 3
/** What it costs that a syllable of the text was not heard: unstressed, and the more of it when stressed. */
const UNHEARD_COST = 3
const UNHEARD_STRESS_COST = 1.5
/** What it costs that a sure sound is none of the text. */
const EXTRA_COST = 4
const LEAST_LENGTH: Seconds = 0.02

/**
 * Gives each syllable of a text its time in a recording: the pairing of the two rows, both in order, that costs least
 * (dynamic programming). Lengths between paired syllables should be as the text leads one to expect at the pace of the
 * whole, stresses should be prominent, vowels should sound as they are, and syllables may be missing or too many on either side.
 * @returns one for each syllable of the text, in order; empty when either row is
 */
export function alignSyllables(
  text: readonly ExpectedSyllable[],
  spoken: readonly SpokenSyllable[],
): AlignedSyllable[] {
  const wanted = text.slice(0, MOST)
  const heard = spoken.slice(0, MOST)
  if (wanted.length === 0 || heard.length === 0) return []
  const pairs = cheapestPairs(wanted, heard)
  return interpolate(wanted, heard, pairs, paceOf(wanted, heard))
}

/** Seconds for a unit of length: of the middle half of the steps, so that pauses do not count. */
function paceOf(wanted: readonly ExpectedSyllable[], heard: readonly SpokenSyllable[]): number {
  const steps = heard.slice(1).map(({ onset }, index) => onset - (heard[index]?.onset ?? 0))
  const sorted = steps.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.floor(sorted.length * 0.1), Math.ceil(sorted.length * 0.85))
  const mean = middle.reduce((sum, step) => sum + step, 0) / Math.max(1, middle.length)
  const length = wanted.reduce((sum, syllable) => sum + syllable.length, 0) / wanted.length
  return (mean === 0 ? 0.2 : mean) / Math.max(1e-6, length)
}

interface Pair {
  readonly text: number
  readonly spoken: number
}

function cheapestPairs(wanted: readonly ExpectedSyllable[], heard: readonly SpokenSyllable[]): Pair[] {
  const width = heard.length
  const pace = paceOf(wanted, heard)
  const unheard = running(wanted.map(({ stress }) => UNHEARD_COST + UNHEARD_STRESS_COST * stress))
  const extra = running(heard.map(({ sureness }) => EXTRA_COST * sureness))
  const lengths = running(wanted.map(({ length }) => length * pace))
  const vowelCost = vowelCosts(wanted, heard)
  const costs = new Float64Array(wanted.length * width)
  const from = new Int32Array(wanted.length * width).fill(-1)
  wanted.forEach((syllable, row) => {
    heard.forEach((sound, column) => {
      const match = STRESS_COST * (syllable.stress - sound.prominence) ** 2 + vowelCost(row, column)
      let best = at(unheard, row) + at(extra, column)
      let source = -1
      for (let up = 1; up <= REACH && up <= row; up += 1) {
        for (let back = 1; back <= REACH && back <= column; back += 1) {
          const before = (row - up) * width + column - back
          const skipped =
            at(unheard, row) - at(unheard, row - up + 1) + at(extra, column) - at(extra, column - back + 1)
          const cost = (costs[before] ?? 0) + skipped + lengthCost(row - up, row, column - back, column)
          if (cost >= best) continue
          best = cost
          source = before
        }
      }
      costs[row * width + column] = best + match
      from[row * width + column] = source
    })
  })
  return readPairs(costs, from, width, (row, column) => {
    return at(unheard, wanted.length) - at(unheard, row + 1) + at(extra, width) - at(extra, column + 1)
  })

  /** What the time from one pair to the next costs, against what it should be. */
  function lengthCost(fromRow: number, toRow: number, fromColumn: number, toColumn: number): number {
    const expected = at(lengths, toRow) - at(lengths, fromRow)
    const actual = Math.max(LEAST_LENGTH, (heard[toColumn]?.onset ?? 0) - (heard[fromColumn]?.onset ?? 0))
    const off = Math.log(actual / expected) / LENGTH_SPREAD
    // Only a longer time can be a pause.
    const most = off > 0 ? MOST_FOR_LENGTH[loosest(fromRow, toRow)] : MOST_FOR_LENGTH.syllable
    return Math.min(most, (off * off) / 2)
  }

  function loosest(fromRow: number, toRow: number): ExpectedSyllable['then'] {
    let found: ExpectedSyllable['then'] = 'syllable'
    for (let row = fromRow; row < toRow; row += 1) {
      const then = wanted[row]?.then
      if (then === 'line') return 'line'
      if (then === 'word') found = 'word'
    }
    return found
  }
}

/** What it costs that a vowel of the text and one of the recording differ, each against the others of its row. */
function vowelCosts(
  wanted: readonly ExpectedSyllable[],
  heard: readonly SpokenSyllable[],
): (row: number, column: number) => number {
  const open = {
    text: scores(wanted.map(({ vowel }) => vowel?.openness)),
    heard: scores(heard.map(({ openness }) => openness)),
  }
  const front = {
    text: scores(wanted.map(({ vowel }) => vowel?.frontness)),
    heard: scores(heard.map(({ frontness }) => frontness)),
  }
  return (row, column) => {
    const up = (open.text[row] ?? 0) - (open.heard[column] ?? 0)
    const forth = (front.text[row] ?? 0) - (front.heard[column] ?? 0)
    return wanted[row]?.vowel === undefined
      ? 0
      : Math.min(MOST_FOR_VOWEL, VOWEL_COST * (up * up + forth * forth))
  }
}

/** How many standard deviations each value lies above the mean; 0 where none is known. */
function scores(values: readonly (number | undefined)[]): number[] {
  const known = values.filter((value) => value !== undefined)
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  const square = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, known.length)
  return values.map((value) => (value === undefined || square === 0 ? 0 : (value - mean) / Math.sqrt(square)))
}

const at = (sums: Float64Array, index: number): number => sums[index] ?? 0

/** Sums of the first 0, 1, 2 ... values. */
function running(values: readonly number[]): Float64Array {
  const sums = new Float64Array(values.length + 1)
  values.forEach((value, index) => {
    sums[index + 1] = at(sums, index) + value
  })
  return sums
}

function readPairs(
  costs: Float64Array,
  from: Int32Array,
  width: number,
  rest: (row: number, column: number) => number,
): Pair[] {
  let cell = -1
  let least = Infinity
  costs.forEach((cost, index) => {
    const whole = cost + rest(Math.floor(index / width), index % width)
    if (whole < least) [least, cell] = [whole, index]
  })
  const pairs: Pair[] = []
  for (; cell >= 0; cell = from[cell] ?? -1)
    pairs.push({ text: Math.floor(cell / width), spoken: cell % width })
  return pairs.reverse()
}

/** Places what was not heard between the pairs around it, by its length; outside them at the usual pace. */
function interpolate(
  wanted: readonly ExpectedSyllable[],
  heard: readonly SpokenSyllable[],
  pairs: readonly Pair[],
  pace: number,
): AlignedSyllable[] {
  const lengths = running(wanted.map(({ length }) => length))
  const onsetOf = (pair: Pair) => heard[pair.spoken]?.onset ?? 0
  const spokenOf = new Map(pairs.map((pair) => [pair.text, pair.spoken]))
  let next = 0
  return wanted.map((_, index) => {
    while ((pairs[next]?.text ?? Infinity) < index) next += 1
    const [before, after] = [pairs[next - 1], pairs[next]]
    const spoken = spokenOf.get(index)
    if (spoken !== undefined) return { onset: heard[spoken]?.onset ?? 0, spoken }
    const units = (to: Pair, sign: number) => (at(lengths, index) - at(lengths, to.text)) * sign
    let onset = 0
    if (before !== undefined && after !== undefined) {
      const share = units(before, 1) / (at(lengths, after.text) - at(lengths, before.text))
      onset = onsetOf(before) + share * (onsetOf(after) - onsetOf(before))
    } else if (before !== undefined) onset = onsetOf(before) + units(before, 1) * pace
    else if (after !== undefined) onset = Math.max(0, onsetOf(after) - units(after, -1) * pace)
    return { onset, spoken }
  })
}
