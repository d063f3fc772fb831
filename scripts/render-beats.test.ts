import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { renderBeats } from './render-beats.ts'

it('BEAT-13 renders beside itself, lists what is whole, and leaves nothing else behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clapback-render-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'groundswell.webm.tmp'), 'half a file')
  const { beats } = await renderBeats(folder, ['corner-light'])
  expect(beats).toMatchObject([{ id: 'corner-light', bpm: 96 }])
  const names = beats.flatMap(({ files }) => files.map(({ name }) => name))
  expect((await readdir(folder)).sort()).toEqual(['beats.json', ...names].sort())
})
