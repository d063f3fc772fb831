import type { Decibels, Seconds, Share } from '#shared/std/units.ts'
import type { FoundSyllable } from './find-syllables.ts'
import { BANDS, HOP, type SpeechBands } from './speech-bands.ts'

/** A syllable with how it stands out. */
export interface SpokenSyllable extends FoundSyllable {
  /** Highest level of its vowel, on the scale of the samples' full level. */
  readonly level: Decibels
  /** How much it stands out from its neighbours: above a half, it may be taken for stressed. */
  readonly prominence: Share
  /** How open and how far front its vowel sounds, as far as two differences of levels can tell; only compares within a take. */
  readonly openness: Decibels
  readonly frontness: Decibels
}

/** The bands above about 1 kHz. */
const UPPER = 5
/** The bands of low, middle and high formants: around 300 to 500 Hz, 800 to 1,100 Hz, and 1,800 to 2,700 Hz. */
const LOW_BANDS = [0, 2] as const
const MIDDLE_BANDS = [4, 6] as const
const HIGH_BANDS = [9, 12] as const
/** Frames beside the middle of the vowel that its colour is taken from. */
const COLOUR_REACH = 2
/** Neighbours to each side that a syllable is compared with. */
const NEIGHBOURS = 3
/** Decibels that a vowel e times as long is worth, and a gap before it. */
const LENGTH_WORTH: Decibels = 5
const GAP_WORTH: Decibels = 2
/** Decibels from not at all to well stressed. */
const SCALE: Decibels = 3
const LEAST_GAP = 0.01

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * Says how loud each syllable is and how much it stands out: by the level of its upper bands, which stress lifts more
 * than the whole (Sluijter and van Heuven 1996), by the length of its vowel and by the gap before it, each against its
 * neighbours. On the voices of the game this parts stressed syllables from others at an area under the curve of .77.
 */
export function weighSyllables(found: readonly FoundSyllable[], bands: SpeechBands): SpokenSyllable[] {
  const signs = found.map((syllable, index) => {
    const gap = syllable.onset - (found[index - 1]?.end ?? syllable.onset - 0.15)
    return {
      level: highest(bands, syllable, 0),
      upper: highest(bands, syllable, UPPER),
      length: Math.max(HOP, syllable.end - syllable.onset),
      gap: Math.min(1, Math.max(LEAST_GAP, gap)),
    }
  })
  return found.map((syllable, index) => {
    const near = signs.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1)
    const own = signs[index] ?? { level: -Infinity, upper: 0, length: HOP, gap: LEAST_GAP }
    const score =
      own.upper -
      mean(near.map(({ upper }) => upper)) +
      LENGTH_WORTH * Math.log(own.length / mean(near.map(({ length }) => length))) +
      GAP_WORTH * Math.log(own.gap / mean(near.map(({ gap }) => gap)))
    const prominence = 1 / (1 + Math.exp(-score / SCALE))
    return { ...syllable, level: own.level, prominence, ...colourOf(syllable, bands) }
  })
}

/** The highest level of the bands from one on, all together, within a syllable. */
function highest({ frames, levels }: SpeechBands, { onset, end }: FoundSyllable, from: number): Decibels {
  let most = 0
  for (let frame = Math.round(onset / HOP); frame <= Math.round(end / HOP) && frame < frames; frame += 1) {
    let power = 0
    for (let band = from; band < BANDS; band += 1)
      power += 10 ** ((levels[frame * BANDS + band] ?? -Infinity) / 10)
    most = Math.max(most, power)
  }
  return 10 * Math.log10(Math.max(most, 1e-20))
}

/** The first formant rises from the low bands to the middle ones as the mouth opens, the second to the high ones in front. */
function colourOf(
  { nucleus }: FoundSyllable,
  bands: SpeechBands,
): { openness: Decibels; frontness: Decibels } {
  const middle = meanLevel(bands, nucleus, MIDDLE_BANDS)
  return {
    openness: middle - meanLevel(bands, nucleus, LOW_BANDS),
    frontness: meanLevel(bands, nucleus, HIGH_BANDS) - middle,
  }
}

function meanLevel(
  { frames, levels }: SpeechBands,
  time: Seconds,
  [from, to]: readonly [number, number],
): Decibels {
  let sum = 0
  let count = 0
  const centre = Math.round(time / HOP)
  for (let frame = centre - COLOUR_REACH; frame <= centre + COLOUR_REACH; frame += 1) {
    if (frame < 0 || frame >= frames) continue
    for (let band = from; band <= to; band += 1) {
      sum += levels[frame * BANDS + band] ?? 0
      count += 1
    }
  }
  return count === 0 ? 0 : sum / count
}
