import { readFile } from 'node:fs/promises'
import { DICTIONARY_FILE } from '../../../../scripts/build-dictionary.ts'
import { buildStale } from '../../../../scripts/build/build.ts'
import { BUILD_STEPS } from '../../../../scripts/build/steps.ts'
import type { Pronouncer } from '../phonetics.ts'
import { openPronouncer } from '../pronouncer.ts'

const ROOT = new URL('../../../../', import.meta.url).pathname.replace(/\/$/, '')

/** The real pronouncer, for tests; its dictionary is built when it is stale. */
export async function openTestPronouncer(): Promise<Pronouncer> {
  await buildStale(
    ROOT,
    BUILD_STEPS.filter(({ name }) => name === 'dictionary'),
  )
  return openPronouncer(await readFile(DICTIONARY_FILE))
}
