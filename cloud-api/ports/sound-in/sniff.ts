import { BadRecording } from './bad-recording.ts'

export type Container = 'webm' | 'ogg' | 'mp4' | 'wav'

/** Begins at `at` with these bytes, written as Latin-1. */
interface Mark {
  readonly at: number
  readonly text: string
}

const CONTAINERS: readonly (Mark & { readonly is: Container })[] = [
  { is: 'webm', at: 0, text: '\x1a\x45\xdf\xa3' },
  { is: 'ogg', at: 0, text: 'OggS' },
  { is: 'mp4', at: 4, text: 'ftyp' },
  { is: 'wav', at: 0, text: 'RIFF' },
]

/** What is sound, and nothing that is decoded here (docs/decisions/0080-what-decodes-a-recording.md). */
const OTHERS: readonly (Mark & { readonly is: string })[] = [
  { is: 'MP3', at: 0, text: 'ID3' },
  { is: 'FLAC', at: 0, text: 'fLaC' },
  { is: 'WAV of more than 4 GB (RF64)', at: 0, text: 'RF64' },
  { is: 'AIFF', at: 0, text: 'FORM' },
  { is: 'AMR', at: 0, text: '#!AMR' },
  { is: 'Core Audio', at: 0, text: 'caff' },
  { is: 'AU', at: 0, text: '.snd' },
  { is: 'Windows Media', at: 0, text: '\x30\x26\xb2\x75\x8e\x66\xcf\x11' },
]

/**
 * What a file is by its first bytes, never by its name or by what a header of the request says (REC-2).
 * @throws BadRecording for anything that cannot be read here
 */
export function sniff(bytes: Uint8Array): Container {
  if (bytes.length === 0) throw new BadRecording('empty')
  const begins = ({ at, text }: Mark) => text === String.fromCharCode(...bytes.subarray(at, at + text.length))
  const container = CONTAINERS.find(begins)
  if (container !== undefined) return container.is
  const other = OTHERS.find(begins)?.is ?? frameName(bytes)
  if (other !== undefined) throw new BadRecording('unsupported', other)
  throw new BadRecording('not-audio')
}

/** MPEG audio without a file around it: eleven set bits, then version and layer, of which AAC's is 0. */
function frameName([first = 0, second = 0, third = 0]: Uint8Array): string | undefined {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  const [version, layer, bitrate] = [(second >> 3) & 3, (second >> 1) & 3, third >> 4]
  if (layer === 0) return (second & 0xf6) === 0xf0 ? 'AAC' : undefined
  return version === 1 || bitrate === 15 ? undefined : 'MP3'
}
