import { fadeEdges } from '#shared/dsp/fade-edges.ts'
import { fromDecibels } from '#shared/dsp/decibels.ts'
import { amplify, rmsOf } from '#shared/dsp/levels.ts'
import { limitPeaks } from '#shared/dsp/limit-peaks.ts'
import { integratedLoudness, type Lufs } from '#shared/dsp/loudness.ts'
import { createResampler, type Resampler } from '#shared/dsp/resample.ts'
import type { Decibels, Hertz, Ms } from '#shared/std/units.ts'
import { OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../opus-format.ts'
import { applyEffects } from './apply-effects.ts'
import type { Effect } from './character-effects.ts'

/** How loud every line is. The pauses between them bring a verse down to -16. */
const LOUDNESS: Lufs = -15.7
/** Highest crest before coding; the codec may add a decibel of its own, and -1 dBFS is the promise. */
const CEILING: Decibels = -2.5
/** Level the effects get, so that the same drive bends every line alike. */
const DRIVE_RMS = fromDecibels(-18)
const FADE_IN: Ms = 4
const FADE_OUT: Ms = 10

/** How long an echo may ring on. */
const ECHO: Ms = 120

/** Where a line sounds in the packets it is encoded in, in samples at OPUS_RATE. */
export interface LinePlace {
  readonly packets: number
  readonly from: number
  /** At least 2 * PRE_SKIP_SAMPLES before the end of the packets. */
  readonly to: number
}

/**
 * Makes a line of speech a line of the character's: at 48 kHz, with its effects, at its loudness,
 * free of clicks, with silence around it in whole packets.
 * @param wave from the first sample of the packets to the end of the line
 */
export function shapeLine(
  wave: { readonly samples: Float32Array; readonly rate: Hertz },
  effects: readonly Effect[],
  { packets, from, to }: LinePlace,
): Float32Array {
  const samples = new Float32Array(packets * PACKET_SAMPLES)
  samples.set(resamplerFor(wave.rate)(wave.samples).subarray(from, to), from)
  const speech = samples.subarray(from, to)
  fadeEdges(speech, toSamples(FADE_IN, OPUS_RATE), toSamples(FADE_OUT, OPUS_RATE))
  const level = rmsOf(speech)
  if (level > 0) amplify(speech, DRIVE_RMS / level)

  applyEffects(samples, effects, OPUS_RATE)
  const loudness = integratedLoudness(speech, OPUS_RATE)
  if (Number.isFinite(loudness)) amplify(samples, fromDecibels(LOUDNESS - loudness))
  limitPeaks(samples, fromDecibels(CEILING), OPUS_RATE)

  // The last samples stay silent: a decoder holds back as many, and the next line starts from silence.
  const heard = Math.min(samples.length - PRE_SKIP_SAMPLES, to + toSamples(ECHO, OPUS_RATE))
  fadeEdges(samples.subarray(0, heard), 0, heard - to)
  samples.fill(0, heard)
  return samples
}

const toSamples = (duration: Ms, rate: Hertz): number => Math.round((duration * rate) / 1000)

const resamplers = new Map<Hertz, Resampler>()

/** Resamplers are costly to build and few: one a character's shift. */
function resamplerFor(rate: Hertz): Resampler {
  const kept = resamplers.get(rate) ?? createResampler(rate, OPUS_RATE)
  resamplers.set(rate, kept)
  return kept
}
