import type { Pronouncer, Syllable } from '#shared/domain/phonetics/phonetics.ts'
import { expectSyllables } from '#shared/domain/scoring/flow/expect-syllables.ts'
import { hearText } from '#shared/domain/scoring/hearing/hear-text.ts'
import { alignSyllables } from '#shared/dsp/speech/align-syllables.ts'
import { hearSyllables } from '#shared/dsp/speech/hear-syllables.ts'
import type { Hertz, Seconds } from '#shared/std/units.ts'
import { soundSpan } from './sound-span.ts'

/** A syllable of a line and where its vowel sounds. */
export interface SaidSyllable {
  readonly syllable: Syllable
  /** Which run of characters without space it belongs to. */
  readonly run: number
  /** Where its vowel begins to be heard; the onsets of a line rise. */
  readonly onset: Seconds
  /** Where its vowel ends: not before its onset, nor behind the next one. */
  readonly end: Seconds
}

/** Where a line sounds, and where its syllables do. */
export interface SaidSyllables {
  readonly start: Seconds
  readonly end: Seconds
  /** Empty where the text has no word. */
  readonly syllables: readonly SaidSyllable[]
}

/** Least time between two vowels' beginnings. */
const LEAST_STEP: Seconds = 0.03
const LEAST_VOWEL: Seconds = 0.02
/** Of the time to the next vowel, what a vowel takes where its end was not heard. */
const USUAL_SHARE = 0.6
/** Longest vowel whose end was not heard. */
const USUAL_VOWEL: Seconds = 0.14

/**
 * Finds the syllables of a line in its sound: those that the ear hears in the text, paired with those that it hears in the
 * sound. Where it hears too few of them there to go by, they are spread over the sound by their usual lengths.
 * @returns undefined where nothing sounds
 */
export function findSaidSyllables(
  ear: Pronouncer,
  text: string,
  sound: { readonly samples: Float32Array; readonly rate: Hertz },
): SaidSyllables | undefined {
  const span = soundSpan(sound.samples, sound.rate)
  if (span === undefined) return undefined
  const heard = hearText(ear, text)
  const expected = expectSyllables(heard)
  const found = hearSyllables(sound)
  const spoken = typeof found === 'string' ? [] : found
  const aligned = alignSyllables(expected, spoken)
  const onsets = rising(
    aligned.length === expected.length ? aligned.map(({ onset }) => onset) : spread(expected, span),
    span,
  )
  const words = heard.bars.flatMap((bar) => bar.words)
  const runOf = runsOf(text)
  const own = words.flatMap(({ sound: ways, start }) =>
    ways.map((syllable) => ({ syllable, run: runOf(start) })),
  )
  const syllables = own.slice(0, onsets.length).map((syllable, index) => {
    const onset = onsets[index] ?? span.start
    const next = onsets[index + 1] ?? span.end
    const heardEnd = spoken[aligned[index]?.spoken ?? -1]?.end
    const end = heardEnd ?? onset + Math.min(USUAL_VOWEL, (next - onset) * USUAL_SHARE)
    return { ...syllable, onset, end: Math.max(onset + LEAST_VOWEL, Math.min(end, next)) }
  })
  return { ...span, syllables }
}

/** Puts each onset at least a step behind the one before, and all inside the sound. */
function rising(onsets: readonly Seconds[], { start }: { readonly start: Seconds }): Seconds[] {
  let last = start - LEAST_STEP
  return onsets.map((onset) => {
    last = Math.max(onset, last + LEAST_STEP)
    return last
  })
}

function spread(
  expected: readonly { readonly length: number }[],
  { start, end }: { readonly start: Seconds; readonly end: Seconds },
): Seconds[] {
  const whole = expected.reduce((sum, { length }) => sum + length, 0)
  let before = 0
  return expected.map(({ length }) => {
    const onset = start + ((end - start) * before) / whole
    before += length
    return onset
  })
}

/** Tells of a place in the text which run of characters without space it lies in. */
function runsOf(text: string): (place: number) => number {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index)
  return (place) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= place),
    )
}
