import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { beatManifest, type BeatEntry } from '#shared/contract/beat-manifest.ts'
import { openManifest } from './manifest-file.ts'

const ORDER = ['one', 'two', 'three']

/** @param version another one has another file */
const entry = (id: string, version = 0): BeatEntry => ({
  ...{ id, title: id, style: 'trap', mood: 'odd', use: 'battle', character: null },
  ...{ bpm: 90, feltBpm: 90, bars: 8, beatsPerBar: 4 },
  ...{ leadSamples: 10, loopSamples: 100, totalSamples: 120, preSkipSamples: 3, loudness: -18, truePeak: -8 },
  files: [{ name: `${id}.${String(version).padStart(16, '0')}.webm`, contentType: 'audio/webm', bytes: 4 }],
})

describe('the list of a folder of beats (BEAT-13)', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clapback-manifest-'))
    onTestFinished(() => rm(folder, { recursive: true }))
  })
  const listed = async () =>
    beatManifest.parse(JSON.parse(await readFile(join(folder, 'beats.json'), 'utf8'))).beats
  const put = async ({ files }: BeatEntry) => {
    for (const { name } of files) await writeFile(join(folder, name), 'beat')
  }

  it('names each beat as soon as it is there, in order', async () => {
    const manifest = await openManifest(folder, ORDER)
    await manifest.add(entry('three'))
    expect(await listed()).toEqual([entry('three')])
    await manifest.add(entry('one'))
    expect(await listed()).toEqual([entry('one'), entry('three')])
  })

  it('keeps the former beats until they are made anew, and their files until the end', async () => {
    for (const id of ['one', 'two']) await put(entry(id))
    const before = await openManifest(folder, ORDER)
    await before.add(entry('one'))
    await before.add(entry('two'))
    await put(entry('one', 7))
    const manifest = await openManifest(folder, ORDER)
    await manifest.add(entry('one', 7))
    expect(await listed()).toEqual([entry('one', 7), entry('two')])
    expect(await readdir(folder)).toHaveLength(4)
    await manifest.keepOnly(['one'])
    expect(await listed()).toEqual([entry('one', 7)])
    expect((await readdir(folder)).sort()).toEqual(['beats.json', entry('one', 7).files[0]?.name])
  })

  it('starts anew where the list is of another version, and sweeps what a broken-off run left', async () => {
    await writeFile(join(folder, 'beats.json'), '{"beats":[{"id":"one"}]}')
    await writeFile(join(folder, 'two.webm.tmp'), 'half')
    const manifest = await openManifest(folder, ORDER)
    await manifest.add(entry('two'))
    await put(entry('two'))
    await manifest.keepOnly(ORDER)
    expect(await listed()).toEqual([entry('two')])
    expect(await readdir(folder)).toHaveLength(2)
  })
})
