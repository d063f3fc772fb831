import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, dropDatabase } from '../embedded/database.ts'

/** A migrated, empty database of one test's own. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string
  /** Drops it, ending connections that are still open. */
  drop(): Promise<void>
}

/** Copies the migrated template: about 40 ms, and any number at once. Whoever creates it drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = inject('adminDatabaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await createDatabase(admin, name, inject('templateDatabase'))
  const url = new URL(admin)
  url.pathname = name
  const drop = (): Promise<void> => dropDatabase(admin, name)
  return { url: url.href, drop, [Symbol.asyncDispose]: drop }
}

/** One database for all the tests of a file: made before the first, dropped after the last. */
export function useTestDatabase(): { readonly url: string } {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(async () => {
    await database?.drop()
  })
  return {
    get url() {
      if (database === undefined) throw new Error('The test database exists inside tests and hooks only')
      return database.url
    },
  }
}
