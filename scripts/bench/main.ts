import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { machine } from '../../bench/support/machine.ts'
import { type Bench } from '../../bench/support/bench.ts'
import { buildStale } from '../build/build.ts'
import { BUILD_STEPS } from '../build/steps.ts'

/** `npm run --silent bench -- NAME [--runs N]`: prints one JSON object on stdout, and progress on stderr. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { runs: { type: 'string' } },
    })
    const [name = '', ...rest] = positionals
    const file = new URL(`../../bench/${name}.ts`, import.meta.url)
    if (!/^[a-z-]+$/.test(name) || !existsSync(file)) throw new Error(await usage())
    const { bench } = (await import(file.href)) as { bench: Bench }
    await buildStale(
      process.cwd(),
      BUILD_STEPS.filter((step) => bench.needs?.includes(step.name) ?? true),
    )
    const runs = values.runs === undefined ? bench.defaultRuns : Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.')
    const figures = await bench.measure(runs, rest)
    console.log(
      JSON.stringify({ name, date: new Date().toISOString(), machine: machine(), ...figures }, null, 2),
    )
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function usage(): Promise<string> {
  const files = await readdir(new URL('../../bench/', import.meta.url))
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
  return `npm run --silent bench -- NAME [--runs N], where NAME is one of: ${names.join(', ')}`
}
