import { StartProblem } from '../start-problem.ts'

/** What a second start on a data folder says. */
export function alreadyRunning(dataFolder: string, address: string): StartProblem {
  return new StartProblem(
    address === ''
      ? `Clapback is already starting on ${dataFolder}.`
      : `Clapback is already running on ${dataFolder}: ${address}`,
    address === ''
      ? 'Wait for it, or stop it with Ctrl-C where it runs.'
      : '- open that, or stop it with Ctrl-C where it runs.',
  )
}
