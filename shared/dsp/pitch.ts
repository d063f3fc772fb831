import type { Hertz } from '#shared/std/units.ts'

const LOWEST: Hertz = 55
const HIGHEST: Hertz = 400
const WINDOW_SECONDS = 0.04
const HOP_SECONDS = 0.02
/** How alike two neighbouring periods must be for the sound to have a pitch. */
const LEAST_LIKENESS = 0.75
/** Windows below this level are not looked at. */
const LEAST_RMS = 0.014

/**
 * Pitches of the voiced windows, one every 20 ms, by normalised cross-correlation of a window with its delayed self
 * (the candidate step of Talkin's RAPT, 1995); the shortest lag within 3 % of the best one wins over its multiples.
 */
export function voicedPitches(samples: Float32Array, rate: Hertz): Hertz[] {
  const width = Math.round(WINDOW_SECONDS * rate)
  const longest = Math.ceil(rate / LOWEST)
  const pitches: Hertz[] = []
  for (let start = 0; start + width + longest < samples.length; start += Math.round(HOP_SECONDS * rate)) {
    const pitch = pitchAt(samples, start, width, rate)
    if (pitch !== undefined) pitches.push(pitch)
  }
  return pitches
}

/** The middle pitch of a voice; undefined where nothing is voiced. */
export function medianPitch(samples: Float32Array, rate: Hertz): Hertz | undefined {
  const pitches = voicedPitches(samples, rate).sort((a, b) => a - b)
  return pitches[pitches.length >> 1]
}

function pitchAt(samples: Float32Array, start: number, width: number, rate: Hertz): Hertz | undefined {
  const own = dot(samples, start, start, width)
  if (Math.sqrt(own / width) < LEAST_RMS) return undefined
  const shortest = Math.floor(rate / HIGHEST)
  const longest = Math.ceil(rate / LOWEST)
  const likeness = Array.from({ length: longest - shortest + 1 }, (_, index) => {
    const delayed = start + shortest + index
    const norm = Math.sqrt(own * dot(samples, delayed, delayed, width))
    return norm === 0 ? 0 : dot(samples, start, delayed, width) / norm
  })
  const best = Math.max(...likeness)
  if (best < LEAST_LIKENESS) return undefined
  const isHump = (value: number, index: number) =>
    value >= best * 0.97 && value >= (likeness[index - 1] ?? 0) && value >= (likeness[index + 1] ?? 0)
  return rate / (shortest + likeness.findIndex(isHump))
}

function dot(samples: Float32Array, first: number, second: number, width: number): number {
  let sum = 0
  for (let index = 0; index < width; index += 1)
    sum += (samples[first + index] ?? 0) * (samples[second + index] ?? 0)
  return sum
}
