import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_RECORDING_SECONDS } from '#shared/contract/http/battles.ts'
import { createResampler } from '#shared/dsp/resample.ts'
import { mp4File } from '../audio-store/formats/mp4-file.ts'
import { webmFile } from '../audio-store/formats/webm-file.ts'
import { createOpusEncoder } from '../speech-out/opus-encoder.ts'
import { PRE_SKIP_SAMPLES } from '../speech-out/opus-format.ts'
import type { RecordingFault } from './bad-recording.ts'
import { decodeRecording } from './decode-recording.ts'
import { HEARD_RATE } from './limits.ts'
import { rapFor, cutFlat, type Rapped } from './testing/rapped.ts'
import { writeFragments, writeOgg } from './testing/write-by-library.ts'
import { writeWav } from './testing/write-wav.ts'
import { writeWebm } from './testing/write-webm.ts'

const encode = createOpusEncoder()
let rapped: Rapped
let source: Float32Array
let peak: number
beforeAll(async () => {
  rapped = await rapFor(3)
  source = createResampler(48_000, HEARD_RATE)(rapped.samples)
  peak = rapped.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
})

describe('a recording is heard as it was rapped (REC-1)', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['WebM with its index', () => webmFile({ packets: rapped.packets, durationMs: 3000 })],
    ['WebM as a browser records it', () => writeWebm(rapped.packets)],
    ['WebM whose blocks lie in groups', () => writeWebm(rapped.packets, { isGrouped: true })],
    ['Ogg', () => writeOgg(rapped.packets)],
    ['MP4', () => mp4File(rapped.packets)],
    ['MP4 in fragments', () => writeFragments(rapped.packets)],
  ])('%s', async (_name, write) => {
    const samples = await heard(await write())
    const lost = Math.round((PRE_SKIP_SAMPLES * HEARD_RATE) / 48_000)
    expect(source.length - samples.length).toBe(lost)
    expect(likeness(samples, source)).toBeGreaterThan(0.97)
  })

  it.each([
    ['8 bits', { bits: 8 }],
    ['16 bits', { bits: 16 }],
    ['24 bits on two channels', { bits: 24, channels: 2 }],
    ['32 bits', { bits: 32 }],
    ['floating point', { bits: 32, kind: 3 }],
    ['doubles', { bits: 64, kind: 3 }],
    ['the long form', { bits: 16, isExtensible: true }],
    ['written before its length was known', { bits: 16, told: 0xffffffff }],
  ] as const)('WAV of %s', async (_name, settings) => {
    const samples = await heard(writeWav(rapped.samples, settings))
    expect(samples.length).toBe(source.length)
    expect(likeness(samples, source)).toBeGreaterThan(0.999)
  })

  it.each([8000, 11_025, 22_050, 44_100])('WAV at %i samples a second', async (rate) => {
    const samples = await heard(writeWav(createResampler(48_000, rate)(rapped.samples), { rate }))
    expect(likeness(samples, source)).toBeGreaterThan(0.95)
  })

  it('takes samples that are no numbers for silence', async () => {
    const broken = rapped.samples.map((sample, index) => (index % 1000 === 0 ? NaN : sample))
    broken[500] = Infinity
    const samples = await heard(writeWav(broken, { bits: 32, kind: 3 }))
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(likeness(samples, source)).toBeGreaterThan(0.95)
  })

  it('leaves silence where the file’s times leave a hole', async () => {
    const [first, second] = [rapped.packets.slice(0, 50), rapped.packets.slice(50, 100)]
    const whole = await heard(writeWebm([...first, ...second]))
    const held = await heard(writeWebm([...first, ...second], { packetMs: 200 }))
    expect(held.length / whole.length).toBeGreaterThan(9)
  })

  it('is as long as it may be, and not longer (REC-4)', async () => {
    const rate = 8000
    const seconds = (length: number) => writeWav(tone(length * rate, rate), { rate, bits: 8 })
    expect((await heard(seconds(MAX_RECORDING_SECONDS))).length).toBe(MAX_RECORDING_SECONDS * HEARD_RATE)
    expect(await faultOf(seconds(MAX_RECORDING_SECONDS + 0.01))).toBe('too-long')
  })
})

describe('loudness (REC-7)', () => {
  it.each<[string, number, RecordingFault | undefined]>([
    ['silence', 0, 'silent'],
    ['what nobody can hear', 0.0009, 'silent'],
    ['a voice far away', 0.01, undefined],
    ['a voice whose loudest sound is full', 1, undefined],
    ['a voice 6 dB too loud', 2, undefined],
    ['a voice 18 dB too loud', 8, 'clipped'],
  ])('%s', async (_name, factor, fault) => {
    const samples = cutFlat(rapped.samples, factor / peak)
    expect(await faultOf(writeWav(samples, { bits: 32, kind: 3 }))).toBe(fault)
  })

  it('is judged after Opus, too', async () => {
    expect(await faultOf(writeWebm(encode(cutFlat(rapped.samples, 8 / peak))))).toBe('clipped')
    expect(await faultOf(writeWebm(encode(cutFlat(rapped.samples, 2 / peak))))).toBeUndefined()
    expect(await faultOf(writeWebm(encode(cutFlat(rapped.samples, 0))))).toBe('silent')
  })
})

async function heard(bytes: Uint8Array): Promise<Float32Array> {
  const decoded = await decodeRecording(bytes)
  if (!decoded.ok) throw new Error(`Not decoded: ${decoded.refusal.fault} ${decoded.refusal.given ?? ''}`)
  return decoded.value
}

async function faultOf(bytes: Uint8Array): Promise<RecordingFault | undefined> {
  const decoded = await decodeRecording(bytes)
  return decoded.ok ? undefined : decoded.refusal.fault
}

/** Correlation of two sounds from their start on. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [both, ofA, ofB] = [0, 0, 0]
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0]
    both += x * y
    ofA += x * x
    ofB += y * y
  }
  return both / Math.sqrt(ofA * ofB)
}

const tone = (length: number, rate: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 200 * at) / rate))
