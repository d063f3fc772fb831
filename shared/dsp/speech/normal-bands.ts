import type { Decibels } from '#shared/std/units.ts'
import { quantile } from './quantile.ts'
import { BANDS, type SpeechBands } from './speech-bands.ts'

/** The level that counts as full: this share of frames is quieter in its loudest band. */
const FULL_QUANTILE = 0.95
/** How far below and above it levels are told apart. */
const SPAN_BELOW: Decibels = 50
const SPAN_ABOVE: Decibels = 6
/** Frames this close to it are taken for speech when the colour of the microphone is judged. */
const ACTIVE: Decibels = 25
/** How much of that colour is taken out. */
const COLOUR_SHARE = 0.5
/** Brings the values near -1 to 2. */
const CENTRE: Decibels = -22
const SCALE: Decibels = 15

/** Band levels that mean the same for loud and quiet, dull and bright recordings. */
export interface NormalBands {
  readonly frames: number
  /** BANDS values a frame. */
  readonly values: Float32Array
  /** The level that counts as full, in decibels of the power of a band; -Infinity of no frames. */
  readonly full: Decibels
}

/** Puts band levels in relation to the loud frames of the recording, and takes out half of its mean colour. */
export function normalBands({ frames, levels }: SpeechBands): NormalBands {
  const loudest = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame += 1) {
    let most = -Infinity
    for (let band = 0; band < BANDS; band += 1) most = Math.max(most, levels[frame * BANDS + band] ?? most)
    loudest[frame] = most
  }
  const full = frames === 0 ? -Infinity : quantile(loudest, FULL_QUANTILE)
  const clipped = levels.map((level) => Math.min(SPAN_ABOVE, Math.max(-SPAN_BELOW, level - full)))
  const colour = colourOf(clipped, loudest, full)
  const values = clipped.map((level, index) => (level - (colour[index % BANDS] ?? 0) - CENTRE) / SCALE)
  return { frames, values, full }
}

/** What is to be taken out of each band: a share of how far its mean lies from the mean of all. */
function colourOf(clipped: Float32Array, loudest: Float32Array, full: Decibels): Float64Array {
  const means = new Float64Array(BANDS)
  let active = 0
  loudest.forEach((level, frame) => {
    if (level < full - ACTIVE) return
    active += 1
    for (let band = 0; band < BANDS; band += 1)
      means[band] = (means[band] ?? 0) + (clipped[frame * BANDS + band] ?? 0)
  })
  const all = means.reduce((sum, value) => sum + value, 0) / BANDS
  return means.map((value) => ((value - all) / Math.max(1, active)) * COLOUR_SHARE)
}
