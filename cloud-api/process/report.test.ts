import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratchFolder } from '../embedded/testing/places.ts'

const REPORT = new URL('report.ts', import.meta.url).href

describe('the one line of a failure', () => {
  it.each([
    [
      'a file that is no TypeScript',
      'export const good: number = 1\nconst x = ;\n',
      'Expression expected',
      2,
    ],
    [
      'a bug',
      '\n\nconst nothing: { f(): void } = JSON.parse("{}")\nnothing.f()\n',
      'nothing.f is not a fun',
      4,
    ],
  ])('names file and line of %s', async (_what, source, cause, line) => {
    const folder = await folderWith(source)
    expect(failureIn(folder)).toMatch(
      new RegExp(
        `^Clapback failed: ${cause}.* \\(broken\\.ts:${line}; "npm start -- --verbose" shows more\\)\\.\\n$`,
      ),
    )
  })

  it('names the command that was typed', async () => {
    const folder = await folderWith('const x = ;')
    expect(failureIn(folder, { npm_lifecycle_event: 'dev' })).toContain(
      '; "npm run dev -- --verbose" shows more',
    )
  })

  it('is followed by all that is known when that was asked for', async () => {
    const folder = await folderWith('const x = ;')
    const [line, ...more] = failureIn(folder, {}, ['--verbose']).split('\n')
    expect(line).toBe('Clapback failed: Expression expected (broken.ts:1).')
    expect(more.join('\n')).toContain('const x = ;')
  })
})

async function folderWith(source: string): Promise<string> {
  const folder = await scratchFolder()
  await writeFile(join(folder, 'broken.ts'), source)
  await writeFile(
    join(folder, 'run.ts'),
    `import { reportFailure } from ${JSON.stringify(REPORT)}\nawait import('./broken.ts').catch(reportFailure)\n`,
  )
  return folder
}

/** What is said of importing the broken file from its own folder. */
function failureIn(cwd: string, env: Record<string, string> = {}, args: readonly string[] = []): string {
  const run = spawnSync(process.execPath, ['run.ts', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: '', npm_lifecycle_event: '', ...env },
  })
  return run.stderr
}
