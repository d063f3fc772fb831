import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VendorSound } from '../vendor-client.ts'
import { openSoundCache, soundKey } from './sound-cache.ts'

const sound = (seed: number, length = 1000): VendorSound => ({
  samples: Float32Array.from({ length }, (_, index) => ((index * seed) % 2000) / 2048),
  rate: 24_000,
})

describe('lines are kept by what decides how they sound (VOICE-33)', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sound-cache-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const fileOf = (key: string) => join(folder, `${key}.pcm`)

  it('gives back what it was given, to the sample, now and after a restart', async () => {
    const kept = { ...sound(7), characters: [{ character: '\u00e9', start: 0, end: 0.04 }] }
    const cache = await openSoundCache({ folder })
    const key = soundKey(['openai', 'line', 1])
    expect(await cache.find(key)).toBeUndefined()
    cache.keep(key, kept)
    await cache.settle()
    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
    expect(await cache.find(key)).toEqual(kept)
    expect(await (await openSoundCache({ folder })).find(key)).toEqual(kept)
  })

  it('tells keys apart by every part', () => {
    const keys = [
      ['a', 'b'],
      ['ab', ''],
      ['a', 'b', 1],
      ['a', 'b', '1'],
    ].map(soundKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('takes a file that is damaged for none, and drops it', async () => {
    const cache = await openSoundCache({ folder })
    const damages: ((path: string) => Promise<void>)[] = [
      (path) => truncate(path, 0),
      (path) => truncate(path, 20),
      async (path) => truncate(path, (await stat(path)).size - 2),
      (path) => writeFile(path, '{"rate":24000,"digest":"x"}\nabcd'),
      (path) => writeFile(path, 'no header at all'),
      async (path) => {
        const bytes = await readFile(path)
        bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1
        await writeFile(path, bytes)
      },
      (path) => rm(path),
    ]
    for (const damage of damages) {
      cache.keep('k'.repeat(43), sound(3))
      await cache.settle()
      await damage(fileOf('k'.repeat(43)))
      expect(await cache.find('k'.repeat(43))).toBeUndefined()
      expect(await readdir(folder)).toEqual(['unfinished'])
    }
  })

  it('drops what was not heard for longest where there is no room', async () => {
    const keys = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43))
    const [a = '', b = '', c = '', d = ''] = keys
    const cache = await openSoundCache({ folder, maxBytes: 6700 })
    for (const key of [a, b, c]) {
      cache.keep(key, sound(5))
      await cache.settle()
    }
    await cache.find(a)
    cache.keep(d, sound(5))
    await cache.settle()
    const found = await Promise.all(keys.map(async (key) => (await cache.find(key)) !== undefined))
    expect(found).toEqual([true, false, true, true])
    cache.keep('e'.repeat(43), sound(5, 10_000))
    await cache.settle()
    expect(await cache.find('e'.repeat(43))).toBeUndefined()
    expect(await cache.find(a)).toBeDefined()
  })

  it('remembers after a restart what was heard last, and forgets what was not finished', async () => {
    const [old = '', young = ''] = ['o', 'y'].map((letter) => letter.repeat(43))
    const before = await openSoundCache({ folder })
    for (const key of [young, old]) before.keep(key, sound(5))
    await before.settle()
    await utimes(fileOf(old), new Date(1e12), new Date(1e12))
    for (const name of ['crashed', 'young']) await writeFile(join(folder, 'unfinished', name), 'x')
    await utimes(join(folder, 'unfinished', 'crashed'), new Date(1e12), new Date(1e12))
    await writeFile(join(folder, 'README'), 'not ours')

    const after = await openSoundCache({ folder, maxBytes: 4500 })
    expect(await readdir(join(folder, 'unfinished'))).toEqual(['young'])
    after.keep('n'.repeat(43), sound(5))
    await after.settle()
    expect(await after.find(old)).toBeUndefined()
    expect(await after.find(young)).toBeDefined()
    expect(await readdir(folder)).toContain('README')
  })

  it('tells once of a disk that cannot be written, and goes on', async () => {
    const troubles: unknown[] = []
    const cache = await openSoundCache({ folder, onTrouble: (error) => troubles.push(error) })
    await rm(folder, { recursive: true })
    await writeFile(folder, 'a file where the folder was')
    for (let line = 0; line < 3; line += 1) {
      cache.keep('k'.repeat(43), sound(3))
      await cache.settle()
    }
    expect(troubles).toHaveLength(1)
    expect(await cache.find('k'.repeat(43))).toBeUndefined()
  })
})
