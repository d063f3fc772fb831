import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
})
