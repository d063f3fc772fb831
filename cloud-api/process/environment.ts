import { StartProblem, errorCode } from '../start-problem.ts'

/**
 * Adds the settings of the file `.env` in the working folder, where there is one; what is set already wins.
 * @throws StartProblem when the file cannot be read
 */
export function loadEnvironment(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw new StartProblem(
      'The file .env cannot be read.',
      'Give it to the user that starts Clapback.',
      error,
    )
  }
}
