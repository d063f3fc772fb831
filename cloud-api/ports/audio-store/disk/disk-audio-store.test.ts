import { constants } from 'node:fs'
import {
  access,
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeAudioStore } from '../testing/audio-store-contract.ts'
import { toneRecording } from '../testing/recordings.ts'
import { openDiskAudioStore } from './open-disk-audio-store.ts'

let base: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'clapback-recordings-'))
})
afterAll(() => rm(base, { recursive: true, force: true }))

describeAudioStore('a folder', () => openDiskAudioStore(join(base, 'contract')))

describe('a folder of recordings', () => {
  const recording = toneRecording(30)
  let folder: string
  let count = 0
  beforeEach(() => {
    folder = join(base, `own-${(count += 1)}`)
  })
  const fileOf = (key: string, format = 'webm') => join(folder, key.slice(0, 2), `${key}.${format}`)
  const unfinished = () => readdir(join(folder, 'unfinished'))

  it('still has them after a restart', async () => {
    const key = await (await openDiskAudioStore(folder)).save(recording)
    const audio = await (await openDiskAudioStore(folder)).open(key, 'webm')
    expect(audio?.size).toBe((await stat(fileOf(key))).size)
    expect(await unfinished()).toEqual([])
  })

  it('takes a half-written or altered file for missing, and saving makes it whole (AUDIO-7)', async () => {
    const key = await (await openDiskAudioStore(folder)).save(recording)
    const damage = [
      () => truncate(fileOf(key), 0),
      () => truncate(fileOf(key), 100),
      () => appendFile(fileOf(key), 'more'),
      () => rm(fileOf(key)),
    ]
    for (const break_ of damage) {
      const store = await openDiskAudioStore(folder)
      expect(await store.open(key, 'webm')).toBeDefined()
      await break_()
      for (const format of ['webm', 'mp4', 'wav'] as const)
        expect(await store.open(key, format)).toBeUndefined()
      expect(await store.save(recording)).toBe(key)
      expect(await store.open(key, 'webm')).toBeDefined()
    }
  })

  it('makes a lost or empty MP4 again, under another tag', async () => {
    const store = await openDiskAudioStore(folder)
    const key = await store.save(recording)
    await store.open(key, 'mp4')
    await utimes(fileOf(key, 'mp4'), 1, 1)
    const before = await store.open(key, 'mp4')
    await truncate(fileOf(key, 'mp4'), 0)
    const after = await store.open(key, 'mp4')
    expect(after?.size).toBe(before?.size)
    expect(after?.tag).not.toBe(before?.tag)
  })

  it('clears away what nobody will finish, and nothing that somebody may be writing', async () => {
    await mkdir(join(folder, 'unfinished'), { recursive: true })
    await writeFile(join(folder, 'unfinished', 'old'), 'x')
    await utimes(join(folder, 'unfinished', 'old'), 1, 1)
    await writeFile(join(folder, 'unfinished', 'new'), 'x')
    await openDiskAudioStore(folder)
    expect(await unfinished()).toEqual(['new'])
  })

  it('leaves nothing behind when it cannot write, and says why', async () => {
    const store = await openDiskAudioStore(folder)
    const key = await store.save(recording)
    await rm(join(folder, key.slice(0, 2)), { recursive: true })
    // A file where the folder should be: what a disk error looks like to whoever writes.
    await writeFile(join(folder, key.slice(0, 2)), 'in the way')
    await expect(store.save(recording)).rejects.toMatchObject({ code: expect.stringMatching(/^E/) })
    expect(await unfinished()).toEqual([])
    await access(folder, constants.W_OK)
  })
})
