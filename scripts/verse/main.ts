import { errorMessage } from '#shared/contract/error-code.ts'
import { checkVerse, MAX_VERSE_LENGTH } from '#shared/domain/scoring/check-verse.ts'
import { buildStale } from '../build/build.ts'
import { stepsNamed } from '../build/steps.ts'
import { readText } from '../support/text-input.ts'
import { forgiveLostReader, writeLine } from '../support/text-output.ts'
import { answerAloud } from './answer-aloud.ts'
import { rounded } from './rounded.ts'
import { readOptions, USAGE, UsageProblem } from './read-options.ts'

/** `npm run --silent verse`: an answer of a character as JSON on stdout, and its performance as a file. */
export async function main(args: readonly string[]): Promise<number> {
  forgiveLostReader()
  try {
    const options = readOptions(args)
    if (options === undefined) {
      console.error(USAGE)
      return 0
    }
    const verse = checkVerse(await readText(options.against))
    if (!verse.ok) throw new Error(errorMessage(verse.refusal, { limit: MAX_VERSE_LENGTH }))
    await buildStale(process.cwd(), stepsNamed('dictionary'))
    const printed = await answerAloud(verse.value, options)
    await writeLine(JSON.stringify(printed, rounded, 2))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof UsageProblem) console.error(`\n${USAGE}`)
    return error instanceof UsageProblem ? 2 : 1
  }
}
