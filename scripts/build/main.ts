import { buildStale } from './build.ts'
import { BUILD_STEPS, ASIDE_STEPS } from './steps.ts'

/** `npm run build`: makes what is stale, beats included. */
export async function main(): Promise<number> {
  try {
    const built = await buildStale(process.cwd(), [...BUILD_STEPS, ...ASIDE_STEPS])
    console.error(built.length === 0 ? 'Everything is up to date.' : `Built ${built.join(', ')}.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
