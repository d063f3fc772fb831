import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTranscriptionClient, type TranscriptionClient } from './open-transcription-client.ts'
import { SpeechInProblem } from './speech-in.ts'
import {
  refusing,
  saying,
  startTranscriptionServer,
  type TranscriptionAnswer,
  type TranscriptionServer,
} from './testing/transcription-server.ts'
import { verboseAnswer } from './testing/written-answer.ts'

const KEY = 'sk-hunter2'
const LINE = 'I cut the fat from a phrase till the phrase is lethal'
const WEBM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 255, 0, 13, 10])

let server: TranscriptionServer
beforeAll(async () => {
  server = await startTranscriptionServer(saying({}))
})
afterAll(async () => {
  await server.stop()
})

const verbose = verboseAnswer([[LINE]])
const raw =
  (text: string, type = 'application/json'): TranscriptionAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(text)
  }

/** Sends half of an answer and does something with its connection. */
const half =
  (then: (response: Parameters<TranscriptionAnswer>[0]) => void): TranscriptionAnswer =>
  (response) => {
    const text = JSON.stringify(verbose)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
    response.write(text.slice(0, text.length / 2), () => {
      then(response)
    })
  }

const pouring: TranscriptionAnswer = (response) => {
  const piece = Buffer.alloc(64 * 1024, ' ')
  response.writeHead(200, { 'content-type': 'application/json' })
  const pour = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', pour)
  }
  pour()
}

const SERVICES = {
  openai: () => openTranscriptionClient('openai', { apiKey: KEY, baseUrl: `${server.origin}/v1` }),
  groq: () => openTranscriptionClient('groq', { apiKey: KEY, baseUrl: `${server.origin}/v1` }),
  'openai, a newer model': () =>
    openTranscriptionClient('openai', {
      apiKey: KEY,
      baseUrl: `${server.origin}/v1`,
      model: 'gpt-4o-mini-transcribe',
    }),
}

const write = (client: TranscriptionClient, signal = new AbortController().signal, recording = WEBM) =>
  client.write({ recording, language: 'en', signal })

async function problemOf(call: Promise<unknown>): Promise<SpeechInProblem> {
  const error = await call.then(
    () => new Error('The call went well'),
    (thrown: unknown) => thrown,
  )
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('hunter2')
  if (error instanceof SpeechInProblem) return error
  throw error
}

const PROBLEMS: readonly (readonly [string, TranscriptionAnswer, string])[] = [
  ['a refused key', refusing(401), 'http_401'],
  ['a model it does not have', refusing(404), 'http_404'],
  ['too many calls', refusing(429, { 'retry-after': '7' }), 'http_429'],
  ['a fault of its own', refusing(500), 'http_500'],
  ['a file it cannot read', refusing(400), 'unreadable'],
  [
    'a redirect, which would take the key along',
    refusing(302, { location: 'http://127.0.0.1:9/' }),
    'unreachable',
  ],
  ['a page', raw('<html>hello</html>', 'text/html'), 'wrong_type'],
  ['the text alone', raw('hello', 'text/plain'), 'wrong_type'],
  ['nothing', raw(''), 'malformed'],
  ['JSON that ends in the middle', raw('{"text":"hel'), 'malformed'],
  ['JSON without a text', raw('{"words":[]}'), 'malformed'],
  ['a text that is none', raw('{"text":7}'), 'malformed'],
  ['a list', raw('[]'), 'malformed'],
  ['half of it, and goes', half((response) => response.destroy()), 'cut'],
  ['megabytes', pouring, 'too_much'],
  ['one huge text', raw(JSON.stringify({ text: 'la '.repeat(400_000) })), 'too_much'],
]

describe.each(Object.entries(SERVICES))('HEAR-1 %s writes speech down', (name, open) => {
  it('and is asked as it wants to be, with the recording as it is', async () => {
    server.answer(saying(verbose))
    const client = open()
    expect((await write(client)).text).toBe(LINE)
    expect(server.calls).toHaveLength(1)
    const [call] = server.calls
    expect([call?.path, call?.authorization]).toEqual(['/v1/audio/transcriptions', `Bearer ${KEY}`])
    expect(call?.file).toEqual({ name: 'recording.webm', type: 'audio/webm', bytes: WEBM })
    expect(call?.headers).not.toHaveProperty('openai-organization')
    expect(call?.fields).toEqual({
      model: [client.maker.model],
      language: ['en'],
      ...(name === 'openai, a newer model'
        ? { response_format: ['json'], 'include[]': ['logprobs'] }
        : {
            response_format: ['verbose_json'],
            'timestamp_granularities[]': ['word', 'segment'],
            temperature: ['0'],
          }),
    })
  })

  it('takes its time and is heard bit by bit', async () => {
    server.answer(async (response) => {
      const text = JSON.stringify(verbose)
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let at = 0; at < text.length; at += 50) {
        response.write(text.slice(at, at + 50))
        await new Promise(setImmediate)
      }
      response.end()
    })
    const written = await write(open())
    expect(written.words?.map(({ text }) => text)).toEqual(LINE.split(' '))
    expect(written.parts).toHaveLength(1)
  })

  it('in a script that is not ours, as it comes, and of silence nothing', async () => {
    for (const text of ['Я лучший рэпер', '']) {
      server.answer(saying({ text }))
      expect(await write(open())).toMatchObject({ text, words: undefined, parts: undefined })
    }
  })

  it.each(PROBLEMS)('answers by %s: fails once, for a reason of its own', async (_name, answer, reason) => {
    server.answer(answer)
    const problem = await problemOf(write(open()))
    expect(problem.reason).toBe(reason)
    expect(problem.retryAfter).toBe(reason === 'http_429' ? 7000 : undefined)
    expect(server.calls).toHaveLength(1)
  })

  it.each(['before it answers', 'within its answer'])(
    'is hung up on when nobody wants it any more, %s',
    async (when) => {
      const reason = new Error('The player is gone')
      const controller = new AbortController()
      const leave = () => {
        controller.abort(reason)
      }
      server.answer(when === 'before it answers' ? leave : half(leave))
      await expect(write(open(), controller.signal)).rejects.toBe(reason)
      await expect.poll(() => server.hangUps()).toBe(1)
      await expect(write(open(), controller.signal)).rejects.toBe(reason)
      expect(server.calls).toHaveLength(1)
    },
  )
})

it('HEAR-2 sends no file that no service reads', async () => {
  server.answer(saying(verbose))
  const text = new TextEncoder().encode('<html> no recording at all')
  for (const bytes of [new Uint8Array(), text, WEBM.subarray(1)]) {
    expect((await problemOf(write(SERVICES.groq(), undefined, bytes))).reason).toBe('unreadable')
  }
  expect(server.calls).toEqual([])
})

it('HEAR-5 shows its key to nobody else', async () => {
  const other = await startTranscriptionServer(saying(verbose))
  server.answer(refusing(307, { location: `${other.origin}/v1/audio/transcriptions` }))
  expect((await problemOf(write(SERVICES.openai()))).reason).toBe('unreachable')
  expect(other.calls).toEqual([])
  await other.stop()
})

it('says nothing of a key that no header can hold, nor where nobody listens', async () => {
  const gone = await startTranscriptionServer(saying(verbose))
  await gone.stop()
  const clients = [
    openTranscriptionClient('openai', { apiKey: 'hunter2\nkey \u{1f511}', baseUrl: `${server.origin}/v1` }),
    openTranscriptionClient('groq', { apiKey: KEY, baseUrl: `${gone.origin}/v1` }),
  ]
  for (const client of clients) expect((await problemOf(write(client))).reason).toBe('unreachable')
})

it('keeps a text whose times are odd', async () => {
  server.answer(
    saying({ text: 'hello', words: [{ word: 'hello', start: 2, end: 1 }], segments: 'none', duration: -1 }),
  )
  expect(await write(SERVICES.groq())).toEqual({
    text: 'hello',
    duration: undefined,
    words: undefined,
    parts: undefined,
    logProbability: undefined,
  })
})
