import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { StartProblem } from '../start-problem.ts'
import { isVerbose } from './environment.ts'

/** Whether more than the one line is shown. */
const showsAll = (): boolean => isVerbose() || ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')

/** Says on stderr, in one line, why the program cannot go on; with `--verbose` everything that is known follows. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${failureLine(error)}\n`)
  if (showsAll()) process.stderr.write(`${inspect(error)}\n`)
}

function failureLine(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  const text = error instanceof Error ? error.message : String(error)
  const hints = [placeOf(error), showsAll() ? undefined : `${verboseCommand()} shows more`]
  const known = hints.filter((hint) => hint !== undefined).join('; ')
  return `Clapback failed: ${text.split('\n')[0] ?? ''}${known === '' ? '' : ` (${known})`}.`
}

/** The first line of our own source in a stack: where a file could not be read as TypeScript, or a bug came up. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, url = '', line = ''] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+)/g)) {
    if (url.includes('/node_modules/')) continue
    const path = fileURLToPath(url)
    const fromHere = relative(process.cwd(), path)
    return `${fromHere.startsWith('..') ? path : fromHere}:${line}`
  }
  return undefined
}

/** What the person typed, with `--verbose`. */
const verboseCommand = (): string =>
  `"npm ${process.env['npm_lifecycle_event'] === 'dev' ? 'run dev' : 'start'} -- --verbose"`
