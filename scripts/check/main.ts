import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { CHECKS, type Check } from './checks.ts'

interface Outcome {
  readonly check: Check
  readonly passed: boolean
  readonly output: string
}

/** `npm run check`: runs every check, as many at once as there are cores, shows what failed, and counts them last. */
export async function main(): Promise<number> {
  const waiting = [...CHECKS]
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      outcomes.push(await run(check))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const failed = outcomes.filter(({ passed }) => !passed)
  for (const { check, output } of failed) {
    console.log(`── ${check.name}: ${[check.tool, ...check.args].join(' ')}\n${output.trim()}\n`)
  }
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

async function run(check: Check): Promise<Outcome> {
  const child = spawn(check.tool, check.args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const listen = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  return { check, passed: exitCode === 0, output }
}
