import type { Sampled } from '#shared/dsp/speech/decimate.ts'
import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import { checkLength } from '../limits.ts'

const RATES: ReadonlySet<number> = new Set([
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 88_200, 96_000, 192_000,
]) // prettier-ignore
const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const OTHERS: Readonly<Record<number, string>> = {
  2: 'ADPCM',
  6: 'A-law',
  7: 'µ-law',
  17: 'ADPCM',
  85: 'MP3',
}
/** What is written where nobody knew yet how long it would be. */
const UNTOLD: ReadonlySet<number> = new Set([0, 0xffffffff])

type ReadSample = (view: DataView, at: number) => number

/** How a sample is read, by its kind and its bits: from -1 to 1. */
const READERS: Readonly<Record<string, ReadSample>> = {
  [`${PCM} 8`]: (view, at) => (view.getUint8(at) - 128) / 2 ** 7,
  [`${PCM} 16`]: (view, at) => view.getInt16(at, true) / 2 ** 15,
  [`${PCM} 24`]: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
  [`${PCM} 32`]: (view, at) => view.getInt32(at, true) / 2 ** 31,
  [`${FLOAT} 32`]: (view, at) => view.getFloat32(at, true),
  [`${FLOAT} 64`]: (view, at) => view.getFloat64(at, true),
}

interface WaveFormat {
  readonly channels: number
  readonly rate: number
  readonly bytes: number
  readonly read: ReadSample
}

/**
 * Reads a WAV file of PCM or floating-point samples, one channel or two, which are mixed to one. Samples that are no
 * numbers are silence; what lies beyond full is cut there, as whatever plays it would.
 * @throws BadRecording
 */
export function readWav(bytes: Uint8Array, effort: Effort): Sampled {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: WaveFormat | undefined
  if (bytes.length < 12) throw new BadRecording('truncated')
  if (view.getUint32(8) !== 0x57415645) throw new BadRecording('not-audio')
  for (let at = 12; at < bytes.length;) {
    effort.step()
    if (at + 8 > bytes.length) throw new BadRecording('truncated')
    const id = view.getUint32(at)
    const told = view.getUint32(at + 4, true)
    const content = at + 8
    if (id === 0x64617461) {
      if (format === undefined) throw new BadRecording('damaged')
      const length = UNTOLD.has(told) ? bytes.length - content : told
      checkLength(length / (format.rate * format.channels * format.bytes))
      if (content + length > bytes.length) throw new BadRecording('truncated')
      return { samples: mix(view, content, length, format), rate: format.rate }
    }
    if (content + told > bytes.length) throw new BadRecording('truncated')
    if (id === 0x666d7420) format = readFormat(new DataView(bytes.buffer, bytes.byteOffset + content, told))
    // Chunks begin at even places.
    at = content + told + (told % 2)
  }
  throw new BadRecording('truncated')
}

function readFormat(view: DataView): WaveFormat {
  if (view.byteLength < 16) throw new BadRecording('damaged')
  const tag = view.getUint16(0, true)
  const kind = tag === EXTENSIBLE && view.byteLength >= 26 ? view.getUint16(24, true) : tag
  const [channels, rate, bits] = [view.getUint16(2, true), view.getUint32(4, true), view.getUint16(14, true)]
  const read = READERS[`${kind} ${bits}`]
  if (read === undefined)
    throw new BadRecording('unsupported', `${OTHERS[kind] ?? `${bits}-bit sound of kind ${kind}`} in WAV`)
  if (channels < 1) throw new BadRecording('damaged')
  if (channels > 2) throw new BadRecording('unsupported', `WAV of ${channels} channels`)
  if (!RATES.has(rate)) throw new BadRecording('unsupported', `WAV at ${rate} samples a second`)
  return { channels, rate, bytes: bits / 8, read }
}

function mix(
  view: DataView,
  from: number,
  length: number,
  { channels, bytes, read }: WaveFormat,
): Float32Array {
  const frame = channels * bytes
  return Float32Array.from({ length: Math.floor(length / frame) }, (_, index) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      const sample = read(view, from + index * frame + channel * bytes)
      sum += Number.isNaN(sample) ? 0 : Math.max(-1, Math.min(1, sample))
    }
    return sum / channels
  })
}
