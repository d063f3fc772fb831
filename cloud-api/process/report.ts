import { inspect } from 'node:util'
import { StartProblem } from '../start-problem.ts'

/** Whether the person asked to see more than the one line. */
const isVerbose = (): boolean =>
  process.argv.includes('--verbose') || ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')

/** Says on stderr, in one line, why the program cannot go on; with `--verbose` everything that is known follows. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${failureLine(error)}\n`)
  if (isVerbose()) process.stderr.write(`${inspect(error)}\n`)
}

function failureLine(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  const text = error instanceof Error ? error.message : String(error)
  return `Clapback failed: ${text.split('\n')[0] ?? ''} (npm start -- --verbose shows where).`
}
