import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { handleErrors } from './error-handler.ts'

it('is silent about a body that could not be read any more, since its visitor has hung up', async () => {
  const unread = Object.assign(new Error('stream is not readable'), { type: 'stream.not.readable' })
  expect(await logOfBrokenCall(unread)).toBe('')
})

it('tells of a bug, also when its visitor has hung up', async () => {
  expect(await logOfBrokenCall(new Error('a bug'))).toContain('a bug')
})

/** What is logged of a call that throws when its visitor has sent everything and hung up. */
async function logOfBrokenCall(error: Error): Promise<string> {
  const lines: string[] = []
  const handled = Promise.withResolvers<undefined>()
  const app = new Koa()
  app.use(async (_ctx, next) => {
    await next()
    handled.resolve(undefined)
  })
  app.use(
    handleErrors({
      log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
      trouble: { recognise: () => undefined },
    }),
  )
  app.use(async (ctx) => {
    visitor.destroy()
    await once(ctx.res, 'close')
    throw error
  })
  const handle = app.callback()
  const server = createServer((req, res) => void handle(req, res)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')

  const { port } = server.address() as AddressInfo
  const visitor = request({ port, method: 'PATCH', headers: { 'Content-Length': 2 } }).on(
    'error',
    () => undefined,
  )
  visitor.end('{}')
  await handled.promise
  return lines.join('')
}
