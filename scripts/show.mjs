import { fileURLToPath } from 'node:url'
import { bootstrap } from './bootstrap/run.mjs'

await bootstrap(fileURLToPath(import.meta.url), 'scripts/show/main.ts')
