// A process to be killed in tests: starts the server on the folder it is given, saves a row, and stays.
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { readPostmasterFile } from '../postmaster-file.ts'
import { query } from './query.ts'

const folder = process.argv[2] ?? ''
const server = await startEmbeddedPostgres({ folder, durable: true })
await query(server.url, `create table kept (word text); insert into kept values ('clapback')`)
const note = await readPostmasterFile(folder)
console.log(`saved ${note?.pid ?? 0}`)
setInterval(() => undefined, 60_000)
