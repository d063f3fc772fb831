import { renderBeat, type Beat } from '#shared/dsp/beats/beat.ts'
import type { Stereo } from '#shared/dsp/beats/stereo.ts'
import { amplify, peakOf } from '#shared/dsp/levels.ts'
import type { Hertz, Ms } from '#shared/std/units.ts'

/** Beats of a bar. */
const BAR_BEATS = 4
/** Loudest sample of the mix. */
const CEILING = 0.89

/**
 * Lays a voice over its beat: a bar alone, the voice's first downbeat on the next one, and the beat on until the bar after
 * the voice's last.
 * @param downbeatMs of the voice's first bar, from its first sample
 */
export function overBeat(voice: Float32Array, downbeatMs: Ms, beat: Beat, rate: Hertz): Stereo {
  const loop = renderBeat(beat, rate)
  const bar = (BAR_BEATS * 60 * rate) / beat.feltBpm
  const start = Math.round(bar - (downbeatMs * rate) / 1000)
  const length = Math.round(bar * (Math.ceil((start + voice.length) / bar) + 1))
  const mixed = (channel: Float32Array) => {
    const mix = Float32Array.from({ length }, (_, index) => channel[index % channel.length] ?? 0)
    voice.forEach((sample, index) => {
      mix[start + index] = (mix[start + index] ?? 0) + sample
    })
    return mix
  }
  const mix = { left: mixed(loop.left), right: mixed(loop.right) }
  const gain = Math.min(1, CEILING / Math.max(peakOf(mix.left), peakOf(mix.right)))
  amplify(mix.left, gain)
  amplify(mix.right, gain)
  return mix
}
