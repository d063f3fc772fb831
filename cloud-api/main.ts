import { runServer } from './process/run-server.ts'

process.exitCode = await runServer()
