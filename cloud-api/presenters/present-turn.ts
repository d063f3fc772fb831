import type { CHUNK_FORMATS, TurnEvent } from '#shared/contract/http/turn-events.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { TurnStep } from '../commands/turn/turn-step.ts'
import { audioFile, heardMs } from '../ports/audio-store/formats/audio-file.ts'
import { presentNotice } from './present-round.ts'

export type ChunkFormat = (typeof CHUNK_FORMATS)[number]

/** A step of a turn as its player sees it. */
export async function presentStep(step: TurnStep, format: ChunkFormat): Promise<TurnEvent> {
  switch (step.type) {
    case 'transcript':
      return step
    case 'line':
      return step
    case 'userScore':
      return { type: 'userScore', userMarks: step.marks }
    case 'scores':
      return { type: 'scores', aiMarks: step.marks }
    case 'notice':
      return { type: 'notice', notice: presentNotice(step) }
    case 'audio': {
      const { type, index, timing, sound } = step
      // A line that takes no time of its own is no file.
      if (sound === undefined || sound.packets.length === 0) return { type, index, timing }
      const file = await audioFile(sound.packets, format)
      const base64 = Buffer.from(file).toString('base64')
      const times = { chunkMs: sound.packetsMs, durationMs: heardMs(sound.packets) }
      return { type, index, timing, chunk: { ...times, format, base64 } }
    }
    default:
      return assertNever(step)
  }
}
