import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roundResult } from '#shared/contract/http/battles.ts'
import type { TurnEvent } from '#shared/contract/http/turn-events.ts'
import { refusal } from '../testing/fake-server.ts'
import { turnStream, type Streamed } from '../testing/turn-stream.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { noteReachable } from './connection.ts'
import { playTurn, type TurnProgressEvent } from './play-turn.ts'

const MARKS = { total: 70, rhymeDensity: 60, flowQuality: 50, creativity: 40, rhymes: [], findings: [] }
const RESULT = roundResult.parse({
  userText: 'fire',
  aiResponse: 'one\ntwo',
  audioUrl: '/api/audio/x',
  userScore: 70,
  aiScore: 60,
  round: {
    id: '0197a000-0000-4000-8000-000000000101',
    roundNumber: 1,
    userText: 'fire',
    aiResponse: 'one\ntwo',
    audioUrl: '/api/audio/x',
    audioDurationMs: 4000,
    lineTimings: [],
    scores: { userScore: 70, aiScore: 60, rhymeDensity: 60, flowQuality: 50, creativity: 40 },
    userMarks: MARKS,
    aiMarks: MARKS,
    createdAt: '2026-11-21T20:01:00.000Z',
  },
})
const START: readonly TurnEvent[] = [
  { type: 'transcript', userText: 'fire' },
  { type: 'userScore', userMarks: MARKS },
  { type: 'line', index: 0, text: 'one' },
]
const REST: readonly TurnEvent[] = [
  { type: 'line', index: 1, text: 'two' },
  { type: 'scores', aiMarks: MARKS },
]
const DONE: TurnEvent = { type: 'done', result: RESULT }
const LOST = new TypeError('network error')

type Answer = Response | Error

/** A turn over a server that answers each connection in its own way. */
function turnOver(...answers: readonly Answer[]) {
  const asked: Headers[] = []
  const bodies: unknown[] = []
  const addresses: string[] = []
  const heard: TurnProgressEvent[] = []
  const leave = new AbortController()
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    addresses.push(address)
    asked.push(new Headers(init.headers))
    bodies.push(init.body instanceof FormData ? Object.fromEntries(init.body) : init.body)
    const answer = answers[asked.length - 1] ?? LOST
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const turn = playTurn({
    battleId: 'b',
    verse: 'fire',
    key: 'key-0001',
    format: 'webm',
    signal: leave.signal,
    onEvent: (event) => heard.push(event),
  })
  // Looked at late: a failure before that is not an unhandled one.
  turn.catch(() => undefined)
  /** How it ends, all waits gone by. */
  const end = async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    return turn
  }
  return { end, asked, bodies, addresses, heard, leave }
}

const stream = (things: readonly Streamed[], firstId?: number) => turnStream(things, firstId)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  noteReachable(true)
})

describe('a turn', () => {
  it('is told as it happens, and ends with its round', async () => {
    const { end, heard, asked, bodies, addresses } = turnOver(stream([...START, ...REST, DONE]))
    await expect(end()).resolves.toEqual(RESULT)
    expect(heard).toEqual([...START, ...REST])
    expect(addresses).toEqual(['/api/battles/b/rounds?audio=webm'])
    expect(bodies).toEqual([{ userVerse: 'fire' }])
    expect(asked[0]?.get('Accept')).toBe('text/event-stream, application/json;q=0.5')
    expect(asked[0]?.get('Idempotency-Key')).toBe('key-0001')
    expect(asked[0]?.has('Last-Event-ID')).toBe(false)
  })

  it('of a server that answers JSON is its end alone, and what was noted of it', async () => {
    const notice = { code: 'voice_fell_back', message: 'The system voice took over.' } as const
    const result = { ...RESULT, notices: [notice] }
    const { end, heard } = turnOver(Response.json(result))
    await expect(end()).resolves.toEqual(result)
    expect(heard).toEqual([{ type: 'notice', notice }])
  })

  it('that is refused is refused as any call', async () => {
    const { end, asked } = turnOver(refusal(422, 'verse_empty', 'Your verse is empty.'))
    await expect(end()).rejects.toMatchObject({ status: 422, code: 'verse_empty' })
    expect(asked).toHaveLength(1)
  })

  it('that fails on the way says why', async () => {
    const failed: TurnEvent = { type: 'failed', code: 'voice_unavailable', message: 'Send it again.' }
    const { end, asked } = turnOver(stream([...START, failed]))
    await expect(end()).rejects.toMatchObject({ code: 'voice_unavailable', sentence: 'Send it again.' })
    expect(asked).toHaveLength(1)
  })

  it('that never began is not tried again here', async () => {
    const { end, asked } = turnOver(LOST)
    await expect(end()).rejects.toBeInstanceOf(NetworkError)
    expect(asked).toHaveLength(1)
  })

  it('that is left ends at once', async () => {
    const { end, leave, asked } = turnOver(stream([...START, LOST]))
    leave.abort()
    await expect(end()).rejects.toHaveProperty('name', 'AbortError')
    expect(asked).toHaveLength(1)
  })
})

describe('a turn whose line breaks (PAGE-6)', () => {
  it('is taken up behind the last event, under the same key', async () => {
    const { end, heard, asked } = turnOver(stream([...START, LOST]), stream([...REST, DONE], 4))
    await expect(end()).resolves.toEqual(RESULT)
    expect(heard).toEqual([...START, ...REST])
    expect(asked.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '3'])
    expect(asked.map((headers) => headers.get('Idempotency-Key'))).toEqual(['key-0001', 'key-0001'])
  })

  it('is taken up, too, where the stream ends early, and where the server is not back yet', async () => {
    const { end, asked } = turnOver(
      stream(START),
      refusal(503, 'service_unavailable', 'The server is restarting.'),
      LOST,
      stream([DONE], 4),
    )
    await expect(end()).resolves.toEqual(RESULT)
    expect(asked).toHaveLength(4)
  })

  it('may end in JSON', async () => {
    const { end } = turnOver(stream([...START, LOST]), Response.json(RESULT))
    await expect(end()).resolves.toEqual(RESULT)
  })

  it('that may not be taken up is lost, and not refused', async () => {
    const { end, asked } = turnOver(stream([...START, LOST]), refusal(429, 'too_many_requests', 'Too fast.'))
    await expect(end()).rejects.toBeInstanceOf(NetworkError)
    expect(asked).toHaveLength(2)
  })

  it('is given up after three tries that bring nothing', async () => {
    const { end, asked } = turnOver(stream([...START, LOST]))
    await expect(end()).rejects.toBeInstanceOf(NetworkError)
    expect(asked).toHaveLength(4)
  })

  it('has all its tries again when it went on', async () => {
    const { end, asked } = turnOver(
      stream([...START, LOST]),
      LOST,
      LOST,
      stream([...REST, LOST], 4),
      LOST,
      LOST,
      stream([DONE], 6),
    )
    await expect(end()).resolves.toEqual(RESULT)
    expect(asked).toHaveLength(7)
  })

  it('is not taken up once it has been left', async () => {
    const { end, leave, asked } = turnOver(stream([...START, LOST]))
    await vi.advanceTimersByTimeAsync(200)
    leave.abort()
    await expect(end()).rejects.toHaveProperty('name', 'AbortError')
    expect(asked).toHaveLength(2)
  })

  it('a line that says nothing for 45 seconds has broken', async () => {
    const silent = new Response(new ReadableStream(), eventStream)
    const { end, asked } = turnOver(stream([...START, LOST]), silent, stream([DONE], 4))
    await expect(end()).resolves.toEqual(RESULT)
    expect(asked).toHaveLength(3)
  })
})

const eventStream = { headers: { 'Content-Type': 'text/event-stream' } }

describe('a hostile stream (PAGE-5)', () => {
  it('an event that was told already is not told again', async () => {
    const { end, heard } = turnOver(stream([...START, LOST]), stream([...START, ...REST, DONE], 1))
    await expect(end()).resolves.toEqual(RESULT)
    expect(heard).toEqual([...START, ...REST])
  })

  it.each([
    ['no JSON', 'id: 4\ndata: {"type":"li\n\n'],
    ['an unknown type', 'id: 4\ndata: {"type":"confetti"}\n\n'],
    ['an impossible line', 'id: 4\ndata: {"type":"line","index":-1,"text":7}\n\n'],
    ['sound that is no base64', audioWith('not base64!')],
    ['a comment, an empty event, a field of its own', ': still here\n\ndata:\n\nmood: bad\n\n'],
  ])('%s is left out', async (_name, text) => {
    const { end, heard } = turnOver(
      stream([...START, text, ...REST.map((event, at) => later(event, at)), later(DONE, 9)]),
    )
    await expect(end()).resolves.toEqual(RESULT)
    expect(heard).toEqual([...START, ...REST])
  })

  it('an end that cannot be read is an end', async () => {
    const { end, asked } = turnOver(stream([...START, 'id: 4\ndata: {"type":"done"}\n\n']))
    await expect(end()).rejects.toMatchObject({ code: 'unexpected_answer' })
    await expect(end()).rejects.toBeInstanceOf(ApiError)
    expect(asked).toHaveLength(1)
  })

  it('events without numbers are told, and nothing follows the end', async () => {
    const bare = [...START, DONE, ...REST].map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    const { end, heard } = turnOver(stream([bare]))
    await expect(end()).resolves.toEqual(RESULT)
    expect(heard).toEqual(START)
  })

  it('letters that come in halves are put together', async () => {
    const bytes = new TextEncoder().encode(
      `data: ${JSON.stringify({ type: 'line', index: 0, text: 'café 🔥' })}\n\ndata: ${JSON.stringify(DONE)}\n\n`,
    )
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { end, heard } = turnOver(new Response(body, eventStream))
    await expect(end()).resolves.toEqual(RESULT)
    expect(heard).toEqual([{ type: 'line', index: 0, text: 'café 🔥' }])
  })
})

function audioWith(base64: string): string {
  const timing = { startMs: 0, endMs: 900 }
  const chunk = { chunkMs: 0, durationMs: 900, format: 'webm', base64 }
  return `id: 4\ndata: ${JSON.stringify({ type: 'audio', index: 0, timing, chunk })}\n\n`
}

/** An event under a number far on, as text. */
const later = (event: TurnEvent, at: number): string =>
  `id: ${String(10 + at)}\ndata: ${JSON.stringify(event)}\n\n`
