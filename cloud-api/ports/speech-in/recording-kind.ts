/** A kind of file that services take. */
export interface RecordingKind {
  /** By which services know the kind. */
  readonly fileName: string
  readonly type: string
}

const kind = (extension: string, type = `audio/${extension}`): RecordingKind => ({
  fileName: `recording.${extension}`,
  type,
})

const WEBM = kind('webm')
const OGG = kind('ogg')
const WAV = kind('wav')
const MP4 = kind('m4a', 'audio/mp4')
const MP3 = kind('mp3', 'audio/mpeg')
const FLAC = kind('flac')

/** How each kind begins: letters at an offset. */
const BEGINNINGS: readonly (readonly [offset: number, letters: string, kind: RecordingKind])[] = [
  [0, '\x1a\x45\xdf\xa3', WEBM],
  [0, 'OggS', OGG],
  [8, 'WAVE', WAV],
  [4, 'ftyp', MP4],
  [0, 'ID3', MP3],
  [0, 'fLaC', FLAC],
]

/** What kind of recording some bytes begin like; undefined for anything else. Whether they go on so is not looked at. */
export function recordingKind(bytes: Uint8Array): RecordingKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const named = BEGINNINGS.find(([offset, letters]) => head.startsWith(letters, offset))
  if (named !== undefined) return named[2]
  const [first = 0, second = 0] = bytes
  // A frame of MPEG audio, layer III: eleven bits set, the layer in the two before the last.
  return first === 0xff && (second & 0xe6) === 0xe2 ? MP3 : undefined
}
