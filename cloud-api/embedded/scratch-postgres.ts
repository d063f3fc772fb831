import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './postmaster-file.ts'
import { stopLeftover } from './stop-server.ts'

const PREFIX = 'clapback-scratch-'

/** A throw-away server. */
export interface ScratchPostgres {
  urlOf(database: string): string
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

/**
 * Starts a server whose data may be lost, for tests and measurements, in the system's folder for temporary files.
 * What killed runs left there is stopped and removed first.
 */
export async function startScratchPostgres(): Promise<ScratchPostgres> {
  await sweepLeftovers()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // The server's own user, when we are root, must be able to reach its data folder inside.
  await chmod(folder, 0o711)
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
    const stop = async (): Promise<void> => {
      await server.stop()
      await remove()
    }
    return { urlOf: server.urlOf, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

async function sweepLeftovers(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    if (!entry.startsWith(PREFIX)) continue
    const owner = Number(entry.slice(PREFIX.length).split('-')[0])
    if (isAlive(owner)) continue
    const folder = join(tmpdir(), entry)
    // Another user's leftovers are not ours to clear.
    await stopLeftover(join(folder, 'postgres'))
      .then(() => rm(folder, { recursive: true, force: true }))
      .catch(() => undefined)
  }
}
