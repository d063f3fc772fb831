import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A call as it came. */
export interface TranscriptionCall {
  readonly path: string
  readonly authorization: string | undefined
  readonly headers: IncomingMessage['headers']
  /** The text parts, by name; several of one name in order. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }
}

/** How the server answers; it ends the response itself, or leaves it open. */
export type TranscriptionAnswer = (response: ServerResponse, call: TranscriptionCall) => void | Promise<void>

/** A local server that speaks OpenAI's `POST /audio/transcriptions` over real HTTP. */
export interface TranscriptionServer {
  readonly origin: string
  readonly calls: readonly TranscriptionCall[]
  /** How many connections the other side closed before their answer had gone out. */
  hangUps(): number
  /** Answers so from now on; the calls before are forgotten. */
  answer(answer: TranscriptionAnswer): void
  stop(): Promise<void>
}

/** Starts it on a free port; whoever starts it stops it. */
export async function startTranscriptionServer(first: TranscriptionAnswer): Promise<TranscriptionServer> {
  let answer = first
  let hangUps = 0
  const calls: TranscriptionCall[] = []
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hangUps += 1
    })
    const serve = async (): Promise<void> => {
      const call = await receive(request)
      calls.push(call)
      await answer(response, call)
    }
    serve().catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    hangUps: () => hangUps,
    answer: (next) => {
      answer = next
      calls.length = 0
      hangUps = 0
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function receive(request: IncomingMessage): Promise<TranscriptionCall> {
  const type = request.headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': type },
  }).formData()
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('There is no file in the form')
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    headers: request.headers,
    fields: Object.fromEntries(
      [...new Set(form.keys())]
        .filter((name) => name !== 'file')
        .map((name) => [name, form.getAll(name).map(String)]),
    ),
    file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
  }
}

/** Answers with something as JSON. */
export const saying =
  (body: unknown): TranscriptionAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

/** Answers with a status, and with words that must go nowhere. */
export const refusing =
  (status: number, headers: Readonly<Record<string, string>> = {}): TranscriptionAnswer =>
  (response, { authorization }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: `No: ${authorization ?? ''} said it`, type: 'no' } }))
  }
