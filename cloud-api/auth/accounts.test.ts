import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../test/test-server.ts'

describe('the account library', () => {
  const server = useTestServer({
    env: {
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'secret',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    },
  })

  it('finds every table and column it needs in our migrations', async () => {
    const { toBeCreated, toBeAdded } = await getMigrations(server().services.accounts.auth.options)
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
  })

  it('lists the ways to sign in, the house’s own first', async () => {
    await expect((await server().visit().get('/api/auth/methods')).json()).resolves.toEqual({
      password: true,
      providers: [
        { id: 'oidc', name: 'single sign-on' },
        { id: 'google', name: 'Google' },
      ],
    })
  })
})
