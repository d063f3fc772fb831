import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { ConfigProblem } from './config/config-problem.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://clapback.example',
  AUTH_SECRET: 'f'.repeat(32),
}

function problemOf(env: Record<string, string>): ConfigProblem {
  try {
    parseConfig(env)
  } catch (error) {
    if (error instanceof ConfigProblem) return error
    throw error
  }
  throw new Error('The settings were taken')
}

describe('parseConfig', () => {
  it('needs nothing at all on a machine of one’s own', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 4600,
      dataFolder: '.data',
      freeBattlesPerDay: 12,
      signIn: { password: true },
      trustedProxies: 0,
    })
    expect(config.publicUrl.origin).toBe('http://localhost:4600')
    expect(config.databaseUrl).toBeUndefined()
  })

  it('gives the tier’s three battles a day in production, and what the server says anywhere', () => {
    expect(parseConfig(production).freeBattlesPerDay).toBe(3)
    expect(parseConfig({ ...production, FREE_BATTLES_PER_DAY: '40' }).freeBattlesPerDay).toBe(40)
  })

  it('takes a variable that is set to nothing as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ', GOOGLE_CLIENT_ID: '' }).port).toBe(4600)
  })

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65535, not "eighty".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, not "70000".'],
    ['PUBLIC_URL', 'clapback.example', 'PUBLIC_URL must be a full address such as https://clapback.example'],
    ['PUBLIC_URL', 'https://a.example/app', 'PUBLIC_URL must be an address without a path'],
    ['DATABASE_URL', 'mysql://me:hunter2@host/db', 'DATABASE_URL must be an address such as postgres://'],
    ['AUTH_SECRET', 'hunter2', 'AUTH_SECRET must be at least 32 characters long'],
    ['FREE_BATTLES_PER_DAY', '-1', 'FREE_BATTLES_PER_DAY must be a whole number from 0 to 10000, not "-1".'],
    ['PASSWORD_ACCOUNTS', 'maybe', 'PASSWORD_ACCOUNTS must be on or off, not "maybe".'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10, not "yes".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    ['NODE_ENV', 'staging', 'NODE_ENV must be development, production or test, not "staging".'],
  ])('names a wrong %s (%s) and what would be right', (variable, value, sentence) => {
    const problem = problemOf({ [variable]: value })
    expect(problem.message).toContain(sentence)
    expect(problem.variables).toEqual([variable])
  })

  it('names every wrong variable at once, and never shows a secret', () => {
    const problem = problemOf({
      PORT: 'x',
      AUTH_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://me:hunter2@host/db',
      LOG_LEVEL: 'loud',
    })
    expect([...problem.variables].sort()).toEqual(['AUTH_SECRET', 'DATABASE_URL', 'LOG_LEVEL', 'PORT'])
    expect(problem.message).not.toContain('hunter2')
  })

  it.each([
    [{ ...production, AUTH_SECRET: '' }, 'AUTH_SECRET'],
    [{ ...production, PUBLIC_URL: 'http://clapback.example' }, 'PUBLIC_URL'],
    [{ ...production, PUBLIC_URL: '', HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ ...production, PUBLIC_URL: '', HOST: '192.0.2.7' }, 'PUBLIC_URL'],
    [{ PASSWORD_ACCOUNTS: 'off' }, 'PASSWORD_ACCOUNTS'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ TWITCH_CLIENT_SECRET: 'secret' }, 'TWITCH_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'id' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_ISSUER'],
  ])('refuses %j: what belongs together is missing', (env, variable) => {
    expect(problemOf(env).variables).toEqual([variable])
  })

  it('lets production run on the machine itself without https', () => {
    for (const env of [
      { ...production, PUBLIC_URL: 'http://localhost:4600', HOST: '0.0.0.0' },
      { ...production, PUBLIC_URL: '' },
    ]) {
      const { publicUrl, secureCookies } = parseConfig(env)
      expect([publicUrl.origin, secureCookies]).toEqual(['http://localhost:4600', true])
    }
  })

  it('takes providers by their keys', () => {
    const { signIn } = parseConfig({
      PASSWORD_ACCOUNTS: 'off',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'clapback',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'Example ID',
      DISCORD_CLIENT_ID: 'd',
      DISCORD_CLIENT_SECRET: 'ds',
    })
    expect(signIn).toEqual({
      password: false,
      oidc: {
        issuer: 'https://id.example',
        clientId: 'clapback',
        clientSecret: 'secret',
        name: 'Example ID',
      },
      discord: { clientId: 'd', clientSecret: 'ds' },
    })
  })

  it.each([
    ['0.0.0.0', 'http://localhost:4600'],
    ['::1', 'http://localhost:4600'],
    ['10.0.0.5', 'http://10.0.0.5:4600'],
    ['fd00::5', 'http://[fd00::5]:4600'],
  ])('listening on %s, is reached at %s', (HOST, address) => {
    expect(parseConfig({ HOST }).publicUrl.origin).toBe(address)
  })

  it.each([
    [{}, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://clapback.lan:4600' }, false],
  ])('with %j, being open to the network by any address is %s', (env, open) => {
    expect(parseConfig(env).openToNetwork).toBe(open)
  })
})
