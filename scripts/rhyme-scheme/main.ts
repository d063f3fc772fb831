import { parseArgs } from 'node:util'
import { loadPronouncer } from '../../cloud-api/ear/load-pronouncer.ts'
import { buildStale } from '../build/build.ts'
import { stepsNamed } from '../build/steps.ts'
import { readLines } from '../support/text-input.ts'
import { forgiveLostReader, writeLine } from '../support/text-output.ts'
import { measureSchemes } from './measure.ts'
import { shippedKnowledge } from './shipped-knowledge.ts'
import { readStanzas } from './stanza.ts'

const USAGE =
  'npm run --silent rhyme-scheme -- FILE.jsonl  one {"words": [end words], "scheme": [labels]} a line ("-": standard input)'

/**
 * `npm run --silent rhyme-scheme`: finds the rhyme schemes of labelled stanzas without looking at the labels, and prints
 * as JSON how often it was right (Reddy and Knight 2011), without and with a prior over schemes. Lines that are no stanzas are
 * named on stderr and make it end with 1; so does an input without any stanza, which has no figures.
 */
export async function main(args: readonly string[]): Promise<number> {
  forgiveLostReader()
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', default: false } },
    })
    const [name, ...more] = positionals
    if (values.help || name === undefined || more.length > 0) {
      console.error(USAGE)
      return values.help ? 0 : 2
    }
    const { stanzas, malformed } = await readStanzas(readLines(name))
    for (const problem of malformed) console.error(problem)
    if (stanzas.length === 0) {
      console.error('There is no stanza to measure.')
      return 1
    }
    await buildStale(process.cwd(), stepsNamed('dictionary'))
    const figures = measureSchemes(await loadPronouncer(), shippedKnowledge(), stanzas)
    const lines = stanzas.reduce((sum, { words }) => sum + words.length, 0)
    const counts = { stanzas: stanzas.length, lines, malformed: malformed.length }
    await writeLine(JSON.stringify({ ...counts, ...figures }, null, 2))
    return malformed.length > 0 ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
