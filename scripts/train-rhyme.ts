import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { buildStale } from './build/build.ts'
import { stepsNamed } from './build/steps.ts'
import { readStanzas } from './rhyme-scheme/stanza.ts'
import { readLines } from './support/text-input.ts'
import { trainRhyme } from './train-rhyme/train.ts'
import { endingModule, schemeModule, soundModule } from './train-rhyme/write-weights.ts'

/**
 * Learns anew what the ear knows of rhyme: `node scripts/train-rhyme.ts FILE.jsonl...`, files of labelled stanzas, one
 * `{"words": [...], "scheme": [...]}` a line. Writes shared/domain/scoring/rhyme/weights; the same files give the same
 * weights.
 */
const WEIGHTS = join(import.meta.dirname, '..', 'shared/domain/scoring/rhyme/weights')

async function train(files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('node scripts/train-rhyme.ts FILE.jsonl...')
  await buildStale(join(import.meta.dirname, '..'), stepsNamed('dictionary'))
  const read = await Promise.all(files.map((file) => readStanzas(readLines(file))))
  const stanzas = read.flatMap((one) => one.stanzas)
  const { sounds, endings, schemes } = trainRhyme(await loadPronouncer(), stanzas)
  await writeFile(join(WEIGHTS, 'verse-sounds.ts'), soundModule(sounds))
  await writeFile(join(WEIGHTS, 'verse-endings.ts'), endingModule(endings))
  await writeFile(join(WEIGHTS, 'verse-schemes.ts'), schemeModule(schemes))
  console.error(`Learned from ${stanzas.length} stanzas.`)
}

await train(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
