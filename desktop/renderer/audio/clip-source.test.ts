import { describe, expect, it } from 'vitest'
import { createClipSource, type ClipSource } from './clip-source.ts'
import { CLIP_TYPES } from './formats.ts'

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly unreachable?: boolean
}

/** A source over a scripted server; the decoder reads only the types listed. */
function sourceOver(script: readonly Answer[], decodes: readonly string[] = CLIP_TYPES) {
  const accepts: string[] = []
  const pauses: number[] = []
  let lastType = ''
  const source: ClipSource = createClipSource({
    fetch: (_url, init) => {
      accepts.push(new Headers(init?.headers).get('Accept') ?? '')
      const answer = script[Math.min(accepts.length, script.length) - 1] ?? {}
      if (answer.unreachable === true) return Promise.reject(new TypeError('Failed to fetch'))
      lastType = answer.type ?? 'audio/webm'
      return Promise.resolve(
        new Response(new Uint8Array([1]), {
          status: answer.status ?? 200,
          headers: { 'Content-Type': lastType },
        }),
      )
    },
    decode: () =>
      decodes.includes(lastType)
        ? Promise.resolve({ duration: 1, type: lastType } as unknown as AudioBuffer)
        : Promise.reject(new DOMException('Unable to decode', 'EncodingError')),
    types: () => CLIP_TYPES,
    wait: (pause) => {
      pauses.push(pause)
      return Promise.resolve()
    },
  })
  return { source, accepts, pauses }
}

describe('a clip source', () => {
  it('asks for every container in order of preference', async () => {
    const { source, accepts } = sourceOver([{}])
    await source('/a')
    expect(accepts).toEqual(['audio/webm, audio/mp4;q=0.9, audio/wav;q=0.8'])
  })

  it('asks for the next container when the decoder breaks its promise', async () => {
    const { source, accepts } = sourceOver([{ type: 'audio/webm' }, { type: 'audio/mp4' }], ['audio/mp4'])
    await expect(source('/a')).resolves.toMatchObject({ type: 'audio/mp4' })
    expect(accepts[1]).toBe('audio/mp4, audio/wav;q=0.9')
  })

  it('gives up when no container decodes', async () => {
    const types = CLIP_TYPES.map((type) => ({ type }))
    const { source, accepts } = sourceOver(types, [])
    await expect(source('/a')).rejects.toMatchObject({ problem: 'undecodable' })
    expect(accepts).toHaveLength(3)
  })

  it('does not ask for ever when the server insists on one container', async () => {
    const { source, accepts } = sourceOver([{ type: 'audio/webm' }], [])
    await expect(source('/a')).rejects.toMatchObject({ problem: 'undecodable' })
    expect(accepts).toHaveLength(2)
  })

  it('tries an unreachable server again after 100, 200 and 300 ms', async () => {
    const { source, pauses } = sourceOver([{ unreachable: true }, { status: 503 }, { unreachable: true }, {}])
    await expect(source('/a')).resolves.toBeDefined()
    expect(pauses).toEqual([100, 200, 300])
  })

  it('says unreachable after the last try', async () => {
    const { source, accepts } = sourceOver([{ unreachable: true }])
    await expect(source('/a')).rejects.toMatchObject({ problem: 'unreachable' })
    expect(accepts).toHaveLength(4)
  })

  it('does not ask twice for what is not there', async () => {
    const { source, accepts } = sourceOver([{ status: 404 }])
    await expect(source('/a')).rejects.toMatchObject({ problem: 'missing' })
    expect(accepts).toHaveLength(1)
  })

  it('shares a load that is under way, keeps what it loaded, and forgets a failure', async () => {
    const { source, accepts } = sourceOver([{ status: 404 }, {}])
    await expect(source('/a')).rejects.toBeDefined()
    const [first, second] = await Promise.all([source('/a'), source('/a')])
    expect(first).toBe(second)
    await source('/a')
    expect(accepts).toHaveLength(2)
  })

  it('keeps six clips and lets the oldest go', async () => {
    const { source, accepts } = sourceOver([{}])
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'g', 'a']) await source(`/${name}`)
    expect(accepts).toHaveLength(8)
  })
})
