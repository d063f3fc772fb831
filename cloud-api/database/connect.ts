import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Logger } from 'pino'

/** Most connections each of the two pools opens. */
const POOL_SIZE = 10
/** How long a request waits for a free connection before it is told to come back later. */
const ACQUIRE_MS = 5_000

/** Both ways to the one database: knex for our records, a bare pool for the account library. */
export interface Database {
  readonly knex: Knex
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Opens the pools; connections are made when first needed. Whoever opens closes. */
export function openDatabase(databaseUrl: string, log: Pick<Logger, 'warn'>): Database {
  const records = openKnex(databaseUrl, POOL_SIZE, log)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: ACQUIRE_MS,
    application_name: 'clapback accounts',
  })
  // Without a listener, a server that stops while a connection idles would end the whole process.
  pool.on('error', (error) => {
    log.warn({ err: error }, 'an idle database connection was lost')
  })
  return {
    knex: records,
    pool,
    close: async () => {
      await Promise.all([records.destroy(), pool.end()])
    },
  }
}

/** A knex instance with at most `size` connections; what it complains about goes to `log`, or nowhere. */
export function openKnex(databaseUrl: string, size: number, log?: Pick<Logger, 'warn'>): Knex {
  const note = (complaint: unknown): void => {
    log?.warn(
      { from: 'knex' },
      complaint instanceof Error ? complaint.message : String(complaint).split('\n')[0],
    )
  }
  return knex({
    client: 'pg',
    connection: { connectionString: databaseUrl, application_name: 'clapback' },
    pool: { min: 0, max: size, acquireTimeoutMillis: ACQUIRE_MS },
    log: { warn: note, error: note, debug: note, deprecate: note },
  })
}
