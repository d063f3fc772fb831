import { type RequestListener, type Server, createServer } from 'node:http'
import type { Socket } from 'node:net'
import { StartProblem, errorCode } from '../start-problem.ts'

/** Requests under way get this long to end once the server stops. */
const DRAIN_MS = 10_000
/** How soon a connection is closed once its last answer has ended. */
const SWEEP_MS = 50

/** A server that listens. */
export interface HttpServer {
  readonly server: Server
  /** Takes no new requests, lets those under way end, then closes what is left. */
  close(): Promise<void>
}

/**
 * Listens on an address.
 * @throws StartProblem when the address cannot be had
 */
export async function listen(handler: RequestListener, host: string, port: number): Promise<HttpServer> {
  const server = createServer(handler)
  const silent = silentConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((error: unknown) => {
    throw explainListenError(error, host, port)
  })
  return { server, close: () => drain(server, silent) }
}

/** Connections that have asked for nothing yet: browsers open some ahead of time, and Node takes them for busy. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

async function drain(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  const cut = setTimeout(() => {
    server.closeAllConnections()
  }, DRAIN_MS)
  // close() also ends connections that are kept alive without a request.
  const closed = new Promise((resolve) => server.close(resolve))
  for (const socket of silent) socket.destroy()
  // One whose answer had begun before is kept alive when the answer has ended.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
  }, SWEEP_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/** Turns an error of listening into the line that people see; anything else is returned as it is. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken by another program.`,
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
        error,
      )
    case 'EACCES':
      return new StartProblem(
        `Port ${port} is reserved: this user may not listen there.`,
        'Choose a port from 1024 on: PORT=4600 npm start',
        error,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(
        `This machine has no address "${host}" (HOST).`,
        'Use 127.0.0.1 for this machine only, or 0.0.0.0 for everyone.',
        error,
      )
    default:
      return error
  }
}
