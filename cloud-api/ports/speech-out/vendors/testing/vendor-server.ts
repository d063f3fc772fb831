import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A call as it arrived. */
export interface ReceivedCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

/** What the server does with a call. */
export type Behaviour = (call: ReceivedCall, response: ServerResponse) => void | Promise<void>

/** An HTTP server on this machine that stands for a service. */
export interface VendorServer {
  readonly origin: string
  readonly calls: readonly ReceivedCall[]
  /** How many connections were closed by the other side before their answer had gone out. */
  hangUps(): number
  /** From now on; the calls before are forgotten. */
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** Starts it on a free port. */
export async function startVendorServer(behaviour: Behaviour): Promise<VendorServer> {
  let current = behaviour
  let hangUps = 0
  const calls: ReceivedCall[] = []
  const server: Server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hangUps += 1
    })
    void receive(request).then(async (call) => {
      calls.push(call)
      await current(call, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    hangUps: () => hangUps,
    behave: (next) => {
      current = next
      calls.length = 0
      hangUps = 0
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  const text = (await buffer(request)).toString('utf8')
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: JSON.parse(text === '' ? '{}' : text) as Readonly<Record<string, unknown>>,
  }
}

/** Sends a whole answer. */
export function send(
  response: ServerResponse,
  contentType: string,
  body: Buffer | string,
  status = 200,
): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
