import { fadeEdges } from '#shared/dsp/fade-edges.ts'
import { fromDecibels } from '#shared/dsp/decibels.ts'
import { amplify, rmsOf } from '#shared/dsp/levels.ts'
import { limitPeaks } from '#shared/dsp/limit-peaks.ts'
import { integratedLoudness, type Lufs } from '#shared/dsp/loudness.ts'
import { createResampler, type Resampler } from '#shared/dsp/resample.ts'
import type { Decibels, Hertz, Ms } from '#shared/std/units.ts'
import { OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../opus-format.ts'
import { applyEffects } from './apply-effects.ts'
import type { Wave } from './read-wave.ts'
import type { VoiceRecipe } from './recipes.ts'

/** How loud every line is. The pauses between them bring a verse down to -16. */
const LOUDNESS: Lufs = -15.7
/** Highest crest before coding; the codec may add a decibel of its own, and -1 dBFS is the promise. */
const CEILING: Decibels = -2.5
/** Level the effects get, so that the same drive bends every line alike. */
const DRIVE_RMS = fromDecibels(-18)
const FADE_IN: Ms = 4
const FADE_OUT: Ms = 10

/** A line as it will be encoded: whole packets of samples. */
export interface ShapedLine {
  readonly samples: Float32Array
  /** Samples from the start in which the line sounds; what follows is its echo and the gap to the next. */
  readonly sounding: number
}

/**
 * Makes a line of the engine's speech a line of the character's: at 48 kHz, with its effects, at its loudness,
 * free of clicks, and filled up with silence to whole packets.
 * @param gap least pause after the line. It also takes in the echo and what a decoder holds back.
 */
export function shapeLine(wave: Wave, recipe: VoiceRecipe, gap: Ms): ShapedLine {
  const speech = resamplerFor(Math.round(wave.rate * recipe.shift))(wave.samples)
  fadeEdges(speech, toSamples(FADE_IN, OPUS_RATE), toSamples(FADE_OUT, OPUS_RATE))
  const level = rmsOf(speech)
  if (level > 0) amplify(speech, DRIVE_RMS / level)

  const rest = Math.max(toSamples(gap, OPUS_RATE), 2 * PRE_SKIP_SAMPLES)
  const samples = new Float32Array(Math.ceil((speech.length + rest) / PACKET_SAMPLES) * PACKET_SAMPLES)
  samples.set(speech)
  applyEffects(samples, recipe.effects, OPUS_RATE)
  const loudness = integratedLoudness(samples.subarray(0, speech.length), OPUS_RATE)
  if (Number.isFinite(loudness)) amplify(samples, fromDecibels(LOUDNESS - loudness))
  limitPeaks(samples, fromDecibels(CEILING), OPUS_RATE)

  // The last samples stay silent: a decoder holds back as many, and the next line starts from silence.
  const heard = samples.length - PRE_SKIP_SAMPLES
  fadeEdges(samples.subarray(0, heard), 0, heard - speech.length)
  samples.fill(0, heard)
  return { samples, sounding: speech.length }
}

const toSamples = (duration: Ms, rate: Hertz): number => Math.round((duration * rate) / 1000)

const resamplers = new Map<Hertz, Resampler>()

/** Resamplers are costly to build and few: one a character. */
function resamplerFor(rate: Hertz): Resampler {
  const kept = resamplers.get(rate) ?? createResampler(rate, OPUS_RATE)
  resamplers.set(rate, kept)
  return kept
}
