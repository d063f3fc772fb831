import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import Koa from 'koa'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#shared/contract/http/endpoint.ts'
import { handleErrors } from './error-handler.ts'
import { guard } from './guard.ts'
import { Refusal } from './refusal.ts'

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/api/things/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number().int().default(1) }),
  body: z.object({ name: z.string().max(5, 'name_invalid'), size: z.number().max(10, 'Must be small') }),
  status: 201,
  response: z.object({ name: z.string(), page: z.number() }),
  errors: ['name_invalid', 'battle_not_found'],
})
const ID = '019ab000-0000-7000-8000-000000000001'

describe('guard', () => {
  const logged: string[] = []
  const app = new Koa()
  const router = new Router()
  const admit = () => Promise.resolve({ admitted: 'yes' })
  guard(router, endpoint, admit, ({ body, query, admitted }) => {
    if (body.name === 'leak')
      return Promise.resolve({ name: 5 as unknown as string, page: 1, secret: 'zanzibar' })
    if (body.name === 'no') return Promise.reject(new Refusal('no_battles_left'))
    return Promise.resolve({ name: `${body.name} ${admitted}`, page: query.page, secret: 'zanzibar' })
  })
  const server = createServer()
  beforeAll(async () => {
    app.use(
      handleErrors({
        log: pino({}, { write: (line: string) => logged.push(line) }),
        trouble: { recognise: () => undefined },
      }),
    )
    app.use(router.routes())
    const handle = app.callback()
    server.on('request', (request, response) => void handle(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.close()
  })
  const call = (body: object, path = `/api/things/${ID}`) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('hands on what the contract describes, in both directions, and nothing else', async () => {
    const response = await call({ name: 'ok', size: 1, extra: true }, `/api/things/${ID}?page=3`)
    expect(response.status).toBe(201)
    await expect(response.json()).resolves.toEqual({ name: 'ok yes', page: 3 })
  })

  it.each([
    [{ name: 'too long', size: 1 }, 422, 'name_invalid', 'Write a name'],
    [{ name: 'ok', size: 11 }, 400, 'invalid_request', 'size must be small.'],
    [{ size: 1 }, 400, 'invalid_request', 'name is missing.'],
  ])('refuses %j with what its schema says', async (body, status, code, message) => {
    const response = await call(body)
    expect(response.status).toBe(status)
    await expect(response.json()).resolves.toMatchObject({ code, message: expect.stringContaining(message) })
  })

  it('finds nothing where the path cannot name anything', async () => {
    await expect((await call({ name: 'ok', size: 1 }, '/api/things/5')).json()).resolves.toMatchObject({
      code: 'battle_not_found',
    })
  })

  it('lets no answer out that the contract does not describe, and logs what is wrong without the values', async () => {
    const response = await call({ name: 'leak', size: 1 })
    expect(response.status).toBe(500)
    await expect(response.json()).resolves.toMatchObject({ code: 'internal_error' })
    expect(logged.join('')).toContain('POST /api/things/:id answered wrongly: name invalid_type')
    expect(logged.join('')).not.toContain('zanzibar')
  })

  it('takes a refusal that the contract does not name for a bug', async () => {
    const response = await call({ name: 'no', size: 1 })
    expect(response.status).toBe(500)
    expect(logged.join('')).toContain('refused with no_battles_left, which its contract does not name')
  })
})
