import type { Knex } from 'knex'
import * as accounts from '../migrations/0001-accounts.ts'
import * as battles from '../migrations/0002-battles.ts'
import * as howRoundsWereMade from '../migrations/0003-how-rounds-were-made.ts'
import { openKnex } from './connect.ts'

/** Every migration in order. A name never changes once it has been released: the database remembers it. */
const MIGRATIONS: Readonly<Record<string, Knex.Migration>> = {
  '0001-accounts': { up: accounts.up, down: accounts.down },
  '0002-battles': { up: battles.up, down: battles.down },
  '0003-how-rounds-were-made': { up: howRoundsWereMade.up, down: howRoundsWereMade.down },
}

const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(MIGRATIONS)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = MIGRATIONS[name]
    return migration ? Promise.resolve(migration) : Promise.reject(new Error(`There is no migration ${name}`))
  },
}
const SETTINGS: Knex.MigratorConfig = { migrationSource }

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 4_600_001

/** Brings the database's tables up to date. Several servers may do so at once: one works, the others wait. */
export async function migrateToLatest(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, (knex) => knex.migrate.latest(SETTINGS))
}

/** Takes every migration back, and all data with them. */
export async function rollBackAll(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, (knex) => knex.migrate.rollback(SETTINGS, true))
}

/**
 * Knex remembers its own lock in a table, where it outlives a killed process and would stop every later start.
 * So the lock that counts is PostgreSQL's, which ends with its connection; holding it, knex's may be cleared.
 */
async function migrate(databaseUrl: string, work: (knex: Knex) => Promise<unknown>): Promise<void> {
  const guard = openKnex(databaseUrl, 1)
  const knex = openKnex(databaseUrl, 1)
  try {
    // The only connection of `guard`, so the lock lasts until destroy() ends it.
    await guard.raw('select pg_advisory_lock(?)', [MIGRATION_LOCK])
    await knex.migrate.forceFreeMigrationsLock(SETTINGS)
    await work(knex)
  } finally {
    await knex.destroy()
    await guard.destroy()
  }
}
