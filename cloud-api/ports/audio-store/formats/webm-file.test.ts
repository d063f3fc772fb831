import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { toneRecording } from '../testing/recordings.ts'
import { element, EBML_ID, unsigned } from './ebml.ts'
import { webmFile } from './webm-file.ts'

describe('webmFile', () => {
  // Two clusters and a part of a third.
  const recording = toneRecording(520)
  const file = webmFile(recording)

  it('is WebM to another reader: one Opus track, every packet at its time', async () => {
    using input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
    expect(await input.getFormat()).toBe(WEBM)
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new Error('No track')
    const times: number[] = []
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
      expect(Buffer.from(data)).toEqual(Buffer.from(recording.packets[times.length] ?? []))
      times.push(timestamp)
    }
    expect(times).toHaveLength(520)
    times.forEach((time, index) => {
      expect(time).toBeCloseTo(index * 0.02, 6)
    })
  })

  it('can be entered in the middle, by its index', async () => {
    using input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new Error('No track')
    const packet = await new EncodedPacketSink(track).getPacket(7.31)
    expect(packet?.timestamp).toBeCloseTo(7.3, 6)
  })

  it('tells the codec delay, as WebM asks of Opus: 7 ms, the pre-skip of the Opus header', () => {
    expect(file.includes(element(EBML_ID.CodecDelay, unsigned(7_000_000)))).toBe(true)
    expect(file.includes(element(EBML_ID.SeekPreRoll, unsigned(80_000_000)))).toBe(true)
    const head = file.indexOf('OpusHead')
    expect(file.readUInt16LE(head + 10)).toBe(336)
  })

  it('points its index at where the clusters begin', () => {
    const clusters: number[] = []
    const mark = unsigned(EBML_ID.Cluster)
    for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + 1)) clusters.push(at)
    const segmentBody = file.indexOf(unsigned(EBML_ID.Segment)) + 8
    for (const at of clusters) {
      expect(file.includes(element(EBML_ID.CueClusterPosition, unsigned(at - segmentBody, 4)))).toBe(true)
    }
    expect(clusters).toHaveLength(3)
  })

  it('is the same file for the same recording', () => {
    expect(webmFile(toneRecording(520))).toEqual(file)
  })
})
