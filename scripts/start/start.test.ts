import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratchFolder } from '../../cloud-api/embedded/testing/places.ts'

const MAIN = new URL('main.ts', import.meta.url).href

describe('how much npm start says of a failure', () => {
  it('is one line, or everything when .env sets a LOG_LEVEL that asks for it', async () => {
    const folder = await scratchFolder()
    // There is nothing to build here: the start ends with a failure.
    const linesSaid = (args: readonly string[] = []): number => {
      const run = spawnSync(process.execPath, ['start.mjs', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: withoutLogLevel(),
      })
      expect(run.status).toBe(1)
      return run.stderr.split('\n').filter((line) => /^ +at /.test(line)).length
    }
    await writeFile(
      join(folder, 'start.mjs'),
      `import { main } from ${JSON.stringify(MAIN)}\nprocess.exit(await main())\n`,
    )
    const usual = linesSaid()
    await writeFile(join(folder, '.env'), 'LOG_LEVEL=debug\n')
    expect(linesSaid()).toBeGreaterThan(usual)
    await writeFile(join(folder, '.env'), 'LOG_LEVEL=error\n')
    expect(linesSaid()).toBe(usual)
    expect(linesSaid(['--verbose'])).toBeGreaterThan(usual)
  })
})

function withoutLogLevel(): NodeJS.ProcessEnv {
  const { LOG_LEVEL: _, ...others } = process.env
  return { ...others, DATABASE_URL: '', DATA_FOLDER: '' }
}
