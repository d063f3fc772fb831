import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { lockFolder } from '../embedded/folder-lock.ts'
import { type StartProblem } from '../start-problem.ts'
import { alreadyRunning } from './already-running.ts'
import { explainDatabaseError } from './database-problem.ts'

const CONNECT_WITHIN_MS = 10_000

/** The database this run works with, whoever runs its server. */
export interface ReachedDatabase {
  readonly url: string
  /** Ends with the line to show when our own server dies by itself. */
  readonly died: Promise<StartProblem>
  /** Tells whoever starts a second time on the same data folder where we are. */
  announce(address: string): void
  close(): Promise<void>
}

/**
 * Reaches the server of DATABASE_URL, or starts the one that comes with the app on the data folder.
 * @throws StartProblem
 */
export async function reachDatabase(config: {
  readonly databaseUrl?: string
  readonly dataFolder: string
}): Promise<ReachedDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(resolve(config.dataFolder))
    : openForeign(config.databaseUrl)
}

async function openForeign(given: string): Promise<ReachedDatabase> {
  const url = withPlainSslMode(given)
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
    // A connection that breaks while it opens is told by connect() already.
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
  } catch (error) {
    throw explainDatabaseError(error, url)
  }
  const never = new Promise<StartProblem>(() => undefined)
  return { url, died: never, announce: () => undefined, close: () => Promise.resolve() }
}

/**
 * The driver takes these modes for verify-full, and warns in six lines that it will not always do so. Saying
 * verify-full means the same to it now and later.
 */
function withPlainSslMode(url: string): string {
  return /[?&]uselibpqcompat=true(&|$)/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

async function openEmbedded(dataFolder: string): Promise<ReachedDatabase> {
  const attempt = await lockFolder(dataFolder)
  if (attempt.taken) throw alreadyRunning(dataFolder, attempt.announced)
  const { lock } = attempt
  try {
    const server = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), durable: true })
    const close = async (): Promise<void> => {
      await server.stop()
      await lock.release()
    }
    return { url: server.url, died: server.died, announce: lock.announce, close }
  } catch (error) {
    await lock.release()
    throw error
  }
}
