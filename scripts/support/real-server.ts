import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../cloud-api/embedded/free-port.ts'

/** A production server of its own on a scratch data folder, in a process of its own. */
export interface RealServer {
  readonly origin: string
  readonly dataFolder: string
  /** Stops the server cleanly and keeps its address and its data. */
  halt(): Promise<void>
  /** Starts a halted server again; one that runs is left alone. */
  resume(): Promise<void>
  /** Stops the server cleanly and starts it again on the same address and data. */
  restart(): Promise<void>
  /** Memory that the server's process holds, in megabytes; Linux only, undefined elsewhere. */
  residentMegabytes(): Promise<number | undefined>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts the server as production runs it, durable database included, and waits until it is ready.
 * @param settings environment on top of the scratch folder and a free port
 */
export async function startRealServer(settings: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'clapback-server-'))
  await chmod(dataFolder, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: '',
    DATA_FOLDER: dataFolder,
    AUTH_SECRET: 'for tests and measurements only, on the loopback address',
    LOG_LEVEL: 'warn',
    // Whoever runs this may have keys of their own: nothing here may cost them money or send anything out.
    RAPPER: 'house',
    VOICE: 'system',
    SPEECH_IN: 'off',
    ...settings,
  }
  const removeData = (): Promise<void> => rm(dataFolder, { recursive: true, force: true })
  let child = await startProcess(environment).catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  const halt = (): Promise<void> => stopProcess(child)
  const resume = async (): Promise<void> => {
    if (hasEnded(child)) child = await startProcess(environment)
  }
  return {
    origin,
    dataFolder,
    halt,
    resume,
    restart: async () => {
      await halt()
      await resume()
    },
    residentMegabytes: () => residentMegabytes(child.pid),
    stop: async () => {
      await halt()
      await removeData()
    },
  }
}

async function startProcess(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['cloud-api/main.ts'], {
    stdio: ['ignore', 'pipe', 2],
    env: { ...process.env, ...environment },
  })
  await untilReady(child)
  return child
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Ends when a server process has said that it is ready.
 * @throws Error when it ends before
 */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let line = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      line = `${line}${chunk.toString('utf8')}`.slice(-200)
      if (line.includes('is ready at')) {
        line = ''
        resolve()
        return
      }
      // What it logs belongs to whoever looks on; stdout is the caller's own.
      process.stderr.write(chunk)
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code} before it was ready`))
    })
  })
}

async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Math.round(kilobytes / 102.4) / 10
}
