import type { Hertz } from '#shared/std/units.ts'
import type { VendorSound } from '../vendor-client.ts'
import { VendorProblem } from '../vendor-problem.ts'
import { readPcm } from './read-pcm.ts'

const PCM = 1
/** The format stands in an extension of the header. */
const EXTENSIBLE = 0xfffe
/** A service that streams does not know the length yet, and writes one that no file has. */
const LENGTH_UNKNOWN = 0x7f_00_00_00

interface Format {
  readonly kind: number
  readonly channels: number
  readonly rate: Hertz
  readonly bits: number
}

/**
 * Reads a WAV file of 16-bit samples, one channel or two, as services send it: its length may be left open.
 * @throws VendorProblem when it is anything else, or ends before the length that it names.
 */
export function readWaveAnswer(file: Uint8Array): VendorSound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const mark = (offset: number) => String.fromCharCode(...file.subarray(offset, offset + 4))
  if (file.length < 12 || mark(0) !== 'RIFF' || mark(8) !== 'WAVE')
    throw new VendorProblem('unusable', 'no WAV file')
  let format: Format | undefined
  for (let offset = 12; offset + 8 <= file.length;) {
    const name = mark(offset)
    const size = view.getUint32(offset + 4, true)
    const body = offset + 8
    if (name === 'data') return readData(file.subarray(body), size, format)
    if (name === 'fmt ' && size >= 16 && body + size <= file.length) {
      format = {
        kind: view.getUint16(body, true),
        channels: view.getUint16(body + 2, true),
        rate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      }
    }
    offset = body + size + (size % 2)
  }
  throw new VendorProblem('unusable', 'a WAV file without samples')
}

function readData(rest: Uint8Array, size: number, format: Format | undefined): VendorSound {
  if (format === undefined) throw new VendorProblem('unusable', 'a WAV file without a format')
  const { kind, channels, rate, bits } = format
  if ((kind !== PCM && kind !== EXTENSIBLE) || bits !== 16 || channels < 1 || channels > 2) {
    throw new VendorProblem('unusable', `a WAV file of kind ${kind}, ${channels} channels of ${bits} bits`)
  }
  const isOpen = size === 0 || size >= LENGTH_UNKNOWN
  if (!isOpen && size > rest.length) throw new VendorProblem('unusable', 'a WAV file that is cut off')
  const length = isOpen ? rest.length : size
  return readPcm(rest.subarray(0, length - (length % (channels * 2))), rate, channels)
}
