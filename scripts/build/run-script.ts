import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { StartProblem } from '../../cloud-api/start-problem.ts'

/**
 * Runs one of our scripts with this Node, its output on stderr so that stdout stays the caller's own.
 * @param doing completes "… failed"
 * @param aside where it runs beside other work: it takes the time that others leave, shows only its errors, and ends
 *   when this does
 * @throws StartProblem when it ends with anything but 0; AbortError when `aside` ended it
 */
export async function runScript(
  root: string,
  script: string,
  doing: string,
  aside?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', aside ? 'ignore' : 2, 2],
    ...(aside && { signal: aside }),
  })
  const exited = new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve(String(signal ?? code))
    })
  })
  if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  // A second Ctrl-C ends this process without another word to anyone.
  const endToo = (): unknown => child.kill()
  if (aside) process.once('exit', endToo)
  const ended = await exited.finally(() => process.off('exit', endToo))
  if (ended !== '0')
    throw new StartProblem(`${doing} failed: ${script} ended with ${ended}.`, 'It says why above.')
}
