import { spawn } from 'node:child_process'
import { StartProblem } from '../../cloud-api/start-problem.ts'

/**
 * Runs one of our scripts with this Node, its output on stderr so that stdout stays the caller's own.
 * @param doing completes "… failed"
 * @throws StartProblem when it ends with anything but 0
 */
export async function runScript(root: string, script: string, doing: string): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 2, 2] })
  const ended = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve(String(signal ?? code))
    })
  })
  if (ended !== '0')
    throw new StartProblem(`${doing} failed: ${script} ended with ${ended}.`, 'It says why above.')
}
