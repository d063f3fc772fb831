import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { ASIDE_STEPS, BUILD_STEPS } from './steps.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What is imported as more than a type, and the threads that are started. */
const REFERENCES =
  /^(?:import|export) (?!type )[^']*?from '((?:\.|#shared\/)[^']+)'|import\('((?:\.|#shared\/)[^']+)'\)|new URL\('([^']+\.tsx?)', import\.meta\.url\)/gm

/** Every file of ours that a script loads, itself included, from the root of the checkout. */
async function loadedBy(script: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const waiting = [script]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = await readFile(join(ROOT, file), 'utf8')
    for (const [, ...references] of text.matchAll(REFERENCES)) {
      const reference = references.find((one) => one !== undefined) ?? ''
      waiting.push(
        reference.startsWith('#')
          ? reference.slice(1)
          : relative(ROOT, join(ROOT, file, '..', reference)).replaceAll('\\', '/'),
      )
    }
  }
  return found
}

it.each([...BUILD_STEPS, ...ASIDE_STEPS].map((step) => [step.name, step] as const))(
  '%s is made again when any file changes that its script loads',
  async (_name, { script, inputs }) => {
    const covered = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`))
    const missed = [...(await loadedBy(script))].filter((file) => !covered(file))
    expect(missed).toEqual([])
  },
)
