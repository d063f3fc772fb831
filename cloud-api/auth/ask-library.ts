import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../database/errors.ts'
import { accountProblem } from './account-problem.ts'

/** The database's error that the account library met while it was asked, which it hides behind one of its own. */
const met = new AsyncLocalStorage<{ databaseError?: Error }>()

/**
 * Asks the account library something.
 * @param hasFailed whether an answer tells of a failure, where the library answers rather than throws
 * @throws Refusal for what players may see, the database's own error where that was the cause, else what was thrown
 */
export async function askLibrary<Answer>(
  work: () => Promise<Answer>,
  hasFailed: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  const found: { databaseError?: Error } = {}
  let answer: Answer
  try {
    answer = await met.run(found, work)
  } catch (error) {
    throw found.databaseError ?? accountProblem(error)
  }
  if (found.databaseError !== undefined && hasFailed(answer)) throw found.databaseError
  return answer
}

type Level = 'debug' | 'info' | 'warn' | 'error'

/**
 * What the library writes into its log. Its warnings and errors are wrong passwords and made-up answers, which anybody
 * may send by the thousand; what is wrong here comes out of askLibrary instead. Further arguments quote rows and
 * addresses; the message alone says what went wrong.
 */
export function libraryLog(log: Pick<Logger, 'debug' | 'info'>) {
  return (level: Level, message: string, ...details: readonly unknown[]): void => {
    const found = met.getStore()
    const databaseError = details.find(isDatabaseError)
    if (found !== undefined && databaseError !== undefined) found.databaseError ??= databaseError
    log[level === 'warn' || level === 'error' ? 'info' : 'debug'](
      { from: 'accounts' },
      message === '' ? 'the account library met an error' : message,
    )
  }
}

const isDatabaseError = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError || (error instanceof Error && isDatabaseAway(error))
