import { mp4File } from '../../audio-store/formats/mp4-file.ts'
import type { RecordingRefusal } from '../bad-recording.ts'
import { writeOgg } from './write-by-library.ts'
import { writeWav } from './write-wav.ts'
import { ebml, endless, webmTrack, WEBM_HEAD, writeWebm } from './write-webm.ts'

/** A recording that must not be taken, and what is wrong with it. */
export interface BadRecordingCase {
  readonly name: string
  readonly bytes: Uint8Array
  readonly refusal: RecordingRefusal
}

/** One of each kind, made of packets of a good one. */
export async function badRecordings(packets: readonly Uint8Array[]): Promise<BadRecordingCase[]> {
  const [mp4, ogg] = [Buffer.from(await mp4File(packets)), await writeOgg(packets)]
  const second = new Float32Array(8000).fill(0.2)
  const minute = Array.from({ length: 40 }, () => packets.slice(0, 75)).flat()
  const made = (
    name: string,
    bytes: Uint8Array | string,
    fault: RecordingRefusal['fault'],
    given?: string,
  ) => ({
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    refusal: { fault, ...(given !== undefined && { given }) },
  })
  const encryption = ebml('6d80', ebml('6240', ebml('5035', ebml('47e1', Buffer.of(5)))))
  const packing = ebml('6d80', ebml('6240', ebml('5034', ebml('4254', Buffer.of(3)))))
  return [
    made('no bytes', '', 'empty'),
    made('text', 'One two, one two, is this thing on?', 'not-audio'),
    made('a page', '<!doctype html><title>audio/webm</title>', 'not-audio'),
    made('a picture', '\x89PNG\r\n\x1a\n and so on', 'not-audio'),
    made('RIFF that is no wave', 'RIFF\x20\0\0\0AVI LIST', 'not-audio'),
    made('MP3 with a tag', 'ID3\x04\0\0\0\0\0\0', 'unsupported', 'MP3'),
    made('MP3', '\xff\xfb\x90\x64\0\0', 'unsupported', 'MP3'),
    made('AAC', '\xff\xf1\x50\x80\0\0', 'unsupported', 'AAC'),
    made('FLAC', 'fLaC\0\0\0\x22', 'unsupported', 'FLAC'),
    made('AAC in MP4', swap(mp4, 'Opus', 'mp4a'), 'unsupported', 'AAC in MP4'),
    made('MP4, encrypted', swap(mp4, 'Opus', 'enca'), 'encrypted'),
    made('MP4 with pictures', swap(mp4, 'soun', 'vide'), 'has-video'),
    made('MP4 in boxes in boxes', Buffer.concat([box('ftyp'), nest(60_000)]), 'damaged'),
    made(
      'MP4 of several tracks',
      Buffer.concat([box('ftyp'), box('moov', box('trak'), box('trak'))]),
      'unsupported',
      'MP4 of several tracks',
    ),
    made('MP4 with more packets than bytes', put(mp4, 'stsz', 12, 0xffffffff), 'damaged'),
    made('MP4 whose packets are all of one size', put(mp4, 'stsz', 8, 7), 'damaged'),
    made('MP4 with its packets elsewhere', put(mp4, 'stco', 12, 0x7fffffff), 'truncated'),
    made('MP4 that says it is hours', put(mp4, 'mvhd', 20, 0x7fffffff), 'too-long'),
    made('MP4 without an index', swap(mp4, 'moov', 'free'), 'truncated'),
    made('Vorbis in WebM', writeWebm(packets, { codec: 'A_VORBIS' }), 'unsupported', 'VORBIS in WebM'),
    made('AAC in Matroska', writeWebm(packets, { codec: 'A_AAC/MPEG4/LC' }), 'unsupported', 'AAC in WebM'),
    made(
      'a codec of no name',
      writeWebm(packets, { codec: '\0\0' }),
      'unsupported',
      'an unknown kind of sound in WebM',
    ),
    made(
      'WebM with pictures',
      writeWebm(packets, { tracksBefore: [webmTrack({ codec: 'V_VP8', trackType: 1 }, 2)] }),
      'has-video',
    ),
    made('WebM, encrypted', writeWebm(packets, { encodings: encryption }), 'encrypted'),
    made(
      'WebM, packed',
      writeWebm(packets, { encodings: packing }),
      'unsupported',
      'WebM that is compressed once more',
    ),
    made('WebM, laced', writeWebm(packets, { flags: 0x82 }), 'unsupported', 'WebM with laced blocks'),
    made('WebM without a track', WEBM_HEAD, 'damaged'),
    made('WebM with an endless element', Buffer.concat([WEBM_HEAD, endless('1654ae6b')]), 'damaged'),
    made(
      'WebM in endless boxes',
      Buffer.concat([WEBM_HEAD, ...Array.from({ length: 60_000 }, () => endless('18538067'))]),
      'damaged',
    ),
    made(
      'WebM longer than its file',
      Buffer.concat([WEBM_HEAD, Buffer.from('1853806701000000ffffffff', 'hex')]),
      'truncated',
    ),
    made('WebM without packets', writeWebm([]), 'empty'),
    made('WebM that says it is long', writeWebm(packets, { duration: 40_000 }), 'too-long'),
    made('WebM that says it is short', writeWebm(minute, { duration: 2000 }), 'too-long'),
    made('WebM with holes of minutes', writeWebm(packets, { packetMs: 600_000 }), 'too-long'),
    made('WebM with packets of nothing', writeWebm([new Uint8Array()]), 'damaged'),
    made('WebM with packets that are none', writeWebm([Uint8Array.of(0x03, 0x00)]), 'damaged'),
    made(
      'WebM with a packet like a file',
      writeWebm([new Uint8Array(5000)]),
      'unsupported',
      'Opus of more than 256 kbit/s',
    ),
    made('Ogg with a wrong checksum', flip(ogg, ogg.length - 40), 'damaged'),
    made('Ogg that is Vorbis', await vorbis(packets), 'unsupported', 'Vorbis in Ogg'),
    made('Ogg of a minute', await writeOgg(minute), 'too-long'),
    made('WAV of a minute', writeWav(new Float32Array(60 * 8000), { rate: 8000, bits: 8 }), 'too-long'),
    made('WAV that says it is hours', writeWav(second, { rate: 8000, told: 4e9 }), 'too-long'),
    made('WAV with a second missing', writeWav(second, { rate: 8000, told: 32_000 }), 'truncated'),
    made(
      'WAV at a rate of nobody',
      writeWav(second, { rate: 123_456_789 }),
      'unsupported',
      'WAV at 123456789 samples a second',
    ),
    made('WAV at no rate', writeWav(second, { rate: 0 }), 'unsupported', 'WAV at 0 samples a second'),
    made(
      'WAV of 65,535 channels',
      channels(writeWav(second), 65_535),
      'unsupported',
      'WAV of 65535 channels',
    ),
    made('WAV of no channel', channels(writeWav(second), 0), 'damaged'),
    made('WAV with ADPCM', writeWav(second, { kind: 2 }), 'unsupported', 'ADPCM in WAV'),
    made('WAV without samples', writeWav(new Float32Array()), 'empty'),
    made('WAV of silence', writeWav(new Float32Array(8000), { rate: 8000 }), 'silent'),
    made(
      'a wall of noise',
      writeWav(
        second.map((_, at) => (at % 40 < 20 ? 1 : -1)),
        { rate: 8000 },
      ),
      'clipped',
    ),
  ]
}

/** The same file with one word of four letters for another, wherever it stands. */
function swap(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(from, 0, 'latin1'); at >= 0; at = copy.indexOf(from, at + 4, 'latin1'))
    copy.write(to, at, 'latin1')
  return copy
}

function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at)
  return copy
}

function channels(wav: Buffer, count: number): Buffer {
  const copy = Buffer.from(wav)
  copy.writeUInt16LE(count, 22)
  return copy
}

/** An Ogg file whose stream begins as Vorbis does, its checksum right. */
async function vorbis(packets: readonly Uint8Array[]): Promise<Buffer> {
  const { checksum, readOggPage } = await import('../containers/read-ogg-page.ts')
  const copy = Buffer.from(await writeOgg(packets))
  const { content, end } = readOggPage(copy, 0)
  copy.write('\x01vorbis\0', content, 'latin1')
  copy.writeUInt32LE(checksum(copy.subarray(0, end)), 22)
  return copy
}

/** The same file with another number behind the name of a box. */
function put(bytes: Buffer, name: string, after: number, value: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(value, copy.indexOf(name, 0, 'latin1') + after)
  return copy
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Boxes each of which holds the next, without end: a size of 0 reaches to the end of the file. */
const nest = (depth: number): Buffer => Buffer.from('\0\0\0\0moov'.repeat(depth), 'latin1')
