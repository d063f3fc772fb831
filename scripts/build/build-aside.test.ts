import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildAside } from './build-aside.ts'
import { buildStale } from './build.ts'
import { type BuildStep } from './steps.ts'

const STEP: BuildStep = {
  name: 'slow',
  title: 'something slow',
  inputs: ['make.ts'],
  outputs: ['made.txt'],
  script: 'make.ts',
}

describe('buildAside (BEAT-13)', () => {
  let root: string
  const make = (source: string) =>
    writeFile(join(root, 'make.ts'), `import { writeFileSync } from 'node:fs'\n${source}\n`)
  const read = (name: string) => readFile(join(root, name), 'utf8')

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'clapback-aside-'))
    onTestFinished(() => rm(root, { recursive: true, force: true }))
    await mkdir(join(root, 'out'))
  })

  it('makes what is stale, in the time that others leave, and says nothing', async () => {
    const said = vi.spyOn(process.stderr, 'write')
    onTestFinished(() => {
      said.mockRestore()
    })
    await make(`import { getPriority } from 'node:os'
setTimeout(() => writeFileSync('made.txt', String(getPriority())), 300)`)
    const build = buildAside(root, [STEP])
    await build.done
    expect(Number(await read('made.txt'))).toBeGreaterThan(getPriority())
    expect(await buildStale(root, [STEP])).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })

  it('ends with the server, and begins again with the next', async () => {
    await make(`writeFileSync('begun.txt', String(process.pid))\nsetTimeout(() => {}, 600_000)`)
    const build = buildAside(root, [STEP])
    const pid = Number(await vi.waitFor(() => read('begun.txt'), 20_000))
    await build.close()
    await vi.waitFor(() => {
      expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    }, 20_000)
    await make(`writeFileSync('made.txt', '')`)
    expect(await buildStale(root, [STEP])).toEqual(['slow'])
  })

  it('tells a failure in a line, and throws nothing', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => {
      said.mockRestore()
    })
    await make('process.exit(3)')
    const build = buildAside(root, [STEP])
    await build.done
    await build.close()
    expect(said.mock.calls.flat()).toEqual([
      'Building something slow failed: make.ts ended with 3. It says why above. The game goes on without.\n',
    ])
  })
})
