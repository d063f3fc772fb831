import { runServer } from './process/run-server.ts'

// Everything is closed by now; a library's forgotten timer or socket must not keep us.
process.exit(await runServer())
