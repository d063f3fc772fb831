import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem, errorCode } from '../start-problem.ts'
import { findBinaries } from './binaries.ts'
import { findServerOf, isAlive, isServerOf, readPostmasterFile } from './postmaster-file.ts'
import { runProgram } from './run-program.ts'

const LEFTOVER_WITHIN_MS = 60_000
const REAPED_WITHIN_MS = 2_000
const POLL_MS = 20

/**
 * Asks a server to stop at once but cleanly: connections end, all is written out.
 * @param folder its data folder
 */
export async function askToStop(folder: string, pid: number): Promise<void> {
  if (process.platform !== 'win32') {
    process.kill(pid, 'SIGINT')
    return
  }
  // Windows knows no SIGINT for others; pg_ctl knows how to tell the server.
  const { control } = await findBinaries()
  await runProgram({ kind: 'self' }, control, ['stop', '-D', folder, '-m', 'fast', '-W'])
}

/**
 * Clears the way on a data folder after a crash: stops a server that outlived its owner, and removes the note of
 * one whose process number now belongs to somebody else, or that was not written to its end.
 * @throws StartProblem when the server does not stop
 */
export async function stopLeftover(folder: string): Promise<void> {
  const note = await readPostmasterFile(folder)
  if (note === undefined) return clearUnfinishedNote(folder)
  if (!isAlive(note.pid)) return
  if (await isServerOf(folder, note.pid)) await endServer(folder, note.pid)
  // A server that was killed is a number that lives on until the system has noted its end, and PostgreSQL would take
  // it for a server; one that stopped cleanly took its note along.
  const isInTheWay = async (): Promise<boolean> =>
    (await readPostmasterFile(folder))?.pid === note.pid && isAlive(note.pid)
  for (let waited = 0; waited < REAPED_WITHIN_MS && (await isInTheWay()); waited += POLL_MS)
    await wait(POLL_MS)
  if (await isInTheWay()) await rm(join(folder, 'postmaster.pid'), { force: true })
}

/** PostgreSQL does not start over an empty or half-written note. A server that starts just now soon has its whole. */
async function clearUnfinishedNote(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  for (let waited = 0; waited < REAPED_WITHIN_MS; waited += POLL_MS) {
    if (!existsSync(file)) return
    if ((await readPostmasterFile(folder)) !== undefined) return stopLeftover(folder)
    await wait(POLL_MS)
  }
  const server = await findServerOf(folder)
  if (server !== undefined) await endServer(folder, server)
  await rm(file, { force: true })
}

async function endServer(folder: string, pid: number): Promise<void> {
  await askToStop(folder, pid).catch((error: unknown) => {
    // It ended by itself meanwhile.
    if (errorCode(error) !== 'ESRCH') throw error
  })
  for (let waited = 0; await isServerOf(folder, pid); waited += POLL_MS) {
    if (waited >= LEFTOVER_WITHIN_MS) {
      throw new StartProblem(
        `A PostgreSQL server of an earlier run (process ${pid}) still holds ${folder} and does not stop.`,
        `End it with "kill -QUIT ${pid}" and start again; what was saved is safe.`,
      )
    }
    await wait(POLL_MS)
  }
}
