import { buffer } from 'node:stream/consumers'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { beforeAll, describe, expect, it } from 'vitest'
import { AUDIO_CONTENT_TYPES, AUDIO_FORMATS, type AudioFormat, type AudioStore } from '../audio-store.ts'
import { toneRecording } from './recordings.ts'

/** What every store of recordings has to do, wherever it keeps them: run this on each one. */
export function describeAudioStore(name: string, open: () => Promise<AudioStore>): void {
  describe(`${name} as a store of recordings`, () => {
    const recording = toneRecording(130)
    let store: AudioStore
    let key: string
    beforeAll(async () => {
      store = await open()
      key = await store.save(recording)
    })

    const stored = async (wanted: string, format: AudioFormat) => {
      const audio = await store.open(wanted, format)
      if (audio === undefined) throw new Error(`There is no ${format} under ${wanted}`)
      return audio
    }

    it.each(AUDIO_FORMATS)('gives it back as %s, of the length it had (AUDIO-1)', async (format) => {
      const audio = await stored(key, format)
      expect(audio.contentType).toBe(AUDIO_CONTENT_TYPES[format])
      const bytes = await buffer(audio.stream())
      expect(bytes).toHaveLength(audio.size)
      using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
      const track = await input.getPrimaryAudioTrack()
      expect(track?.codec).toBe(format === 'wav' ? 'pcm-s16' : 'opus')
      expect(track?.numberOfChannels).toBe(1)
      expect(track?.sampleRate).toBe(48_000)
      expect(Math.abs((await input.computeDuration()) * 1000 - recording.durationMs)).toBeLessThan(21)
    })

    it.each(['webm', 'mp4'] as const)('keeps every packet as it was in %s', async (format) => {
      const bytes = await buffer((await stored(key, format)).stream())
      using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
      const track = await input.getPrimaryAudioTrack()
      if (track === null) throw new Error('No track')
      const packets: Buffer[] = []
      for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(Buffer.from(data))
      expect(packets).toEqual(recording.packets.map((packet) => Buffer.from(packet)))
    })

    it.each(AUDIO_FORMATS)('streams any span of the %s, both ends included (AUDIO-2)', async (format) => {
      const audio = await stored(key, format)
      const whole = await buffer(audio.stream())
      const last = audio.size - 1
      for (const [start, end] of [
        [0, 0],
        [0, last],
        [last, last],
        [7, 1000],
      ] as const) {
        expect(await buffer(audio.stream({ start, end }))).toEqual(whole.subarray(start, end + 1))
      }
    })

    it('keeps one copy of one recording, under one key (AUDIO-3)', async () => {
      const [again, other] = [await store.save(recording), await store.save(toneRecording(130, 660))]
      expect(again).toBe(key)
      expect(other).not.toBe(key)
    })

    it('has a tag for the bytes of each file, the same as long as they are (AUDIO-4)', async () => {
      const tags = await Promise.all(AUDIO_FORMATS.map(async (format) => (await stored(key, format)).tag))
      expect(new Set(tags).size).toBe(AUDIO_FORMATS.length)
      for (const tag of tags) expect(tag).toMatch(/^[\w-]+$/)
      expect(await Promise.all(AUDIO_FORMATS.map(async (format) => (await stored(key, format)).tag))).toEqual(
        tags,
      )
    })

    it('makes another format once for all who ask at the same time (AUDIO-5)', async () => {
      const fresh = await store.save(toneRecording(60, 500))
      const tags = await Promise.all([1, 2, 3, 4].map(async () => (await stored(fresh, 'mp4')).tag))
      expect(new Set(tags).size).toBe(1)
    })

    it.each([
      '0'.repeat(64),
      '',
      '..',
      '../../../../etc/passwd',
      'a/b',
      `${'0'.repeat(62)}/.`,
      'F'.repeat(64),
      `${'0'.repeat(64)}\n`,
      'nul\u0000',
    ])('has nothing under %j, and does not look elsewhere for it (AUDIO-6)', async (wrong) => {
      for (const format of AUDIO_FORMATS) expect(await store.open(wrong, format)).toBeUndefined()
    })
  })
}
