import { draw, seededRandom, type Random } from '#shared/domain/random.ts'
import type { Seconds } from '#shared/std/units.ts'

/** White noise, the same at every call, so that a rendered effect can be compared. */
export function noise(context: BaseAudioContext, duration: Seconds): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(duration * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  let random: Random = seededRandom(90)
  for (let index = 0; index < samples.length; index += 1) {
    const [value, next] = draw(random)
    samples[index] = value * 2 - 1
    random = next
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}
