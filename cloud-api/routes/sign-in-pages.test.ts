import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startIdentityProvider, walkProvider, type IdentityProvider } from '../test/oidc/identity-provider.ts'
import { openBrowser } from '../test/browser.ts'
import { startTestServer, useTestServer, type TestServer } from '../test/test-server.ts'

const locationOf = (response: Response): string => response.headers.get('Location') ?? ''

describe('GET /api/login', () => {
  const server = useTestServer({ env: { TWITCH_CLIENT_ID: 'id', TWITCH_CLIENT_SECRET: 'secret' } })

  it('shows the ways to sign in where there are several, and remembers where to go', async () => {
    const browser = server().visit()
    const plain = await browser.get('/api/login')
    expect([plain.status, locationOf(plain)]).toEqual([303, '/?sign-in'])
    expect(plain.headers.get('Cache-Control')).toBe('no-store')
    expect(locationOf(await browser.get('/api/login?returnTo=/battle/1'))).toBe(
      '/?sign-in&returnTo=%2Fbattle%2F1',
    )
  })

  it('says so when the way is unknown', async () => {
    const response = await server().visit().get('/api/login?provider=myspace')
    expect(locationOf(response)).toBe('/?sign-in&error=provider_unknown')
  })

  it('goes straight to a provider that was chosen, with PKCE where the provider knows it and a state always', async () => {
    const response = await server().visit().get('/api/login?provider=twitch&returnTo=/battle')
    expect(response.status).toBe(303)
    const address = new URL(locationOf(response))
    expect(address.host).toBe('id.twitch.tv')
    expect(address.searchParams.get('redirect_uri')).toBe(`${server().origin}/api/auth/callback/twitch`)
    expect(address.searchParams.get('state')).toHaveLength(32)
    expect(response.headers.getSetCookie().join()).toMatch(/^clapback\.state=.*HttpOnly; SameSite=Lax/)
  })

  it('begins at the public address, where the provider will send the browser back to', async () => {
    const { port } = new URL(server().origin)
    const here = openBrowser(`http://localhost:${port}`)
    const response = await here.get('/api/login?provider=twitch&returnTo=/battle')
    expect([response.status, locationOf(response)]).toEqual([
      303,
      `${server().origin}/api/login?provider=twitch&returnTo=/battle`,
    ])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('goes on where one is signed in already', async () => {
    const browser = await server().signUp()
    expect(locationOf(await browser.get('/api/login?returnTo=/settings'))).toBe('/settings')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '/%09/evil.example/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/logout',
    '/x/../api/logout',
    '/..//evil.example',
    `/${'x'.repeat(600)}`,
  ])('does not go to %s afterwards', async (returnTo) => {
    const browser = await server().signUp()
    const target = locationOf(await browser.get(`/api/login?${new URLSearchParams({ returnTo })}`))
    expect(new URL(target, server().origin).origin).toBe(server().origin)
    expect(target).not.toMatch(/^\/\/|^\/api|x{100}/)
  })
})

describe('signing in with an OpenID Connect provider', () => {
  let idp: IdentityProvider
  let server: TestServer
  beforeAll(async () => {
    idp = await startIdentityProvider()
    server = await startTestServer({
      env: {
        OIDC_ISSUER: idp.issuer,
        OIDC_CLIENT_ID: idp.clientId,
        OIDC_CLIENT_SECRET: idp.clientSecret,
        OIDC_NAME: 'House ID',
        PASSWORD_ACCOUNTS: 'off',
      },
    })
    idp.allow(`${server.origin}/api/auth/callback/oidc`)
  })
  afterAll(async () => {
    await server.stop()
    await idp.stop()
  })
  beforeEach(() => {
    idp.claims = {
      email: 'razor@example.com',
      email_verified: true,
      name: 'Razor Sharp',
      given_name: 'Razor',
      family_name: 'Sharp',
    }
  })

  it('is the only way here, so it starts at once; it ends on the page that was asked for, signed in', async () => {
    const browser = server.visit()
    const start = await browser.get('/api/login?returnTo=/battle')
    expect(start.status).toBe(303)
    const asked = new URL(locationOf(start)).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('nonce')).toHaveLength(32)

    const back = await walkProvider(locationOf(start), { subject: 'razor' })
    expect(back.pathname).toBe('/api/auth/callback/oidc')
    const done = await browser.get(back.href)
    expect([done.status, locationOf(done)]).toEqual([303, '/battle'])
    await expect((await browser.get('/api/auth/user')).json()).resolves.toMatchObject({
      email: 'razor@example.com',
      firstName: 'Razor',
      lastName: 'Sharp',
    })
  })

  it('finds the same account again, and keeps the provider’s tokens encrypted', async () => {
    const idOf = async () => {
      const browser = server.visit()
      const back = await walkProvider(locationOf(await browser.get('/api/login')), { subject: 'razor' })
      await browser.get(back.href)
      return ((await (await browser.get('/api/auth/user')).json()) as { id: string }).id
    }
    const first = await idOf()
    expect(await idOf()).toBe(first)
    const accounts = await server.services.knex('account').where({ userId: first })
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({
      providerId: 'oidc',
      accountId: 'razor',
      accessToken: expect.stringMatching(/^[0-9a-f]{60,}$/),
    })
  })

  it('takes first and last name apart where the provider tells one name only', async () => {
    idp.claims = { email: 'venom@example.com', email_verified: true, name: 'Venom Of The Block' }
    const browser = server.visit()
    await browser.get(
      (await walkProvider(locationOf(await browser.get('/api/login')), { subject: 'venom' })).href,
    )
    await expect((await browser.get('/api/auth/user')).json()).resolves.toMatchObject({
      firstName: 'Venom',
      lastName: 'Of The Block',
    })
  })

  it('refuses an answer with another state, before asking for any token', async () => {
    const browser = server.visit()
    const back = await walkProvider(locationOf(await browser.get('/api/login')), { subject: 'razor' })
    back.searchParams.set('state', 'x'.repeat(32))
    const before = idp.tokenRequests()
    expect(locationOf(await browser.get(back.href))).toBe('/?sign-in&error=sign_in_failed')
    expect(idp.tokenRequests()).toBe(before)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('refuses an answer that another browser began: nobody is signed in to a stranger’s account', async () => {
    const attacker = server.visit()
    const back = await walkProvider(locationOf(await attacker.get('/api/login')), { subject: 'razor' })
    const victim = server.visit()
    expect(locationOf(await victim.get(back.href))).toBe('/?sign-in&error=sign_in_failed')
    expect((await victim.get('/api/auth/user')).status).toBe(401)
  })

  it('takes a code once: a replayed answer signs nobody in', async () => {
    const browser = server.visit()
    const back = await walkProvider(locationOf(await browser.get('/api/login')), { subject: 'razor' })
    const cookies = new Map(browser.cookies)
    await browser.get(back.href)
    const replay = server.visit()
    for (const [name, value] of cookies) replay.cookies.set(name, value)
    expect(locationOf(await replay.get(back.href))).toBe('/?sign-in&error=sign_in_failed')
    expect((await replay.get('/api/auth/user')).status).toBe(401)
  })

  it('refuses a code of another sign-in under a good state', async () => {
    const [one, two] = [server.visit(), server.visit()]
    const first = await walkProvider(locationOf(await one.get('/api/login')), { subject: 'razor' })
    const second = await walkProvider(locationOf(await two.get('/api/login')), { subject: 'silk' })
    // PKCE: the code belongs to the verifier of the browser that asked for it.
    second.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect(locationOf(await two.get(second.href))).toBe('/?sign-in&error=sign_in_failed')
  })

  it('comes back to the sign-in page when the person gives up', async () => {
    const browser = server.visit()
    const back = await walkProvider(locationOf(await browser.get('/api/login')), {
      subject: 'razor',
      cancel: true,
    })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(locationOf(await browser.get(back.href))).toBe('/?sign-in&error=sign_in_cancelled')
  })

  it('does not take over an account with the same email that was opened in another way', async () => {
    await server.services.knex('user').insert({
      id: '019ab000-0000-7000-8000-000000000001',
      name: 'Squatter',
      email: 'cypher@example.com',
      emailVerified: false,
    })
    idp.claims = { email: 'cypher@example.com', email_verified: true, name: 'Cypher' }
    const browser = server.visit()
    const back = await walkProvider(locationOf(await browser.get('/api/login')), { subject: 'cypher' })
    expect(locationOf(await browser.get(back.href))).toBe('/?sign-in&error=account_not_linked')
  })

  it('says so when the provider tells no email', async () => {
    idp.claims = { name: 'Nobody' }
    const browser = server.visit()
    const back = await walkProvider(locationOf(await browser.get('/api/login')), { subject: 'nobody' })
    expect(locationOf(await browser.get(back.href))).toBe('/?sign-in&error=provider_without_email')
  })

  it.each(['', '?code=x', '?state=x', '?error=server_error', '?code=x&state=x'])(
    'takes a made-up answer (%s) for a failed sign-in',
    async (query) => {
      const response = await server.visit().get(`/api/auth/callback/oidc${query}`)
      expect([response.status, locationOf(response)]).toEqual([303, '/?sign-in&error=sign_in_failed'])
    },
  )

  it('takes no answer of a provider that this server does not have', async () => {
    const response = await server.visit().get('/api/auth/callback/google?code=x&state=x')
    expect([response.status, locationOf(response)]).toEqual([303, '/?sign-in&error=provider_unknown'])
  })

  it('reads the path of a request line that names another site, and nothing more', async () => {
    const status = await rawStatus(server, 'GET http://evil.example/api/auth/callback/oidc?state=1')
    expect(status).toMatch(/^HTTP\/1\.1 303 [^]*\nLocation: \/\?sign-in&error=sign_in_failed\r\n/)
  })

  it('tells made-up answers to whoever looks for them, and to nobody’s terminal', () => {
    expect(server.log()).toContain('"from":"accounts"')
    expect(server.log()).not.toMatch(/"level":[45]0/)
    expect(server.told).toEqual([])
  })

  it('does not reveal the client secret or a token in the log', () => {
    expect(server.log()).not.toContain(idp.clientSecret)
    expect(server.log()).not.toMatch(/code=|state=/)
  })
})

describe('too many tries', () => {
  const server = useTestServer({ env: { TWITCH_CLIENT_ID: 'id', TWITCH_CLIENT_SECRET: 'secret' } })

  it.each([
    ['starting with a provider', 'signIn', '/api/login?provider=twitch'],
    ['coming back from one', 'callbacks', '/api/auth/callback/twitch?state=x'],
  ] as const)(
    'at %s are answered with a page for people, and with JSON for programs',
    async (_what, limit, path) => {
      for (let attempt = 0; attempt < 30; attempt += 1)
        await server().services.limits.count(limit, '127.0.0.1')
      const page = await server().visit().go(path)
      expect(page.status).toBe(429)
      expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
      await expect(page.text()).resolves.toMatch(
        /<p>Too fast\. Try again in \d+ seconds\.<\/p>[^]*<a href="\/">/,
      )
      await expect((await server().visit().get(path)).json()).resolves.toMatchObject({
        code: 'too_many_requests',
      })
    },
  )
})

describe('an OpenID Connect provider that is down', () => {
  it('is told as such, stops nobody else, and is found once it is back', async () => {
    const idp = await startIdentityProvider()
    const server = await startTestServer({
      env: { OIDC_ISSUER: idp.issuer, OIDC_CLIENT_ID: idp.clientId, OIDC_CLIENT_SECRET: idp.clientSecret },
    })
    idp.goAway()
    const browser = server.visit()
    expect(locationOf(await browser.get('/api/login?provider=oidc'))).toBe(
      '/?sign-in&error=provider_unreachable',
    )
    expect((await server.signUp()).userId).toBeTruthy()
    await browser.get('/api/login?provider=oidc')
    expect(server.told).toEqual([
      `The sign-in service ${idp.issuer} (OIDC_ISSUER) does not describe itself, so nobody can sign in with it. Check the address and the network; no restart is needed.`,
    ])

    idp.allow(`${server.origin}/api/auth/callback/oidc`)
    const start = await browser.get('/api/login?provider=oidc')
    expect(locationOf(start).startsWith(idp.issuer)).toBe(true)
    await server.stop()
    await idp.stop()
  })
})

describe('/api/logout', () => {
  const server = useTestServer()

  it.each(['same-origin', 'none'])(
    'signs out when our page or the person (%s) asks, in the database too',
    async (site) => {
      const browser = await server().signUp()
      const cookies = new Map(browser.cookies)
      const response = await browser.go('/api/logout', { 'Sec-Fetch-Site': site })
      expect([response.status, locationOf(response)]).toEqual([303, '/'])
      expect(browser.cookies.size).toBe(0)

      const stolen = server().visit()
      for (const [name, value] of cookies) stolen.cookies.set(name, value)
      expect((await stolen.get('/api/auth/user')).status).toBe(401)
    },
  )

  it.each(['cross-site', 'same-site', ''])(
    'asks first when a page elsewhere (%s) sent the browser',
    async (site) => {
      const browser = await server().signUp()
      const response = await browser.go('/api/logout', { 'Sec-Fetch-Site': site })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      await expect(response.text()).resolves.toContain('<form method="post" action="/api/logout"')
      expect((await browser.get('/api/auth/user')).status).toBe(200)

      const confirmed = await browser.post('/api/logout')
      expect([confirmed.status, locationOf(confirmed)]).toEqual([303, '/'])
      expect((await browser.get('/api/auth/user')).status).toBe(401)
    },
  )

  it.each([
    ['HEAD', {}, 200],
    ['GET', { 'Sec-Fetch-Mode': 'cors' }, 200],
    ['GET', { 'Sec-Fetch-Mode': 'no-cors' }, 200],
    ['GET', { 'Sec-Purpose': 'prefetch' }, 503],
    ['GET', { 'Sec-Purpose': 'prefetch;prerender' }, 503],
    ['GET', { Purpose: 'prefetch' }, 503],
    ['GET', { 'X-Moz': 'prefetch' }, 503],
  ])('keeps the session on %s with %j: nobody went there', async (method, headers, status) => {
    const browser = await server().signUp()
    const response = await browser.go('/api/logout', headers, method)
    expect(response.status).toBe(status)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it('does not take the confirmation from another site', async () => {
    const browser = await server().signUp()
    const response = await browser.post('/api/logout', undefined, { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it('is no trouble for somebody who is signed out already', async () => {
    const response = await server().visit().go('/api/logout', { 'Sec-Fetch-Site': 'none' })
    expect([response.status, locationOf(response)]).toEqual([303, '/'])
  })
})

/** Sends a request line as it is; returns status line and headers. */
async function rawStatus({ origin }: TestServer, line: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).split('\r\n\r\n')[0] ?? ''
}
