import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineAddresses } from './machine-addresses.ts'
import { startTestServer, useTestServer, type TestServer } from './test/test-server.ts'

describe('any call', () => {
  const server = useTestServer()

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/battles/x/y/z',
    '/api/auth/sign-in/social',
    '/api/auth/get-session',
  ])('%s: an unknown address is 404 in JSON', async (path) => {
    const response = await server().visit().get(path)
    expect(response.status).toBe(404)
    await expect(response.json()).resolves.toEqual({
      code: 'not_found',
      message: 'There is nothing at this address.',
    })
  })

  it('with a method that the address does not take is told which it does', async () => {
    const response = await server().visit().send('/api/battles', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, HEAD, GET')
    await expect(response.json()).resolves.toMatchObject({ code: 'method_not_allowed' })
  })

  it.each([
    ['application/json', '{"aiCharacterId": "raz', 400, 'invalid_json'],
    ['application/json', '"razor"', 400, 'invalid_request'],
    ['application/json', 'null', 400, 'invalid_request'],
    ['application/json', '{"__proto__":{"aiCharacterId":"razor"}}', 400, 'invalid_json'],
    ['application/json; charset=foo', '{"aiCharacterId":"razor"}', 415, 'wrong_content_type'],
    ['application/json; charset=utf-16', '{"aiCharacterId":"razor"}', 415, 'wrong_content_type'],
    ['application/json; charset="UTF-8"', '{"aiCharacterId":"slim"}', 422, 'unknown_character'],
    ['text/plain', '{"aiCharacterId":"razor"}', 415, 'wrong_content_type'],
    ['application/x-www-form-urlencoded', 'aiCharacterId=razor', 415, 'wrong_content_type'],
    ['application/json', `{"aiCharacterId":"${'x'.repeat(140_000)}"}`, 413, 'payload_too_large'],
  ])('with a body of %s that is %s… is refused', async (type, body, status, code) => {
    const player = await server().signUp()
    const response = await player.send('/api/battles', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })
    expect(response.status).toBe(status)
    await expect(response.json()).resolves.toMatchObject({ code })
  })

  it.each(['gzip', 'deflate', 'br', 'zstd', 'identity, gzip'])(
    'with a body said to be packed by %s is refused, whether it is or not',
    async (encoding) => {
      const player = await server().signUp()
      for (const body of ['{"aiCharacterId":"razor"}', gzipSync('{"aiCharacterId":"razor"}')]) {
        const response = await player.send('/api/battles', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
          body,
        })
        expect(response.status).toBe(415)
        expect(response.headers.get('Accept-Encoding')).toBe('identity')
        await expect(response.json()).resolves.toEqual({
          code: 'wrong_content_type',
          message: 'This call takes application/json without compression.',
        })
      }
    },
  )

  it('carries the security headers and an id that is in the log', async () => {
    const { headers } = await server().visit().get('/api/health')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';")
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('microphone=(self)')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
    expect(server().log()).toContain(headers.get('X-Request-Id') ?? 'no id')
  })

  it('is logged without its query, cookies and body', async () => {
    const player = await server().signUp()
    await player.get('/api/battles?secret=zanzibar')
    expect(server().log()).toContain('"path":"/api/battles"')
    expect(server().log()).not.toContain('zanzibar')
    expect(server().log()).not.toContain(player.cookies.get('clapback.session_token'))
  })
})

describe('a change', () => {
  const server = useTestServer()
  const start = { aiCharacterId: 'razor' }

  it.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: '' }],
    [{ Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
    [{ Origin: '', 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: '', 'Sec-Fetch-Site': 'none' }],
  ])('that comes with cookies from %j is refused', async (headers) => {
    const player = await server().signUp()
    const response = await player.post('/api/battles', start, headers)
    expect(response.status).toBe(403)
    await expect(response.json()).resolves.toEqual({
      code: 'foreign_origin',
      message: "That request did not come from this site's own pages and was refused.",
    })
    await expect((await player.get('/api/battles')).json()).resolves.toEqual([])
  })

  it('that is refused tells the log once what to set, should that be this server after all', async () => {
    const player = await server().signUp()
    for (let twice = 0; twice < 2; twice += 1)
      await player.post('/api/battles', start, { Origin: 'http://192.168.1.5:4600' })
    expect(server().log().split('"origin":"http://192.168.1.5:4600"')).toHaveLength(2)
    expect(server().log()).toContain('set PUBLIC_URL')
  })

  it('that another site sends without cookies is refused too: nobody is signed in to a stranger’s account', async () => {
    const form = { email: 'mallory@example.com', password: 'correct horse', name: 'Mallory' }
    const response = await server()
      .visit()
      .post('/api/auth/sign-up/email', form, { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each(['localhost', '127.0.0.1'])('from this machine by the name %s is taken', async (name) => {
    const player = await server().signUp()
    const { port } = new URL(server().origin)
    expect((await player.post('/api/battles', start, { Origin: `http://${name}:${port}` })).status).toBe(201)
    expect(
      (await player.post('/api/battles', start, { Origin: '', 'Sec-Fetch-Site': 'same-origin' })).status,
    ).toBe(201)
    expect((await player.post('/api/battles', start, { Origin: `http://${name}:1` })).status).toBe(403)
  })
})

describe('a server that lets other machines in without PUBLIC_URL', () => {
  const server = useTestServer({ env: { HOST: '0.0.0.0', PUBLIC_URL: '' } })
  const own = machineAddresses().find(({ family, internal }) => family === 'IPv4' && !internal)
  const form = { email: 'phone@example.com', password: 'correct horse', name: 'Phone' }
  const signUp = (origin: string) =>
    server()
      .visit()
      .post('/api/auth/sign-up/email', form, { Origin: origin, Host: new URL(origin).host })

  it('takes changes from its own addresses on the network, and from no name that leads here', async () => {
    // A machine without any network has no such address; its own names are the same thing there.
    const origin = `http://${own?.address ?? '127.0.0.1'}:4600`
    expect((await signUp('http://rebound.example:4600')).status).toBe(403)
    expect((await signUp('http://203.0.113.99:4600')).status).toBe(403)
    expect((await signUp(origin)).status).toBe(200)
  })
})

describe('the visitor’s address', () => {
  it('is the connection’s own unless proxies are trusted, and then the one the last of them saw', async () => {
    const addressSeen = async (server: TestServer) => {
      const { userId, cookies } = await server.signUp()
      const browser = server.visit()
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      const [{ email }] = (await server.services.knex('user').where({ id: userId })) as [{ email: string }]
      await browser.post(
        '/api/auth/sign-in/email',
        { email, password: 'correct horse' },
        { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7', 'X-Clapback-Visitor-Ip': '192.0.2.1' },
      )
      const sessions = (await (await browser.get('/api/auth/list-sessions')).json()) as {
        isCurrent: boolean
        ipAddress: string
      }[]
      return sessions.find(({ isCurrent }) => isCurrent)?.ipAddress
    }
    const direct = await startTestServer()
    expect(await addressSeen(direct)).toBe('127.0.0.1')
    await direct.stop()
    const behindOne = await startTestServer({ env: { TRUST_PROXY: '1' } })
    expect(await addressSeen(behindOne)).toBe('198.51.100.7')
    await behindOne.stop()
  })
})

describe('the site', () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clapback-site-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>App</title><script>start()</script>')
    await writeFile(
      join(folder, 'landing.html'),
      '<!doctype html><title>Landing</title><script src="/assets/x.js"></script>',
    )
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'export const app = 1')
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('export const app = 1'))
    await writeFile(join(folder, 'sw.js'), '/* worker */')
    server = await startTestServer({ site: folder })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('shows visitors the landing page and players the app, at the same address', async () => {
    const visitor = await server.visit().get('/?sign-in&error=sign_in_failed')
    expect(visitor.status).toBe(200)
    await expect(visitor.text()).resolves.toContain('Landing')
    expect(visitor.headers.get('Vary')).toContain('Cookie')
    expect(visitor.headers.get('Cache-Control')).toBe('no-cache')
    const player = await (await server.signUp()).get('/')
    await expect(player.text()).resolves.toContain('App')
  })

  it.each([
    ['/battle', 200],
    ['/battle/019ab000-0000-7000-8000-00000000ffff', 200],
    ['/settings', 200],
    ['/no/such/page', 404],
    ['/api-keys', 404],
  ])('gives the app to any page’s address, such as %s, and says %i of it', async (path, status) => {
    const response = await server.visit().get(path)
    expect(response.status).toBe(status)
    expect((await server.visit().send(path, { method: 'HEAD' })).status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    await expect(response.text()).resolves.toContain('App')
  })

  it('serves hashed files for good, compressed where that is understood', async () => {
    const response = await server.visit().get('/assets/app-1a2b3c.js', { 'Accept-Encoding': 'br' })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(response.headers.get('Content-Type')).toMatch(/javascript/)
    await expect(response.text()).resolves.toBe('export const app = 1')
  })

  it('asks again for everything else, and says when nothing has changed', async () => {
    const first = await server.visit().get('/sw.js')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await server.visit().get('/sw.js', { 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['/assets/app-old.js', '/missing.png', '/assets/', '/../package.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (path) => {
      const response = await server.visit().get(path)
      expect(response.status).toBe(404)
      await expect(response.text()).resolves.not.toContain('clapback')
    },
  )

  it('goes on when a new build takes files away and brings others', async () => {
    const file = (name: string) => join(folder, 'assets', `app-${name}.js`)
    await writeFile(file('before'), 'old')
    expect((await server.visit().get('/assets/app-before.js')).status).toBe(200)
    await rm(file('before'))
    await writeFile(file('after'), 'new')
    expect((await server.visit().get('/assets/app-before.js')).status).toBe(404)
    await expect((await server.visit().get('/assets/app-after.js')).text()).resolves.toBe('new')
  })

  it('lets its own inline scripts run, by their hash, and no others', async () => {
    const policy = (await server.visit().get('/')).headers.get('Content-Security-Policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  })

  it('answers HEAD without a body, and takes no other method', async () => {
    const head = await server.visit().send('/battle', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await server.visit().send('/battle', { method: 'POST' })).status).toBe(404)
  })

  it('says how to build it where it is not built', async () => {
    const bare = await startTestServer({ site: join(folder, 'nowhere') })
    const response = await bare.visit().get('/')
    expect(response.status).toBe(503)
    await expect(response.text()).resolves.toContain('npm start')
    await bare.stop()
  })
})
