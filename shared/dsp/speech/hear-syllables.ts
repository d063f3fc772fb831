import type { Decibels } from '#shared/std/units.ts'
import type { Sampled } from './decimate.ts'
import { findSyllables, type FoundSyllable } from './find-syllables.ts'
import { normalBands, type NormalBands } from './normal-bands.ts'
import { BANDS, HOP, speechBands, type SpeechBands } from './speech-bands.ts'
import { judgeFrames, type NetworkWeights } from './syllable-network.ts'
import { SYLLABLE_WEIGHTS } from './syllable-weights.ts'
import { unpackWeights } from './unpack-weights.ts'
import { weighSyllables, type SpokenSyllable } from './weigh-syllables.ts'

/** Why a recording says nothing about how somebody raps. */
export type NoSpeech =
  /** No samples, or no rate from 8 to 192 kHz. */
  | 'no-sound'
  /** Nothing louder than the noise of an open line. */
  | 'silent'
  /** Sound, but no voice in it that speaks: music, noise, a hum. */
  | 'no-voice'
  /** A voice, but too few syllables to measure anything. */
  | 'too-short'

const RATES = { least: 8000, most: 192_000 }
/** Full level of a recording in which nothing can be heard. */
const SILENT: Decibels = -75
/** Fewer syllables have no pace. */
const LEAST_SYLLABLES = 5
/** A voice has this mean sureness, and so many syllables in the mean second of the recording. */
const LEAST_SURENESS = 0.75
const LEAST_DENSITY = 0.25
/** How much the colour of a voice changes from vowel to vowel: the mean over bands of their spread. Instruments change less. */
const LEAST_VARIETY: Decibels = 1.9
/** Levels this far below full are not told apart. */
const DEPTH: Decibels = 40

let weights: NetworkWeights | undefined

/** What was learned, read when it is first needed. */
function learned(): NetworkWeights {
  weights ??= {
    hidden: unpackWeights(SYLLABLE_WEIGHTS.hidden),
    hiddenBias: unpackWeights(SYLLABLE_WEIGHTS.hiddenBias),
    output: unpackWeights(SYLLABLE_WEIGHTS.output),
    outputBias: unpackWeights(SYLLABLE_WEIGHTS.outputBias),
  }
  return weights
}

/**
 * Finds the syllables of a recording of one voice, in their order; works for any loudness and for rates from 8 kHz up.
 * Needs no transcript. Never throws; samples that are no numbers count as silence.
 */
export function hearSyllables(sound: Sampled): readonly SpokenSyllable[] | NoSpeech {
  const { samples, rate } = sound
  if (samples.length === 0 || !(rate >= RATES.least && rate <= RATES.most)) return 'no-sound'
  const bands = speechBands(sound)
  const normal = normalBands(bands)
  if (!(normal.full > SILENT)) return 'silent'
  const found = findSyllables(judgeFrames(normal, learned()))
  const refusal = refusalOf(found, bands, normal)
  return refusal ?? weighSyllables(found, bands)
}

function refusalOf(
  found: readonly FoundSyllable[],
  bands: SpeechBands,
  normal: NormalBands,
): NoSpeech | undefined {
  if (found.length === 0) return 'no-voice'
  const sureness = found.reduce((sum, syllable) => sum + syllable.sureness, 0)
  if (sureness / found.length < LEAST_SURENESS) return 'no-voice'
  if (found.length < LEAST_SYLLABLES) return 'too-short'
  if (sureness / (bands.frames * HOP) < LEAST_DENSITY) return 'no-voice'
  return varietyOf(found, bands, normal.full) < LEAST_VARIETY ? 'no-voice' : undefined
}

/** How differently the vowels are coloured. */
function varietyOf(found: readonly FoundSyllable[], bands: SpeechBands, full: Decibels): Decibels {
  const colours = found.map((syllable) => colourOf(syllable, bands, full))
  const spreads = Array.from({ length: BANDS }, (_, band) => {
    const values = colours.map((colour) => colour[band] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  })
  return spreads.reduce((sum, spread) => sum + spread, 0) / BANDS
}

/** The levels of a vowel in the bands, against their own mean. */
function colourOf({ onset, end }: FoundSyllable, { frames, levels }: SpeechBands, full: Decibels): number[] {
  const [first, last] = [Math.round(onset / HOP), Math.min(frames - 1, Math.round(end / HOP))]
  const powers = Array.from({ length: BANDS }, (_, band) => {
    let sum = 0
    for (let frame = first; frame <= last; frame += 1)
      sum += 10 ** ((levels[frame * BANDS + band] ?? -200) / 10)
    return Math.max(full - DEPTH, 10 * Math.log10(sum / Math.max(1, last - first + 1) + 1e-20))
  })
  const mean = powers.reduce((sum, power) => sum + power, 0) / BANDS
  return powers.map((power) => power - mean)
}
