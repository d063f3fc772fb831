import pg from 'pg'
import { errorCode } from '../start-problem.ts'

const NO_SUCH_DATABASE = '3D000'
const ALREADY_THERE = '42P04'

/** Creates the database on the server unless it is there. */
export async function ensureDatabase(urlOf: (database: string) => string, name: string): Promise<void> {
  try {
    await query(urlOf(name), 'select 1')
  } catch (error) {
    if (errorCode(error) !== NO_SUCH_DATABASE) throw error
    await createDatabase(urlOf('postgres'), name)
  }
}

/** Creates a database, as a copy of another when one is named; being there already is fine. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const copy = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`
  try {
    await query(adminUrl, `create database ${pg.escapeIdentifier(name)}${copy}`)
  } catch (error) {
    if (errorCode(error) !== ALREADY_THERE) throw error
  }
}

/** Drops a database, ending the connections to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await query(adminUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
