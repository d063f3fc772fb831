import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelProblem, type LanguageModel } from './language-model.ts'
import { openChatModel } from './open-chat-model.ts'
import {
  endStream,
  openStream,
  refusing,
  startChatServer,
  writeText,
  writing,
  type ChatAnswer,
  type ChatServer,
} from './testing/chat-server.ts'

const KEY = 'sk-hunter2'
let server: ChatServer

beforeAll(async () => {
  server = await startChatServer(writing(''))
})
afterAll(async () => {
  await server.stop()
})

const SERVICES = {
  openai: () => openChatModel({ writer: 'openai', baseUrl: server.baseUrl, apiKey: KEY }),
  groq: () => openChatModel({ writer: 'groq', baseUrl: server.baseUrl, apiKey: KEY }),
  local: () => openChatModel({ writer: 'local', baseUrl: server.baseUrl, model: 'small' }),
}

const request = (signal = new AbortController().signal) => ({
  system: 'Be brief.',
  messages: [{ role: 'user' as const, content: 'Hello' }],
  mostTokens: 40,
  signal,
})

async function piecesOf(model: LanguageModel, signal?: AbortSignal): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of model.complete(request(signal))) pieces.push(piece)
  return pieces
}

/** What came before it failed, and why it did. */
async function failureOf(model: LanguageModel): Promise<{ pieces: string[]; problem: ModelProblem }> {
  const pieces: string[] = []
  try {
    for await (const piece of model.complete(request())) pieces.push(piece)
  } catch (error) {
    if (error instanceof ModelProblem) return { pieces, problem: error }
    throw error
  }
  throw new Error('It did not fail')
}

const raw =
  (text: string, type = 'text/event-stream'): ChatAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(text)
  }

const PROBLEMS: readonly (readonly [string, ChatAnswer, string])[] = [
  ['401', refusing(401), 'http_401'],
  ['404, a model it does not have', refusing(404), 'http_404'],
  ['429', refusing(429, { 'retry-after': '7' }), 'http_429'],
  ['500', refusing(500), 'http_500'],
  [
    'a redirect, which would take the key along',
    refusing(302, { location: 'http://127.0.0.1:9/' }),
    'unreachable',
  ],
  ['a page in place of a stream', raw('<html>hello</html>', 'text/html'), 'wrong_type'],
  ['the whole answer at once, as JSON', raw('{"choices":[]}', 'application/json'), 'wrong_type'],
  ['JSON that ends in the middle', raw('data: {"choices":[{"delta":{"con\n\n'), 'malformed'],
  ['JSON of another shape', raw('data: {"choices":[{"delta":{"content":7}}]}\n\n'), 'malformed'],
  ['no JSON object at all', raw('data: 7\n\n'), 'malformed'],
  ['an error among the events', raw('data: {"error":{"message":"no, sk-hunter2"}}\n\n'), 'error_event'],
  ['nothing', raw(''), 'cut'],
  ['an end without a word', writing(''), 'empty'],
  ['an end because it got long', writing('One line\nand', { finish: 'length' }), 'length'],
  ['an end by its filter', writing('One', { finish: 'content_filter' }), 'refused'],
  ['a refusal beside the text', raw('data: {"choices":[{"delta":{"refusal":"I will not"}}]}\n\n'), 'refused'],
  [
    'an end in the middle',
    (response) => {
      openStream(response)
      writeText(response, 'One line\nand')
      response.end()
    },
    'cut',
  ],
  [
    'a broken connection',
    (response) => {
      openStream(response)
      response.write('data: {"choices":[{"delta":{"content":"One"}}]}\n\n', () => {
        setTimeout(() => response.destroy(), 20)
      })
    },
    'cut',
  ],
  [
    'megabytes',
    (response) => {
      openStream(response)
      for (let index = 0; index < 2000; index += 1) writeText(response, 'la '.repeat(400))
      endStream(response)
    },
    'too_much',
  ],
  ['an event that never ends', raw(`data: ${'x'.repeat(3_000_000)}`), 'too_much'],
]

describe.each(Object.entries(SERVICES))('a model behind %s', (vendor, open) => {
  it('yields the answer as it comes', async () => {
    server.answer(writing('Line one\nLine two', { each: 1 }))
    const pieces = await piecesOf(open())
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.join('')).toBe('Line one\nLine two')
  })

  it('asks as the service wants to be asked', async () => {
    server.answer(writing('Line'))
    const model = open()
    await piecesOf(model)
    const call = server.calls.at(-1)
    expect(call?.path).toBe('/v1/chat/completions')
    expect(call?.authorization).toBe(`Bearer ${vendor === 'local' ? 'none' : KEY}`)
    expect(call?.body).toMatchObject({
      model: model.maker.model,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hello' },
      ],
    })
    expect(Number(call?.body['max_completion_tokens'] ?? call?.body['max_tokens'])).toBeGreaterThanOrEqual(40)
    expect(model.maker.vendor).toBe(vendor)
  })

  it.each(PROBLEMS)('answered by %s, fails for a reason of its own', async (_, answer, reason) => {
    server.answer(answer)
    const { problem } = await failureOf(open())
    expect(problem.reason).toBe(reason)
    expect(problem.retryAfter).toBe(reason === 'http_429' ? 7000 : undefined)
    expect(`${problem.message} ${JSON.stringify(problem)} ${String(problem.cause)}`).not.toContain('hunter2')
  })

  it('tries once', async () => {
    server.answer(refusing(500))
    const before = server.calls.length
    await failureOf(open())
    expect(server.calls.length).toBe(before + 1)
  })

  it('keeps what came before it broke', async () => {
    server.answer((response) => {
      openStream(response)
      writeText(response, 'One line\nand')
      response.end()
    })
    const { pieces } = await failureOf(open())
    expect(pieces.join('')).toBe('One line\nand')
  })

  it.each(['before it answers', 'while it writes'])(
    'hangs up when it is no longer wanted, %s',
    async (when) => {
      server.answer((response) => {
        if (when === 'while it writes') openStream(response)
      })
      const before = server.calls.length
      const hungUp = server.hungUp()
      const controller = new AbortController()
      const reason = new Error('The player is gone')
      const pieces = piecesOf(open(), controller.signal)
      pieces.catch(() => undefined)
      await expect.poll(() => server.calls.length).toBe(before + 1)
      controller.abort(reason)
      await expect(pieces).rejects.toBe(reason)
      await expect.poll(server.hungUp).toBe(hungUp + 1)
    },
  )
})

it('fails where nobody listens', async () => {
  const gone = await startChatServer(writing(''))
  await gone.stop()
  const { problem } = await failureOf(
    openChatModel({ writer: 'local', baseUrl: gone.baseUrl, model: 'small' }),
  )
  expect(problem.reason).toBe('unreachable')
})
