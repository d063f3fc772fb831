import { mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'
import { findBinaries } from './binaries.ts'
import { ensureDatabase } from './database.ts'
import { prepareDataFolder } from './data-folder.ts'
import { explainFileError } from './explain.ts'
import { PASSWORD_FILE, ROLE, readPassword, renewPassword } from './role-password.ts'
import { chooseIdentity } from './server-identity.ts'
import { launchServer } from './server-process.ts'
import { stopLeftover } from './stop-server.ts'

const DATABASE = 'clapback'
const WRONG_PASSWORD = '28P01'

/** How to start the server. */
export interface EmbeddedPostgresOptions {
  /** Data folder; made when missing. The server's log is written beside it, with `.log` added. */
  readonly folder: string
  /** True waits for the disk at each commit. False is for tests: a crash may lose everything. */
  readonly durable: boolean
}

/** A running server that this process owns. */
export interface EmbeddedPostgres {
  /** Connection string of the app's database, which exists. */
  readonly url: string
  /** Connection string of another database on this server. */
  urlOf(database: string): string
  /** Ends with the line to show when the server dies by itself; never ends otherwise. */
  readonly died: Promise<StartProblem>
  /** Ends connections, writes everything out and stops. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the app on a free loopback port. A server that a killed run of ours left
 * behind on the folder is stopped first; making sure that nobody still uses it is the caller's part (lockFolder).
 * @throws StartProblem
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder)
  try {
    return await start(folder, options.durable)
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

async function start(wanted: string, durable: boolean): Promise<EmbeddedPostgres> {
  const { initdb, postgres } = await findBinaries()
  await mkdir(dirname(wanted), { recursive: true })
  const folder = join(await realpath(dirname(wanted)), basename(wanted))
  const identity = await chooseIdentity(folder, postgres)
  await prepareDataFolder({ folder, initdb, identity, durable })
  await stopLeftover(folder)
  const password = (await readPassword(folder)) ?? (await renewPassword(folder, { postgres, identity }))
  const server = await launchServer({ folder, identity, durable, postgres })
  const urlOf = (database: string): string =>
    `postgresql://${ROLE}:${password}@127.0.0.1:${server.port}/${database}`
  try {
    await ensureDatabase(urlOf, DATABASE)
  } catch (error) {
    await server.stop()
    throw errorCode(error) === WRONG_PASSWORD ? lockedOut(join(folder, PASSWORD_FILE), error) : error
  }
  return { url: urlOf(DATABASE), urlOf, died: server.died, stop: server.stop }
}

const lockedOut = (file: string, detail: unknown): StartProblem =>
  new StartProblem(
    `The password in ${file} is not the database's.`,
    'Remove that file and start again: a new one is made, and what was saved is safe.',
    detail,
  )
