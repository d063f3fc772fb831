import { StartProblem, errorCode } from '../start-problem.ts'

/**
 * Adds the settings of the file `.env` in the working folder, where there is one; what is set already wins, and
 * `--verbose` on the command line wins over either.
 * @param logLevel how much is said where neither sets LOG_LEVEL
 * @throws StartProblem when the file cannot be read
 */
export function loadEnvironment(logLevel?: string): void {
  if (isVerbose()) process.env['LOG_LEVEL'] = 'debug'
  try {
    process.loadEnvFile()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      throw new StartProblem(
        'The file .env cannot be read.',
        'Give it to the user that starts Clapback.',
        error,
      )
    }
  }
  if (logLevel !== undefined && (process.env['LOG_LEVEL'] ?? '').trim() === '') {
    process.env['LOG_LEVEL'] = logLevel
  }
}

/** Whether the person asked on the command line to see everything. */
export const isVerbose = (): boolean => process.argv.includes('--verbose')
