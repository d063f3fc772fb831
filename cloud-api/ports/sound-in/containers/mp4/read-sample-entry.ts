import { BadRecording } from '../../bad-recording.ts'
import { opusGain, type OpusHead } from '../../opus/read-opus-head.ts'
import { nameAt } from './walk-boxes.ts'

/** Codecs by the names of their sample entries. */
const CODECS: Readonly<Record<string, string>> = {
  mp4a: 'AAC',
  alac: 'Apple Lossless',
  fLaC: 'FLAC',
  '.mp3': 'MP3',
}
/** Behind its own head, the table's and that of a sample entry for sound. */
const INSIDE_ENTRY = 44

/**
 * Reads what kind of sound a track is, out of its `stsd`: Opus is told by a `dOps` box (Encapsulation of Opus in ISO Base
 * Media File Format, 4.3).
 * @throws BadRecording for any other; RangeError where it is cut
 */
export function readSampleEntry(content: DataView): OpusHead {
  const codec = nameAt(content, 12)
  if (codec === 'enca' || codec === 'encv') throw new BadRecording('encrypted')
  if (codec !== 'Opus')
    throw new BadRecording('unsupported', `${CODECS[codec] ?? 'an unknown kind of sound'} in MP4`)
  for (let at = INSIDE_ENTRY; at + 8 <= content.byteLength; at += Math.max(8, content.getUint32(at))) {
    if (nameAt(content, at + 4) !== 'dOps') continue
    const [channels, family] = [content.getUint8(at + 9), content.getUint8(at + 18)]
    if (channels > 2 || family !== 0) throw new BadRecording('unsupported', `Opus of ${channels} channels`)
    return { preSkip: content.getUint16(at + 10), gain: opusGain(content.getInt16(at + 16)) }
  }
  throw new BadRecording('damaged')
}
