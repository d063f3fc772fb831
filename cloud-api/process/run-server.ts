import { resolve } from 'node:path'
import { type Logger, pino } from 'pino'
import { type Config, parseConfig } from '../config.ts'
import { explainFileError } from '../embedded/explain.ts'
import { addressesForOthers } from '../machine-addresses.ts'
import { reachDatabase } from './database.ts'
import { explainDatabaseError } from './database-problem.ts'
import { loadEnvironment } from './environment.ts'
import { giveMemoryBack } from './give-memory-back.ts'
import { type HttpServer, listen } from './http-server.ts'
import { nameOthers } from './name-others.ts'
import { reportFailure } from './report.ts'
import { type Closable, CloseStack, stopRequested } from './shutdown.ts'

/**
 * Runs the server until it is asked to stop: database, migrations, services, HTTP; and back in the opposite order.
 * @param onceReady begins what goes on beside a server that listens
 * @returns the exit code: 0 after a wish to stop, 1 when something kept it from starting or from running on
 */
export async function runServer({
  onceReady,
}: { readonly onceReady?: () => Closable } = {}): Promise<number> {
  const opened = new CloseStack()
  const stop = stopRequested()
  let exitCode = 0
  try {
    const { address, others, sentences, died } = await start(opened)
    const network = others.length > 0 ? `, for other machines at ${others.join(' or ')}` : ''
    process.stdout.write(`Clapback is ready at ${address}${network} (Ctrl-C stops it)\n`)
    for (const sentence of sentences) process.stdout.write(`${sentence}\n`)
    if (onceReady) opened.add(onceReady())
    await Promise.race([stop, died])
  } catch (error) {
    reportFailure(error)
    exitCode = 1
  }
  try {
    await opened.close()
  } catch (error) {
    reportFailure(error)
    exitCode = 1
  }
  return exitCode
}

interface Running {
  readonly address: string
  /** Where other machines find it, when it lets them in. */
  readonly others: readonly string[]
  /** What it should say of itself besides. */
  readonly sentences: readonly string[]
  /** Throws when the database dies under us; never ends otherwise. */
  readonly died: Promise<never>
}

async function start(opened: CloseStack): Promise<Running> {
  loadEnvironment()
  const config = parseConfig(process.env)
  const log = pino({ level: config.logLevel })
  // Loading the program takes about as long as starting the database: both at once.
  const program = loadProgram()
  const [database] = await Promise.all([reachDatabase(config).then((open) => opened.add(open)), program])
  const { address } = await serve(config, database.url, log, opened, await program)
  database.announce(address)
  const died = database.died.then((problem) => Promise.reject(problem))
  died.catch(() => undefined)
  const others = config.openToNetwork ? addressesForOthers(config.port) : []
  return { address, others, sentences: nameOthers(config), died }
}

type Program = Awaited<ReturnType<typeof loadProgram>>

async function loadProgram() {
  const [{ migrateToLatest }, { openServices }, { createApp }, { warmUp }] = await Promise.all([
    import('../database/migrate.ts'),
    import('../services.ts'),
    import('../app.ts'),
    import('../commands/warm-up.ts'),
  ])
  return { migrateToLatest, openServices, createApp, warmUp }
}

async function serve(
  config: Config,
  databaseUrl: string,
  log: Logger,
  opened: CloseStack,
  { migrateToLatest, openServices, createApp, warmUp }: Program,
): Promise<{ readonly address: string; readonly http: HttpServer }> {
  try {
    await migrateToLatest(databaseUrl)
  } catch (error) {
    throw explainDatabaseError(error, databaseUrl)
  }
  const services = opened.add(
    await openServices({ ...config, databaseUrl }, log).catch((error: unknown) => {
      throw explainFileError(error, resolve(config.dataFolder))
    }),
  )
  const http = opened.add(await listen(createApp(services).callback(), config.host, config.port))
  // First of all: turns that take too long end before those who follow them are cut off.
  opened.add({
    close: async () => {
      services.turns.stop()
    },
  })
  // After listening: it takes no part in how soon the server is there.
  void warmUp(services).then(giveMemoryBack)
  return { address: config.publicUrl.origin, http }
}
