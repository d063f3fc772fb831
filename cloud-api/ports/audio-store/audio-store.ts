import type { Readable } from 'node:stream'
import type { SpokenVerse } from '../speech-out/speech-out.ts'

/** How a recording may be had: WebM first, MP4 for players that want it, WAV for those that know no Opus. */
export const AUDIO_FORMATS = ['webm', 'mp4', 'wav'] as const
export type AudioFormat = (typeof AUDIO_FORMATS)[number]

/** What a listener is told a format is. */
export const AUDIO_CONTENT_TYPES: Readonly<Record<AudioFormat, string>> = {
  webm: 'audio/webm; codecs=opus',
  mp4: 'audio/mp4; codecs=opus',
  wav: 'audio/wav',
}

/** Bytes of a file, both ends included, counted from 0. */
export interface ByteSpan {
  readonly start: number
  readonly end: number
}

/** A recording in one format, ready to be sent. */
export interface StoredAudio {
  readonly contentType: string
  /** Bytes in the whole file. */
  readonly size: number
  /** Names these very bytes: another file under the same key and format would have another. */
  readonly tag: string
  /** The bytes, or a span of them that lies within the file. */
  stream(span?: ByteSpan): Readable
}

/** What is kept of a verse that was said. */
export type Recording = Pick<SpokenVerse, 'durationMs' | 'packets'>

/** Keeps recordings. Saving the same recording twice keeps one. */
export interface AudioStore {
  /** Keeps a recording for good before it answers with the key to ask for it by. */
  save(recording: Recording): Promise<string>
  /** The recording, or undefined where the key is unknown, malformed, or what it names is damaged. */
  open(key: string, format: AudioFormat): Promise<StoredAudio | undefined>
}
