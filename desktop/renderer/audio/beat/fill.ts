import { renderFill } from '#shared/dsp/beats/fill.ts'
import type { LoadedTune } from './load-tune.ts'

/** The drum fill that goes with a tune. In a chunk of its own: no page needs it before its first beat plays. */
export function playFill(
  context: Pick<BaseAudioContext, 'createBuffer' | 'sampleRate'>,
  { style, barSeconds }: Pick<LoadedTune, 'style' | 'barSeconds'>,
): AudioBuffer {
  const { sampleRate } = context
  const { left, right } = renderFill(style, barSeconds, sampleRate)
  const buffer = context.createBuffer(2, left.length, sampleRate)
  buffer.copyToChannel(new Float32Array(left), 0)
  buffer.copyToChannel(new Float32Array(right), 1)
  return buffer
}
