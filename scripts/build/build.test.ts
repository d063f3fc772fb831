import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { isLinuxRoot, smallDisk } from '../../cloud-api/embedded/testing/places.ts'
import { buildStale } from './build.ts'
import { type BuildStep } from './steps.ts'

const STEP: BuildStep = {
  name: 'copy',
  title: 'a copy',
  inputs: ['src', 'make.ts'],
  outputs: ['out/copy.txt'],
  script: 'make.ts',
}
const MAKE = `import { copyFileSync, mkdirSync } from 'node:fs'
mkdirSync('out', { recursive: true })
copyFileSync('src/a.txt', 'out/copy.txt')
`

describe('buildStale', () => {
  let root: string
  const build = (): Promise<string[]> => buildStale(root, [STEP])

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'clapback-build-'))
    onTestFinished(() => rm(root, { recursive: true, force: true }))
    await mkdir(join(root, 'src', 'testing'), { recursive: true })
    await writeFile(join(root, 'src', 'a.txt'), 'one')
    await writeFile(join(root, 'make.ts'), MAKE)
  })

  it('builds once, and again only when an input changed', async () => {
    expect(await build()).toEqual(['copy'])
    expect(await build()).toEqual([])
    await writeFile(join(root, 'src', 'a.txt'), 'two')
    expect(await build()).toEqual(['copy'])
    expect(await readFile(join(root, 'out', 'copy.txt'), 'utf8')).toBe('two')
    await writeFile(join(root, 'src', 'b.txt'), 'a new file')
    expect(await build()).toEqual(['copy'])
  })

  it('takes the same contents for fresh, however new the files are', async () => {
    await build()
    await writeFile(join(root, 'src', 'a.txt'), 'one')
    expect(await build()).toEqual([])
  })

  it('does not build again for a test', async () => {
    await build()
    await writeFile(join(root, 'src', 'a.test.ts'), 'a test')
    await writeFile(join(root, 'src', 'testing', 'help.ts'), 'a helper')
    expect(await build()).toEqual([])
  })

  it('builds again when an output is gone', async () => {
    await build()
    await rm(join(root, 'out', 'copy.txt'))
    expect(await build()).toEqual(['copy'])
  })

  it('is not fooled by a build that broke off', async () => {
    await build()
    await writeFile(join(root, 'make.ts'), 'process.exit(3)')
    await expect(build()).rejects.toThrow('Building a copy failed: make.ts ended with 3. It says why above.')
    await writeFile(join(root, 'make.ts'), MAKE)
    expect(await build()).toEqual(['copy'])
  })

  it.runIf(isLinuxRoot)('names a full disk (needs root on Linux)', async () => {
    const disk = await smallDisk(2)
    await cp(root, disk, { recursive: true })
    await writeFile(
      join(disk, 'make.ts'),
      `import { writeFileSync } from 'node:fs'
for (;;) writeFileSync('ballast', Buffer.alloc(65536), { flag: 'a' })`,
    )
    await expect(buildStale(disk, [STEP])).rejects.toThrow(`The disk of ${disk} is full. Free some space`)
  })

  it('lets two at once share one build', async () => {
    const built = await Promise.all([build(), build()])
    expect(built.flat()).toEqual(['copy'])
  })
})
