import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { BeatEntry } from '#shared/contract/beat-manifest.ts'
import { renderBeat } from '#shared/dsp/beats/beat.ts'
import { GROUNDSWELL } from '#shared/dsp/beats/songs/groundswell.ts'
import type { Stereo } from '#shared/dsp/beats/stereo.ts'
import { peakOf, rmsOf } from '#shared/dsp/levels.ts'
import { MOST_BYTES, writeBeat } from './write-beat.ts'

const RATE = 48_000

let folder: string
let entry: BeatEntry
let original: Float32Array
beforeAll(async () => {
  original = renderBeat(GROUNDSWELL, RATE).left
  folder = await mkdtemp(join(tmpdir(), 'clapback-beats-'))
  entry = await writeBeat(GROUNDSWELL, folder)
})
afterAll(() => rm(folder, { recursive: true }))

/** What a player decodes of a file. */
async function decoded(format: string): Promise<Stereo> {
  const name = entry.files.find((file) => file.name.endsWith(format))?.name ?? format
  using input = new Input({
    source: new BufferSource(await readFile(join(folder, name))),
    formats: ALL_FORMATS,
  })
  const track = await input.getPrimaryAudioTrack()
  if (track === null) throw new Error('No track')
  expect(await track.getNumberOfChannels()).toBe(2)
  const packets: Uint8Array[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(data)
  const decoder = new OpusDecoder({ channels: 2, preSkip: entry.preSkipSamples })
  await decoder.ready
  try {
    const { channelData } = decoder.decodeFrames(packets)
    return { left: channelData[0] ?? new Float32Array(), right: channelData[1] ?? new Float32Array() }
  } finally {
    decoder.free()
  }
}

describe('BEAT-10 a beat as it is sent', () => {
  it('says whose it is and how it goes', () => {
    expect(entry).toMatchObject({
      id: 'groundswell',
      character: 'venom',
      use: 'battle',
      bpm: 84,
      feltBpm: 84,
      bars: 8,
      beatsPerBar: 4,
      loopSamples: 1_097_143,
    })
  })

  it('is small, in WebM and in MP4', async () => {
    expect(entry.files.map(({ contentType }) => contentType)).toEqual([
      'audio/webm; codecs=opus',
      'audio/mp4; codecs=opus',
    ])
    for (const { name, bytes } of entry.files) {
      const content = await readFile(join(folder, name))
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
      expect(name).toMatch(new RegExp(`^groundswell\\.${hash}\\.(webm|mp4)$`))
      expect(content.length).toBe(bytes)
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    }
  })

  test.each(['webm', 'mp4'])(
    'BEAT-11 %s decodes to the loop at its place, to the sample, and goes on with its beginning',
    async (format) => {
      const { leadSamples, loopSamples, totalSamples } = entry
      const { left } = await decoded(format)
      expect(left).toHaveLength(totalSamples)
      const heard = left.subarray(leadSamples, leadSamples + loopSamples)
      // Opus keeps the ear's picture, not the wave: a fifth of it may differ, but less at its place than beside it.
      const error = (shift: number) =>
        rmsOf(heard.map((sample, index) => sample - (original.at((index + shift) % loopSamples) ?? 0)))
      expect(error(0)).toBeLessThan(0.2 * rmsOf(original))
      expect(error(0)).toBeLessThan(Math.min(error(1), error(-1)))
      // A crash falls here, whose noise each coding draws anew.
      const after = left.subarray(leadSamples + loopSamples, leadSamples + loopSamples + 1_900)
      const again = left.subarray(leadSamples, leadSamples + 1_900)
      expect(rmsOf(after.map((sample, index) => sample - (again[index] ?? 0)))).toBeLessThan(
        0.35 * rmsOf(again),
      )
    },
  )

  it('BEAT-11 jumps no further from the loop’s end to its beginning than from sample to sample', async () => {
    const { leadSamples, loopSamples } = entry
    const { left, right } = await decoded('webm')
    for (const channel of [left, right]) {
      const loop = channel.subarray(leadSamples, leadSamples + loopSamples)
      const steps = loop.map((sample, index) => sample - (loop[index - 1] ?? sample))
      expect(Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? 0))).toBeLessThan(peakOf(steps))
    }
  })
})
