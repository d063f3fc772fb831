import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { openServices, type OwnServices, type Services } from '../services.ts'
import { openBrowser, type Browser } from './browser.ts'
import { quickVoice } from './fakes/quick-voice.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** The whole API over real HTTP and a real database of its own, with a voice that takes no time. */
export interface TestServer {
  readonly origin: string
  readonly services: Services
  readonly database: TestDatabase
  /** Everything that was logged, at every level. */
  readonly log: () => string
  /** The lines that whoever runs the server was told. */
  readonly told: readonly string[]
  /** A visitor. */
  visit(): Browser
  /** A visitor with a new account. */
  signUp(name?: string): Promise<Browser & { readonly userId: string }>
  stop(): Promise<void>
}

export interface TestServerOptions extends OwnServices {
  readonly env?: Readonly<Record<string, string>>
  /** Another server's database, which stays when this one stops. */
  readonly database?: TestDatabase
  /** The address people use, where it is not the one that the server listens on. */
  readonly publicUrl?: string
}

let players = 0

/** Starts a server; whoever starts it stops it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { env, database = await createTestDatabase(), publicUrl, ...own } = options
  const folder = await mkdtemp(join(tmpdir(), 'clapback-api-'))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = publicUrl ?? address
  const lines: string[] = []
  const told: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const config = parseConfig({ NODE_ENV: 'test', PUBLIC_URL: origin, DATA_FOLDER: folder, ...env })
  const services = await openServices({ ...config, databaseUrl: database.url }, log, {
    voice: quickVoice(),
    say: (line) => told.push(line),
    ...own,
  })
  const handle = createApp(services).callback()
  server.on('request', (request, response) => void handle(request, response))

  const visit = (): Browser => ({ ...openBrowser(address), origin })
  return {
    origin: address,
    services,
    database,
    log: () => lines.join(''),
    told,
    visit,
    signUp: async (name = 'Ada Lovelace') => {
      const browser = openBrowser(address)
      const email = `player${(players += 1)}@example.com`
      const response = await browser.post('/api/auth/sign-up/email', {
        name,
        email,
        password: 'correct horse',
      })
      const { user } = (await response.json()) as { user: { id: string } }
      return { ...browser, userId: user.id }
    },
    stop: async () => {
      await close(server)
      await services.close()
      if (options.database === undefined) await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One server for all the tests of a file, to be asked for inside tests and hooks. */
export function useTestServer(options: TestServerOptions = {}): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer(options)
  })
  afterAll(async () => {
    await server?.stop()
  })
  return () => {
    if (server === undefined) throw new Error('The test server exists inside tests and hooks only')
    return server
  }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
