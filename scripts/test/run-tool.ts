import { spawn } from 'node:child_process'

/** Runs a tool of node_modules/.bin with its output shown; resolves with its exit code, null when it was killed. */
export function runTool(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
