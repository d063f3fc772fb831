import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type StartProblem, errorCode } from '../start-problem.ts'
import { type ServerFailure, explainServerLog } from './explain.ts'
import { freePort } from './free-port.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { openFolder, serverEnvironment } from './run-program.ts'
import { type ServerIdentity, invocationAs } from './server-identity.ts'
import { askToStop } from './stop-server.ts'

/** Recovery after a crash may replay a good deal of log on a slow disk. */
const READY_WITHIN_MS = 120_000
const STOP_WITHIN_MS = 30_000
const POLL_MS = 10

/** What a server needs to run. */
export interface Launch {
  /** A whole data folder, by its real path. */
  readonly folder: string
  readonly identity: ServerIdentity
  readonly durable: boolean
  readonly postgres: string
}

/** A server that accepts connections on 127.0.0.1. */
export interface ServerProcess {
  readonly port: number
  readonly died: Promise<StartProblem>
  stop(): Promise<void>
}

/**
 * Starts a server on a whole data folder and waits until it accepts connections.
 * @throws StartProblem with the server's own complaint
 */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { folder } = launch
  const logFile = `${folder}.log`
  const port = await freePort()
  const child = await spawnServer(launch, logFile, port)
  const exited = exitOf(child)
  endWithUs(child, exited)
  const explain = async (failure: ServerFailure): Promise<StartProblem> =>
    explainServerLog(await readFile(logFile, 'utf8'), folder, failure)

  if (!(await becomesReady(folder, child, exited))) {
    child.kill('SIGQUIT')
    await exited
    throw await explain({
      doing: 'start',
      wayOut: `Its whole report is in ${logFile}. Where that speaks of damage, put ${folder} back from a backup, or move it away to begin with an empty database.`,
    })
  }
  let stopping = false
  const stop = async (): Promise<void> => {
    stopping = true
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      await askToStop(folder, child.pid)
    }
    const slow = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
    await exited
    clearTimeout(slow)
  }
  const died = new Promise<StartProblem>((resolve) => {
    void exited.then(async () => {
      if (stopping) return
      const { signalCode } = child
      const cause = signalCode === null ? undefined : `it was ended from outside (${signalCode})`
      resolve(await explain({ doing: 'go on', cause, wayOut: 'Start again: what was saved is safe.' }))
    })
  })
  return { port, died, stop }
}

async function spawnServer(launch: Launch, logFile: string, port: number): Promise<ChildProcess> {
  await rename(logFile, `${logFile}.old`).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  const log = await open(logFile, 'a', 0o600)
  try {
    const run = invocationAs(launch.identity, launch.postgres, serverArguments(launch, port))
    return spawn(run.program, run.args, {
      ...run.account,
      cwd: openFolder(launch.postgres),
      env: serverEnvironment(),
      // Apart from our terminal: Ctrl-C must reach only us, so that requests under way can end first.
      detached: true,
      stdio: ['ignore', 'ignore', log.fd],
    })
  } finally {
    await log.close()
  }
}

function serverArguments({ folder, durable }: Launch, port: number): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: durable ? '60' : '300',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What people wrote stays out of the log: no statements, no offending values.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return [
    ...['-D', folder, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** Whatever ends our process ends the server too, at once; what was committed is in its log. Only kill -9 does not. */
function endWithUs(child: ChildProcess, exited: Promise<void>): void {
  const end = (): void => {
    child.kill('SIGQUIT')
  }
  process.once('exit', end)
  void exited.then(() => process.off('exit', end))
}

/** Ends when the process is gone, whether it ran or could not be started at all. */
function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve()
    })
    child.once('exit', () => {
      resolve()
    })
  })
}

async function becomesReady(folder: string, child: ChildProcess, exited: Promise<void>): Promise<boolean> {
  let gone = false
  void exited.then(() => {
    gone = true
  })
  for (let waited = 0; waited < READY_WITHIN_MS && !gone; waited += POLL_MS) {
    const file = await readPostmasterFile(folder)
    if (file?.pid === child.pid && file?.ready === true) return true
    await wait(POLL_MS)
  }
  return false
}
