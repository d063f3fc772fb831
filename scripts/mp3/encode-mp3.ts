import { createBitWriter, type BitWriter } from './bit-writer.ts'
import { createFilterBank, GRANULE } from './filter-bank.ts'
import { quantize, writeGranule, type Granule } from './granule.ts'

/** The one rate that is encoded. */
export const MP3_RATE = 44_100
const BITRATE = 160_000
const BITRATE_NUMBER = 10
const HEADER_BITS = 32
const SIDE_INFO_BITS = 136
/** The largest count of bits that a granule can say of itself. */
const MOST_GRANULE_BITS = 4_095
/** Granules of silence that bring the last samples through the filter bank and a decoder's. */
const FLUSH_GRANULES = 2

/**
 * Encodes one channel at 44.1 kHz as MPEG-1 Layer III (ISO/IEC 11172-3), 160 kbit/s: long blocks, no scale factors, each
 * frame by itself. Enough for short effects at twice the rate they need; not made for music at small rates. Filter
 * banks give the sound back 1,057 samples (24 ms) late.
 */
export function encodeMp3(samples: Float32Array): Uint8Array {
  const analyse = createFilterBank()
  const granules = Math.ceil(samples.length / GRANULE / 2) * 2 + FLUSH_GRANULES
  const frames: Uint8Array[] = []
  let sent = 0
  for (let granule = 0; granule < granules; granule += 2) {
    // Frames have whole bytes: some get one more, so that the rate is kept.
    const due = Math.floor(((granule / 2 + 1) * 2 * GRANULE * BITRATE) / (8 * MP3_RATE))
    const spectra = [granule, granule + 1].map((index) =>
      analyse(samples.subarray(index * GRANULE, (index + 1) * GRANULE)),
    )
    frames.push(frameOf(spectra, due - sent))
    sent = due
  }
  return Uint8Array.from(frames.flatMap((frame) => Array.from(frame)))
}

function frameOf(spectra: readonly Float64Array[], size: number): Uint8Array {
  const room = size * 8 - HEADER_BITS - SIDE_INFO_BITS
  let left = room
  const granules = spectra.map((spectrum, index) => {
    const granule = quantize(spectrum, Math.min(MOST_GRANULE_BITS, Math.floor(left / (2 - index))))
    left -= granule.bits
    return granule
  })
  const writer = createBitWriter()
  const padded = size > Math.floor((2 * GRANULE * BITRATE) / (8 * MP3_RATE))
  writeHeader(writer, padded)
  writeSideInfo(writer, granules)
  for (const granule of granules) writeGranule(writer, granule)
  return writer.bytes(size)
}

function writeHeader(writer: BitWriter, padded: boolean): void {
  writer.write(0xfffb, 16) // synchronisation, MPEG-1, Layer III, no checksum
  writer.write(BITRATE_NUMBER, 4)
  writer.write(0, 2) // 44.1 kHz
  writer.write(padded ? 1 : 0, 1)
  writer.write(0, 1)
  writer.write(0b11, 2) // one channel
  writer.write(0, 6)
}

function writeSideInfo(writer: BitWriter, granules: readonly Granule[]): void {
  writer.write(0, 9) // nothing of a frame lies in the one before
  writer.write(0, 5 + 4)
  for (const { bits, pairsEnd, gain, regions, regionBands } of granules) {
    writer.write(bits, 12)
    writer.write(pairsEnd / 2, 9)
    writer.write(gain, 8)
    writer.write(0, 4) // no scale factors
    writer.write(0, 1) // a long block
    for (const { best } of regions) writer.write(best?.coder.number ?? 0, 5)
    writer.write(regionBands[0] - 1, 4)
    writer.write(regionBands[1] - 1, 3)
    writer.write(0, 2)
    writer.write(1, 1) // the second code for fours
  }
}
