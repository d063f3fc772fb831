import type { Ms } from '#shared/std/units.ts'
import type { ClipSource } from '../clip-source.ts'
import { createMailbox } from './mailbox.ts'
import type { Part } from './sound-parts.ts'

/** A stretch of a recording, as a file of its own. */
export interface VoiceChunk {
  /** Where in the recording it begins, and how long it sounds. */
  readonly chunkMs: Ms
  readonly durationMs: Ms
  readonly downbeatMs?: Ms | undefined
  readonly bytes: ArrayBuffer
}

/** A recording that is whole. */
export interface Recording {
  readonly url: string
  readonly durationMs: Ms
  readonly lines: readonly { readonly endMs: Ms; readonly downbeatMs?: Ms | undefined }[]
}

/** A recording that is put together as it comes. */
export interface PartCollector {
  /** Takes the next chunk; one that is there already, or does not follow the one before, is left out. */
  readonly add: (chunk: VoiceChunk) => void
  /** No more chunks come: what they lack is taken from the whole. */
  readonly finish: (recording: Recording) => void
  readonly close: () => void
  /** The parts in order, without a gap. Throws ClipError when the whole is needed and cannot be had. */
  readonly parts: AsyncIterable<Part>
}

/** Most that may lie between two chunks, or behind the last: silence that no file carries. No line is as short. */
const SILENCE_MS: Ms = 40
/** How far a chunk may reach into the one before: less than a sample. */
const ROUNDING_MS: Ms = 0.02

interface Decoding extends Omit<VoiceChunk, 'bytes'> {
  /** Nothing where it cannot be decoded. */
  readonly decoded: Promise<AudioBuffer | undefined>
}

export function collectParts(deps: {
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>
  readonly load: ClipSource
}): PartCollector {
  const arrivals = createMailbox<Decoding | Recording>()

  async function* parts(): AsyncGenerator<Part> {
    let covered: Ms = 0
    for await (const arrival of arrivals) {
      if ('url' in arrival) {
        if (covered === 0 || arrival.durationMs - covered > SILENCE_MS) yield await restOf(arrival, covered)
        return
      }
      const buffer = await arrival.decoded
      const gapMs = arrival.chunkMs - covered
      if (buffer === undefined || gapMs < -ROUNDING_MS || gapMs > SILENCE_MS) continue
      const { chunkMs, durationMs, downbeatMs } = arrival
      covered = chunkMs + durationMs
      yield { buffer, startMs: chunkMs, endMs: covered, bufferStartMs: chunkMs, downbeatMs }
    }
  }

  const restOf = async ({ url, lines }: Recording, from: Ms): Promise<Part> => {
    const buffer = await deps.load(url)
    const { downbeatMs } = lines.find(({ endMs }) => endMs > from) ?? {}
    return { buffer, startMs: from, endMs: buffer.duration * 1000, bufferStartMs: 0, downbeatMs }
  }

  return {
    add: ({ bytes, ...chunk }) => {
      arrivals.push({ ...chunk, decoded: deps.decode(bytes).catch(() => undefined) })
    },
    finish: (recording) => {
      arrivals.push(recording)
    },
    close: arrivals.close,
    parts: parts(),
  }
}
