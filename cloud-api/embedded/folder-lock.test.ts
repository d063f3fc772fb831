import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askHolderOf, lockFolder } from './folder-lock.ts'
import { scratchFolder } from './testing/places.ts'

describe('lockFolder', () => {
  it('gives a folder to one holder at a time and says what the holder announced', async () => {
    const folder = await scratchFolder()
    expect(await askHolderOf(folder)).toBeUndefined()
    const first = await lockFolder(folder)
    if (first.taken) throw new Error('Nobody else holds it')
    expect(await lockFolder(folder)).toEqual({ taken: true, announced: '' })

    first.lock.announce('http://localhost:4600')
    expect(await lockFolder(folder)).toEqual({ taken: true, announced: 'http://localhost:4600' })
    expect(await askHolderOf(folder)).toBe('http://localhost:4600')

    await first.lock.release()
    const next = await lockFolder(folder)
    expect(next.taken).toBe(false)
    if (!next.taken) await next.lock.release()
  })

  it('knows a folder by every way that leads to it, before and after it is made', async () => {
    const place = await scratchFolder()
    await mkdir(join(place, 'real'))
    await symlink(join(place, 'real'), join(place, 'link'))
    const attempt = await lockFolder(join(place, 'link', 'data'))
    if (attempt.taken) throw new Error('Nobody else holds it')
    await mkdir(join(place, 'real', 'data'))
    expect((await lockFolder(join(place, 'real', 'data'))).taken).toBe(true)
    expect((await lockFolder(join(place, 'link', 'data'))).taken).toBe(true)
    await attempt.lock.release()
  })

  it('is free again when its holder was killed', async () => {
    const folder = await scratchFolder()
    const script = fileURLToPath(new URL('testing/hold-lock.ts', import.meta.url))
    const holder = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void holder.kill('SIGKILL'))
    await once(holder.stdout, 'data')
    expect((await lockFolder(folder)).taken).toBe(true)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const attempt = await lockFolder(folder)
    expect(attempt.taken).toBe(false)
    if (!attempt.taken) await attempt.lock.release()
  })

  it('lets only one of many win', async () => {
    const folder = await scratchFolder()
    const attempts = await Promise.all(Array.from({ length: 8 }, () => lockFolder(folder)))
    const winners = attempts.filter(({ taken }) => !taken)
    expect(winners).toHaveLength(1)
    for (const winner of winners) if (!winner.taken) await winner.lock.release()
  })
})
