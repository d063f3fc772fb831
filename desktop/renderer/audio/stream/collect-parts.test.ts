import { describe, expect, it } from 'vitest'
import { ClipError } from '../clip-source.ts'
import { collectParts, type VoiceChunk } from './collect-parts.ts'

/** A chunk of nearly a second, with 7 ms of silence to the next; its first byte says whether it can be decoded. */
const chunk = (second: number, { bad = false } = {}): VoiceChunk => ({
  chunkMs: second * 1000,
  durationMs: 993,
  downbeatMs: second * 1000 + 200,
  bytes: Uint8Array.of(bad ? 0 : 1).buffer,
})
const lines = [0, 1, 2, 3].map((second) => ({ endMs: second * 1000 + 900, downbeatMs: second * 1000 + 200 }))
const RECORDING = { url: '/whole', durationMs: 4000, lines }

function collector({ missing = false } = {}) {
  const loads: string[] = []
  const { parts, ...rest } = collectParts({
    decode: async (bytes) => {
      if (new Uint8Array(bytes)[0] === 0) throw new DOMException('Unable to decode', 'EncodingError')
      return { duration: 1 } as AudioBuffer
    },
    load: async (url) => {
      loads.push(url)
      if (missing) throw new ClipError('missing')
      return { duration: 4 } as AudioBuffer
    },
  })
  const spans = async () => {
    const found: (readonly number[])[] = []
    for await (const { startMs, endMs, bufferStartMs, downbeatMs } of parts)
      found.push([startMs, endMs, bufferStartMs, downbeatMs ?? -1])
    return found
  }
  return { ...rest, spans, loads }
}

describe('a recording that comes bit by bit', () => {
  it('is its chunks in order, and the whole is not fetched', async () => {
    const { add, finish, spans, loads } = collector()
    for (const second of [0, 1, 2, 3]) add(chunk(second))
    finish(RECORDING)
    expect(await spans()).toEqual(
      [0, 1, 2, 3].map((s) => [s * 1000, s * 1000 + 993, s * 1000, s * 1000 + 200]),
    )
    expect(loads).toEqual([])
  })

  it.each([
    ['a chunk that cannot be decoded', [chunk(0), chunk(1, { bad: true }), chunk(2)]],
    ['a gap', [chunk(0), chunk(2), chunk(3)]],
    ['a chunk that comes twice and too few', [chunk(0), chunk(0)]],
  ])('after %s the rest is taken from the whole, from the next line on', async (_name, chunks) => {
    const { add, finish, spans, loads } = collector()
    for (const one of chunks) add(one)
    finish(RECORDING)
    expect(await spans()).toEqual([
      [0, 993, 0, 200],
      [993, 4000, 0, 1200],
    ])
    expect(loads).toEqual(['/whole'])
  })

  it('without a chunk is the whole', async () => {
    const { finish, spans } = collector()
    finish({ ...RECORDING, durationMs: 0 })
    expect(await spans()).toEqual([[0, 4000, 0, 200]])
  })

  it('says so when the whole is needed and cannot be had', async () => {
    const { add, finish, spans } = collector({ missing: true })
    add(chunk(0))
    finish(RECORDING)
    await expect(spans()).rejects.toMatchObject({ problem: 'missing' })
  })

  it('ends when it is closed, and takes no more', async () => {
    const { add, close, spans } = collector()
    add(chunk(0))
    close()
    add(chunk(1))
    expect(await spans()).toHaveLength(1)
  })
})
