import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Ms } from '#shared/std/units.ts'

/** A call as it came. */
export interface ChatCall {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: ChatBody
  /** Which call it is, from 0. */
  readonly index: number
}

const chatBody = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})
export type ChatBody = z.infer<typeof chatBody>

/** How a server answers a call; it ends the response itself, or leaves it open. */
export type ChatAnswer = (response: ServerResponse, call: ChatCall) => void | Promise<void>

/** A local server that speaks OpenAI's chat completions over real HTTP. */
export interface ChatServer {
  readonly baseUrl: string
  readonly calls: readonly ChatCall[]
  /** How many connections have been given up by the client before their end. */
  readonly hungUp: () => number
  /** Answers so from now on. */
  answer(answer: ChatAnswer): void
  stop(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<ChatBody> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return chatBody.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
}

/** Starts it on a free port; whoever starts it stops it. */
export async function startChatServer(first: ChatAnswer): Promise<ChatServer> {
  let answer = first
  let hungUp = 0
  const calls: ChatCall[] = []
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) hungUp += 1
    })
    const serve = async (): Promise<void> => {
      const body = await readBody(request)
      const call = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body,
        index: calls.length,
      }
      calls.push(call)
      await answer(response, call)
    }
    serve().catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    hungUp: () => hungUp,
    answer: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

const piece = (delta: object, finish: string | null = null): string =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

/** Opens a stream of events. */
export const openStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(piece({ role: 'assistant', content: '' }))
}

export const writeText = (response: ServerResponse, content: string): void => {
  response.write(piece({ content }))
}

/** What a stream ends with besides its text. */
export function endStream(response: ServerResponse, finish = 'stop'): void {
  response.write(piece({}, finish))
  response.end('data: [DONE]\n\n')
}

export interface Pace {
  readonly first?: Ms
  /** Before each piece, of which a line has some. */
  readonly each?: Ms
  readonly finish?: string
}

/** Tokens are about half words. */
const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,5}/g) ?? []

/** Writes a text as models do, in pieces. */
export const writing =
  (textOf: string | ((call: ChatCall) => string), { first = 0, each = 0, finish }: Pace = {}): ChatAnswer =>
  async (response, call) => {
    if (first > 0) await wait(first)
    openStream(response)
    for (const part of piecesOf(typeof textOf === 'string' ? textOf : textOf(call))) {
      if (each > 0) await wait(each)
      writeText(response, part)
    }
    endStream(response, finish)
  }

/** Answers with a status, and with words that must go nowhere. */
export const refusing =
  (status: number, headers: Readonly<Record<string, string>> = {}): ChatAnswer =>
  (response, { authorization }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: `No: ${authorization ?? ''} said it`, type: 'no' } }))
  }
