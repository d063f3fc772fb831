// Runs under whatever Node is there: plain JavaScript, and nothing but Node's own modules.
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installPackages } from './install.mjs'
import { isNodeNewEnough, nodeRefusal, runUnderPackagedNode } from './use-node.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Gets a clean checkout to where TypeScript runs: packages installed, Node new enough (else the script starts over
 * under the Node of node_modules). Then imports the module and lets its `main` decide the exit code.
 * @param {string} script the file that npm runs, absolute
 * @param {string} module what to import then, relative to the root; exports `main(args: string[]): Promise<number>`
 */
export async function bootstrap(script, module) {
  const args = process.argv.slice(2)
  try {
    process.chdir(ROOT)
    const newEnough = isNodeNewEnough(ROOT)
    const refusal = newEnough ? undefined : nodeRefusal(ROOT)
    if (refusal !== undefined) throw new Error(refusal)
    installPackages(ROOT)
    if (!newEnough) return process.exit(await runUnderPackagedNode(ROOT, script, args))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
  const { main } = await import(pathToFileURL(resolve(ROOT, module)).href)
  process.exit(await main(args))
}
