import { type TestProject } from 'vitest/node'
import { migrateToLatest } from '../database/migrate.ts'
import { createDatabase } from '../embedded/database.ts'
import { startScratchPostgres } from '../embedded/scratch-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the scratch server's own database, from which others are made and dropped. */
    adminDatabaseUrl: string
    /** Name of the migrated, empty database that every test database is a copy of. */
    templateDatabase: string
  }
}

const TEMPLATE = 'clapback_template'

/** One server for the whole run, with the migrations run once; see test-database.ts for what tests do with it. */
export default async function setUpDatabases(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchPostgres()
  try {
    const admin = server.urlOf('postgres')
    await createDatabase(admin, TEMPLATE)
    await migrateToLatest(server.urlOf(TEMPLATE))
    project.provide('adminDatabaseUrl', admin)
    project.provide('templateDatabase', TEMPLATE)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server.stop
}
