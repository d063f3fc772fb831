import { stretchTime } from '#shared/dsp/time-stretch/stretch-time.ts'
import { OPUS_RATE } from '../opus-format.ts'
import type { OpusEncoder } from '../opus-encoder.ts'
import type { LineSound, RenderTask } from './line-task.ts'
import { RECIPES } from './recipes.ts'
import { shapeLine } from './shape-line.ts'

/** Makes packets of a line that was said: in its place on the beat, in the character's sound. */
export function renderLine(encode: OpusEncoder, task: RenderTask): LineSound {
  const { samples, rate, map, to } = task
  const stretched = stretchTime(samples, rate, map, Math.ceil((to * rate) / OPUS_RATE))
  const packets = encode(
    shapeLine(
      { samples: stretched, rate },
      task.finish === 'character' ? RECIPES[task.voiceId].effects : [],
      task,
    ),
  )
  const sizes = Uint32Array.from(packets, (packet) => packet.length)
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let offset = 0
  for (const packet of packets) {
    bytes.set(packet, offset)
    offset += packet.length
  }
  return { bytes, sizes }
}
