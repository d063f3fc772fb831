import { buildStale } from './build.ts'

/** `npm run build`: makes what is stale. */
export async function main(): Promise<number> {
  try {
    const built = await buildStale(process.cwd())
    console.error(built.length === 0 ? 'Everything is up to date.' : `Built ${built.join(', ')}.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
