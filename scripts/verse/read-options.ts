import { parseArgs } from 'node:util'
import { z } from 'zod'
import { CHARACTER_IDS, DIFFICULTIES } from '#shared/domain/character/character.ts'
import { characterById } from '#shared/domain/character/characters.ts'

export const USAGE = `npm run --silent verse -- --character NAME --against FILE [--difficulty LEVEL] [--seed N]
  [--profanity-filter on|off] [--wav OUT.wav]

Answers the verse in FILE ("-": standard input) as a character does, prints the answer as JSON and writes the
performance over the character's beat.
  --character         ${CHARACTER_IDS.join(', ')}
  --difficulty        ${DIFFICULTIES.join(', ')}; otherwise the character's own
  --seed              a whole number; another one gives another answer
  --profanity-filter  on or off; otherwise on: no crude words`

/** What is wrong with the command line, in one sentence. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

/** Highest seed. */
const MOST = 0xffff_ffff

/** The command line as Node reads it: a number below 0 behind an option is its value, and no option. */
const withValues = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (/^-\d/.test(arg) && args[at - 1] === '--seed') return []
    const value = args[at + 1] ?? ''
    return arg === '--seed' && /^-\d/.test(value) ? [`${arg}=${value}`] : [arg]
  })

const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`
const schema = z
  .object({
    character: z.enum(CHARACTER_IDS, `--character must be ${oneOf(CHARACTER_IDS)}.`),
    difficulty: z.enum(DIFFICULTIES, `--difficulty must be ${oneOf(DIFFICULTIES)}.`).optional(),
    against: z
      .string('--against must name the file with the verse to answer.')
      .min(1, '--against names no file.'),
    seed: z.coerce
      .number('--seed must be a whole number.')
      .int('--seed must be a whole number.')
      .min(0, '--seed must not be below 0.')
      .max(MOST, `--seed must be at most ${MOST}.`)
      .default(1),
    'profanity-filter': z.enum(['on', 'off'], '--profanity-filter must be on or off.').default('on'),
    wav: z.string().min(1, '--wav names no file.').optional(),
  })
  .transform(({ 'profanity-filter': profanityFilter, ...options }) => ({
    ...options,
    profanityFilter: profanityFilter === 'on',
    difficulty: options.difficulty ?? characterById(options.character).difficulty,
  }))

export type VerseOptions = z.output<typeof schema>

/**
 * Reads a command line.
 * @returns undefined where help was asked for
 * @throws UsageProblem
 */
export function readOptions(args: readonly string[]): VerseOptions | undefined {
  const text = { type: 'string' } as const
  let values
  try {
    ;({ values } = parseArgs({
      args: withValues(args),
      options: {
        ...{ character: text, difficulty: text, against: text, seed: text, wav: text },
        'profanity-filter': text,
        help: { type: 'boolean', default: false },
      },
    }))
  } catch (error) {
    throw new UsageProblem(explain(error))
  }
  if (values.help) return undefined
  const read = schema.safeParse(values)
  if (!read.success) throw new UsageProblem(read.error.issues[0]?.message ?? 'The options cannot be read.')
  return read.data
}

/** Why Node cannot read a command line, in one sentence. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isWithoutValue = error instanceof TypeError && /argument (?:is ambiguous|missing)/.test(message)
  const option = /--[\w-]+/.exec(message)?.[0]
  return isWithoutValue && option !== undefined ? `${option} needs a value.` : message
}
