import { describe, expect, it } from 'vitest'
import { currentUser, listSessions } from '#shared/contract/http/account.ts'
import { startTestServer, useTestServer, type TestServer } from '../test/test-server.ts'

const PASSWORD = 'correct horse'

describe('accounts with a password', () => {
  const server = useTestServer()

  it('open with a name, an email and a password, and are signed in at once', async () => {
    const browser = server().visit()
    const opened = await browser.post('/api/auth/sign-up/email', {
      name: '  Grace Brewster Hopper ',
      email: 'Grace@Example.com',
      password: PASSWORD,
    })
    expect(opened.status).toBe(200)
    const user = {
      id: expect.any(String),
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
    }
    await expect(opened.json()).resolves.toEqual({ user })

    const looked = await browser.get('/api/auth/user')
    expect(currentUser.parse(await looked.json())).toEqual(user)
    expect(looked.headers.get('Cache-Control')).toBe('no-store')
  })

  it('sign in again from another browser', async () => {
    await server()
      .visit()
      .post('/api/auth/sign-up/email', { name: 'Mel', email: 'mel@example.com', password: PASSWORD })
    const elsewhere = server().visit()
    const response = await elsewhere.post('/api/auth/sign-in/email', {
      email: 'MEL@example.com',
      password: PASSWORD,
    })
    expect(response.status).toBe(200)
    await expect((await elsewhere.get('/api/auth/user')).json()).resolves.toMatchObject({
      firstName: 'Mel',
      lastName: null,
    })
  })

  it('keep their cookie from scripts and from other sites', async () => {
    const response = await server()
      .visit()
      .post('/api/auth/sign-up/email', { name: 'Cook', email: 'cook@example.com', password: PASSWORD })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^clapback\.session_token=/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(JSON.stringify(await response.json())).not.toContain('token')
  })

  it.each([
    [{ email: 'new@example.com', password: 'short', name: 'N' }, 422, 'password_too_short', 'at least 8'],
    [
      { email: 'new@example.com', password: 'x'.repeat(129), name: 'N' },
      422,
      'password_too_long',
      'at most 128',
    ],
    [{ email: 'not an email', password: PASSWORD, name: 'N' }, 422, 'email_invalid', 'email'],
    [
      { email: `${'x'.repeat(250)}@example.com`, password: PASSWORD, name: 'N' },
      422,
      'email_invalid',
      'email',
    ],
    [{ email: 'new@example.com', password: PASSWORD, name: '   ' }, 422, 'name_invalid', 'one line'],
    [{ email: 'new@example.com', password: PASSWORD, name: 'x'.repeat(81) }, 422, 'name_invalid', 'one line'],
    [{ email: 'new@example.com', password: PASSWORD, name: 'A\u0000B' }, 422, 'name_invalid', 'one line'],
    [{ email: 'new@example.com', password: PASSWORD }, 400, 'invalid_request', 'name'],
    ['just text', 400, 'invalid_request', 'a JSON object'],
  ])('refuse %j', async (body, status, code, hint) => {
    const response = await server().visit().post('/api/auth/sign-up/email', body)
    expect(response.status).toBe(status)
    const answer = (await response.json()) as { code: string; message: string }
    expect(answer.code).toBe(code)
    expect(answer.message).toContain(hint)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('refuse an email twice, also when both requests come at once', async () => {
    const form = { name: 'Twin', email: 'twin@example.com', password: PASSWORD }
    const open = () => server().visit().post('/api/auth/sign-up/email', form)
    const statuses = (await Promise.all([open(), open(), open()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    await expect((await open()).json()).resolves.toMatchObject({ code: 'email_taken' })
    expect(await server().services.knex('user').where({ email: 'twin@example.com' })).toHaveLength(1)
  })

  it('tell a wrong password and an unknown email alike', async () => {
    await server()
      .visit()
      .post('/api/auth/sign-up/email', { name: 'Al', email: 'al@example.com', password: PASSWORD })
    const attempt = async (email: string) =>
      (await server().visit().post('/api/auth/sign-in/email', { email, password: 'wrong password' })).json()
    const wrong = await attempt('al@example.com')
    expect(wrong).toMatchObject({ code: 'wrong_credentials' })
    expect(await attempt('nobody@example.com')).toEqual(wrong)
  })

  it('know nobody without a cookie, nor with a made-up one', async () => {
    const browser = server().visit()
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    browser.cookies.set('clapback.session_token', 'made.up')
    const response = await browser.get('/api/auth/user')
    expect(response.status).toBe(401)
    await expect(response.json()).resolves.toEqual({ code: 'not_signed_in', message: 'Sign in to do that.' })
  })

  it('write neither emails nor passwords into the log', () => {
    expect(server().log()).not.toContain(PASSWORD)
    expect(server().log()).not.toMatch(/@example\.com/)
  })

  it('put no wrong password or made-up form on anybody’s terminal', () => {
    expect(server().log()).toContain('Invalid password')
    expect(server().log()).not.toMatch(/"level":[456]0/)
    expect(server().told).toEqual([])
  })
})

describe('sessions', () => {
  const server = useTestServer()

  async function twoDevices() {
    const phone = await server().signUp()
    const [{ email }] = (await server().services.knex('user').where({ id: phone.userId })) as [
      { email: string },
    ]
    const laptop = server().visit()
    await laptop.send('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Laptop' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    return { phone, laptop }
  }
  const sessionsOf = async (browser: { get(path: string): Promise<Response> }) =>
    listSessions.response.parse(await (await browser.get('/api/auth/list-sessions')).json())

  it('are listed with where they are, and without their tokens', async () => {
    const { phone, laptop } = await twoDevices()
    const sessions = await sessionsOf(laptop)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ userAgent }) => userAgent)).toEqual([
      'Laptop',
    ])
    expect(sessions[0]?.ipAddress).toBe('127.0.0.1')
    const token = decodeURIComponent(phone.cookies.get('clapback.session_token') ?? '').split('.')[0] ?? '-'
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  it('end one by one: the other device is signed out at once', async () => {
    const { phone, laptop } = await twoDevices()
    const other = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent)
    const ended = await laptop.post('/api/auth/revoke-session', { id: other?.id })
    expect(ended.status).toBe(200)
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect((await laptop.get('/api/auth/user')).status).toBe(200)
    await expect(
      (await laptop.post('/api/auth/revoke-session', { id: other?.id })).json(),
    ).resolves.toMatchObject({
      code: 'session_not_found',
    })
  })

  it('end all but this one', async () => {
    const { phone, laptop } = await twoDevices()
    expect((await laptop.post('/api/auth/revoke-other-sessions')).status).toBe(200)
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect(await sessionsOf(laptop)).toHaveLength(1)
  })

  it('of other players can be neither seen nor ended', async () => {
    const { laptop } = await twoDevices()
    const stranger = await server().signUp('Mallory')
    const [session] = await sessionsOf(laptop)
    expect((await stranger.post('/api/auth/revoke-session', { id: session?.id })).status).toBe(404)
    expect((await laptop.get('/api/auth/user')).status).toBe(200)
  })

  it('are prolonged by use, and the browser is told', async () => {
    const { phone } = await twoDevices()
    const { knex } = server().services
    await knex('session')
      .where({ userId: phone.userId })
      .update({ expiresAt: knex.raw("now() + interval '5 days'") })
    const response = await phone.get('/api/auth/user')
    expect(response.headers.getSetCookie().join()).toMatch(/^clapback\.session_token=.*Max-Age=604800/)
  })
})

describe('attempts', () => {
  const EMAIL = 'vic@example.com'
  /** Tries a password as the visitor whom the one trusted proxy saw at `address`. */
  const guess = (server: TestServer, password: string, address: string) =>
    server.visit().post('/api/auth/sign-in/email', { email: EMAIL, password }, { 'X-Forwarded-For': address })
  const open = (server: TestServer) =>
    server.visit().post('/api/auth/sign-up/email', { name: 'Vic', email: EMAIL, password: PASSWORD })
  const behindProxy = { env: { TRUST_PROXY: '1' } }

  it('are limited by account and address, across a restart: the player elsewhere is not locked out', async () => {
    const first = await startTestServer(behindProxy)
    await open(first)
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await guess(first, 'wrong password', '203.0.113.9')).status).toBe(401)

    const second = await startTestServer({ ...behindProxy, database: first.database })
    const refused = await guess(second, PASSWORD, '203.0.113.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
    await expect(refused.json()).resolves.toEqual({
      code: 'too_many_wrong_passwords',
      message: 'Too many wrong passwords from here. Try again in 15 minutes.',
    })
    expect((await guess(second, PASSWORD, '198.51.100.7')).status).toBe(200)
    await second.stop()
    await first.stop()
  })

  it('are limited by account alone where they come from many addresses', async () => {
    const server = await startTestServer(behindProxy)
    await open(server)
    for (let attempt = 0; attempt < 100; attempt += 1)
      await server.services.limits.count('failedSignInAnywhere', EMAIL)
    const refused = await guess(server, 'wrong password', '2001:db8::1')
    expect(refused.status).toBe(429)
    await expect(refused.json()).resolves.toEqual({
      code: 'too_many_guesses',
      message: 'Too many wrong passwords for this account, from several places. Try again in 60 minutes.',
    })
    await server.stop()
  })

  it('take the addresses of one IPv6 network for one', async () => {
    const server = await startTestServer(behindProxy)
    await open(server)
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await guess(server, 'wrong password', `2001:db8:1:2::${attempt}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await guess(server, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
    await server.stop()
  })

  it('forget an account’s failures once its password was right', async () => {
    const server = await startTestServer()
    await server
      .visit()
      .post('/api/auth/sign-up/email', { name: 'Val', email: 'val@example.com', password: PASSWORD })
    const guess = async (password: string) =>
      (await server.visit().post('/api/auth/sign-in/email', { email: 'val@example.com', password })).status
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) expect(await guess('wrong password')).toBe(401)
      expect(await guess(PASSWORD)).toBe(200)
    }
    await server.stop()
  })
})

describe('a server for people of one provider only', () => {
  const server = useTestServer({
    env: { PASSWORD_ACCOUNTS: 'off', DISCORD_CLIENT_ID: 'id', DISCORD_CLIENT_SECRET: 'secret' },
  })

  it('offers no passwords and takes none', async () => {
    await expect((await server().visit().get('/api/auth/methods')).json()).resolves.toEqual({
      password: false,
      providers: [{ id: 'discord', name: 'Discord' }],
    })
    for (const call of ['sign-up', 'sign-in']) {
      const response = await server()
        .visit()
        .post(`/api/auth/${call}/email`, { name: 'N', email: 'n@example.com', password: PASSWORD })
      expect(response.status).toBe(403)
      await expect(response.json()).resolves.toMatchObject({ code: 'password_accounts_off' })
    }
  })
})

describe('in production on one’s own machine, without PUBLIC_URL', () => {
  const server = useTestServer({ env: { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(40) } })

  it('cookies are of this host alone and Secure too: browsers trust the machine itself', async () => {
    const player = await server().signUp()
    expect([...player.cookies.keys()]).toEqual(['__Host-clapback.session_token'])
    expect((await player.get('/api/auth/user')).status).toBe(200)
    const response = await server()
      .visit()
      .post('/api/auth/sign-up/email', { name: 'Pro', email: 'pro@example.com', password: PASSWORD })
    expect(response.headers.getSetCookie().join()).toMatch(/; Secure/)
    expect(response.headers.get('Strict-Transport-Security')).toBeNull()
  })
})

describe('in production', () => {
  const server = useTestServer({
    env: { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(40) },
    publicUrl: 'https://clapback.example',
  })

  it('cookies are of this host alone and travel encrypted only', async () => {
    const response = await server()
      .visit()
      .post(
        '/api/auth/sign-up/email',
        { name: 'Pro', email: 'pro@example.com', password: PASSWORD },
        { Origin: 'https://clapback.example' },
      )
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-clapback\.session_token=/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain/i)
    expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/)
  })
})
