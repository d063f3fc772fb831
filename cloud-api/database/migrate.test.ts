import knex, { type Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { migrateToLatest, rollBackAll } from './migrate.ts'

/** Every column, index and constraint of the schema, apart from what knex keeps for itself. */
async function describeSchema(db: Knex): Promise<unknown> {
  const rows = async (sql: string): Promise<unknown> => (await db.raw<{ rows: unknown[] }>(sql)).rows
  return {
    columns: await rows(`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'knex%' order by 1, 2`),
    indexes: await rows(`select tablename, indexname, indexdef from pg_indexes
      where schemaname = 'public' and tablename not like 'knex%' order by 1, 2`),
    constraints:
      await rows(`select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as rule
      from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'knex%' order by 1, 2`),
  }
}

async function inDatabase<Value>(url: string, read: (db: Knex) => Promise<Value>): Promise<Value> {
  const db = knex({ client: 'pg', connection: url })
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

describe('the migrations', () => {
  it('go forward, back and forward again to the same schema', async () => {
    await using database = await createTestDatabase()
    const forward = await inDatabase(database.url, describeSchema)
    await rollBackAll(database.url)
    const back = await inDatabase(database.url, describeSchema)
    await migrateToLatest(database.url)
    const again = await inDatabase(database.url, describeSchema)

    expect(back).toEqual({ columns: [], indexes: [], constraints: [] })
    expect(again).toEqual(forward)
    expect(JSON.stringify(forward)).toContain('battles_ended_when_not_active')
  })

  it('run once when several servers start together', async () => {
    await using database = await createTestDatabase()
    await rollBackAll(database.url)
    await Promise.all([
      migrateToLatest(database.url),
      migrateToLatest(database.url),
      migrateToLatest(database.url),
    ])
    const names = await inDatabase(database.url, (db) => db('knex_migrations').pluck<string[]>('name'))
    expect(names.sort()).toEqual(['0001-accounts', '0002-battles', '0003-how-rounds-were-made'])
  })

  it('are not stopped for ever by a server that was killed while migrating', async () => {
    await using database = await createTestDatabase()
    await inDatabase(database.url, (db) => db('knex_migrations_lock').update({ is_locked: 1 }))
    await expect(migrateToLatest(database.url)).resolves.toBeUndefined()
  })
})
