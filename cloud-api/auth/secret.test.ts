import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillDisk, isLinuxRoot, smallDisk } from '../embedded/testing/places.ts'
import { StartProblem } from '../start-problem.ts'
import { keptSecret } from './secret.ts'

describe('keptSecret', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clapback-secret-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('makes a secret once, in a folder that need not be there, for its owner’s eyes only', async () => {
    const inside = join(folder, 'not', 'there')
    const secret = await keptSecret(inside)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await keptSecret(inside)).toBe(secret)
    expect((await stat(join(inside, 'auth-secret'))).mode & 0o777).toBe(0o600)
    expect(await readdir(inside)).toEqual(['auth-secret'])
  })

  it('is one secret for servers that start at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder)))
    expect(new Set(secrets).size).toBe(1)
  })

  it.each([
    ['', 0],
    [' \n', 0],
    ['x'.repeat(31), 31],
  ])('refuses a file that holds %j, and leaves it as it is', async (content, length) => {
    const file = join(folder, 'auth-secret')
    await writeFile(file, content)
    const refusal = keptSecret(folder)
    await expect(refusal).rejects.toBeInstanceOf(StartProblem)
    await expect(refusal).rejects.toThrow(
      `${file} is damaged: it holds ${length} characters, and the secret that signs sessions needs 32. Put it back`,
    )
    expect(await readFile(file, 'utf8')).toBe(content)
  })

  it.runIf(isLinuxRoot)('leaves nothing behind on a full disk (needs root on Linux)', async () => {
    const disk = await smallDisk(1)
    await fillDisk(disk)
    await expect(keptSecret(disk)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect((await readdir(disk)).filter((name) => name.startsWith('auth-secret'))).toEqual([])
  })
})
