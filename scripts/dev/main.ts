import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ViteDevServer } from 'vite'
import { parseConfig } from '../../cloud-api/config.ts'
import { freePort } from '../../cloud-api/embedded/free-port.ts'
import { type ReachedDatabase, reachDatabase } from '../../cloud-api/process/database.ts'
import { isVerbose, loadEnvironment } from '../../cloud-api/process/environment.ts'
import { explainListenError } from '../../cloud-api/process/http-server.ts'
import { reportFailure } from '../../cloud-api/process/report.ts'
import { CloseStack, stopRequested } from '../../cloud-api/process/shutdown.ts'
import { buildAside } from '../build/build-aside.ts'
import { buildStale } from '../build/build.ts'
import { stepsNamed } from '../build/steps.ts'
import { apiProxy } from './api-proxy.ts'

/**
 * `npm run dev`: the pages from source with hot reload, and the API behind the same address in a process of its own
 * that starts again when its source changes. The database stays up all the while.
 */
export async function main(): Promise<number> {
  const opened = new CloseStack()
  const stop = stopRequested()
  let exitCode = 0
  try {
    const database = await start(opened)
    await Promise.race([stop, database.died.then((problem) => Promise.reject(problem))])
  } catch (error) {
    reportFailure(error)
    exitCode = 1
  }
  await opened.close()
  return exitCode
}

async function start(opened: CloseStack): Promise<ReachedDatabase> {
  loadEnvironment('warn')
  const config = parseConfig(process.env)
  // Vite serves the pages from source; the rest must be built.
  await buildStale(process.cwd(), stepsNamed('dictionary', 'sound-effects'))
  const database = opened.add(await reachDatabase(config))
  const apiPort = await freePort()
  opened.add(await servePages(config.host, config.port, apiPort))
  opened.add(
    runApi({ PORT: String(apiPort), PUBLIC_URL: config.publicUrl.origin, DATABASE_URL: database.url }),
  )
  opened.add(buildAside(process.cwd()))
  database.announce(config.publicUrl.origin)
  return database
}

async function servePages(host: string, port: number, apiPort: number): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: 'desktop/renderer/vite.config.ts',
    clearScreen: false,
    logLevel: 'warn',
    server: { host, port, strictPort: true, proxy: apiProxy(`http://127.0.0.1:${apiPort}`) },
  })
  try {
    return await vite.listen()
  } catch (error) {
    await vite.close()
    throw explainListenError(error, host, port)
  }
}

/** The API under Node's own watcher, which ends and starts it again when a file it loaded changes. */
function runApi(settings: Readonly<Record<string, string>>): { close(): Promise<void> } {
  const verbose = isVerbose() ? ['--verbose'] : []
  const args = ['--watch', '--watch-preserve-output', 'cloud-api/main.ts', ...verbose]
  const child = spawn(process.execPath, args, {
    // It says itself, at each of its starts, that all is ready.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', ...settings },
    // Ctrl-C reaches us alone, so that the API ends before its database does.
    detached: true,
  })
  return {
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
