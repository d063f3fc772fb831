// Run as another user in tests: starts the server on the folder it is given, stops it, says how that went.
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

try {
  const server = await startEmbeddedPostgres({ folder: process.argv[2] ?? '', durable: false })
  await server.stop()
  console.log('ok')
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
