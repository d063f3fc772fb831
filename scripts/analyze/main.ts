import { parseArgs } from 'node:util'
import { loadPronouncer } from '../../cloud-api/ear/load-pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { buildStale } from '../build/build.ts'
import { stepsNamed } from '../build/steps.ts'
import { readLines, readText } from '../support/text-input.ts'
import { forgiveLostReader, writeLine } from '../support/text-output.ts'
import { analyze } from './analysis.ts'
import { analyzeLines } from './analyze-lines.ts'

const USAGE = `npm run --silent analyze -- FILE          analyzes a text ("-" or nothing: standard input)
npm run --silent analyze -- --jsonl FILE  analyzes each {"text": "..."} line, one line of JSON for each`

/** `npm run --silent analyze`: the ear's whole analysis of a text as JSON on stdout; everything else goes to stderr. */
export async function main(args: readonly string[]): Promise<number> {
  forgiveLostReader()
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { jsonl: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    })
    const [name = process.stdin.isTTY ? undefined : '-', ...more] = positionals
    if (values.help || name === undefined || more.length > 0) {
      console.error(USAGE)
      return values.help ? 0 : 2
    }
    await buildStale(process.cwd(), stepsNamed('dictionary'))
    const ear = await loadPronouncer()
    if (values.jsonl) return await analyzeAll(ear, name)
    await writeLine(JSON.stringify(analyze(ear, await readText(name))))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/** @returns 1 where a line could not be read, else 0. */
async function analyzeAll(ear: Pronouncer, name: string): Promise<number> {
  let status = 0
  for await (const result of analyzeLines(ear, readLines(name))) {
    if ('error' in result) status = 1
    if (!(await writeLine(JSON.stringify(result)))) break
  }
  return status
}
