import { stretchTime } from '#shared/dsp/time-stretch/stretch-time.ts'
import { OPUS_RATE } from '../opus-format.ts'
import type { OpusEncoder } from '../opus-encoder.ts'
import type { RenderTask } from '../threads/line-task.ts'
import { CHARACTER_EFFECTS } from './character-effects.ts'
import { shapeLine } from './shape-line.ts'

/** Makes packets of a line that was said: in its place on the beat, in the character's sound. */
export function renderLine(encode: OpusEncoder, task: RenderTask): Uint8Array[] {
  const { samples, rate, map, to } = task
  const effects = task.finish === 'character' ? CHARACTER_EFFECTS[task.voiceId] : []
  const stretched = stretchTime(samples, rate, map, Math.ceil((to * rate) / OPUS_RATE))
  return encode(shapeLine({ samples: stretched, rate }, effects, task))
}
