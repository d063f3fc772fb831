import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort } from '../../embedded/free-port.ts'
import { scratchFolder } from '../../embedded/testing/places.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The server in a process of its own, as a person runs it. */
export interface ServerRun {
  readonly child: ChildProcess
  readonly origin: string
  readonly dataFolder: string
  /** Everything it has said so far. */
  readonly said: { stdout: string; stderr: string }
  /** Waits until it says that it is ready. @throws Error when it ends before */
  ready(): Promise<void>
  /** Waits for its end: the exit code, or the signal that killed it. */
  ended(): Promise<number | string>
}

/**
 * Starts the server on a free port and a data folder of its own; it is killed when the test ends.
 * @param wrapper a command line that runs the one after it
 */
export async function runServer(
  settings: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<ServerRun> {
  const dataFolder = settings['DATA_FOLDER'] ?? (await scratchFolder())
  const port = settings['PORT'] ?? String(await freePort())
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, 'cloud-api/main.ts']
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      DATA_FOLDER: dataFolder,
      PORT: port,
      ...settings,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString('utf8')))
  const closed = once(child, 'close') as Promise<[number | null, string | null]>
  const ended = async (): Promise<number | string> => {
    const [code, signal] = await closed
    return code ?? signal ?? 'nothing'
  }
  const ready = async (): Promise<void> => {
    while (!said.stdout.includes('is ready at')) {
      const event = await Promise.race([once(child.stdout, 'data'), closed.then(() => 'ended' as const)])
      if (event === 'ended') throw new Error(`The server ended: ${said.stderr}`)
    }
  }
  return { child, origin: `http://localhost:${port}`, dataFolder, said, ready, ended }
}
