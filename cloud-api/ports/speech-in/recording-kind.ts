import { BadRecording } from '../sound-in/bad-recording.ts'
import { sniff, type Container } from '../sound-in/sniff.ts'

/** A kind of file that services take. */
export interface RecordingKind {
  /** By which services know the kind. */
  readonly fileName: string
  readonly type: string
}

const KINDS: Readonly<Record<Container, RecordingKind>> = {
  webm: { fileName: 'recording.webm', type: 'audio/webm' },
  ogg: { fileName: 'recording.ogg', type: 'audio/ogg' },
  mp4: { fileName: 'recording.m4a', type: 'audio/mp4' },
  wav: { fileName: 'recording.wav', type: 'audio/wav' },
}

/** What kind of recording some bytes begin like (HEAR-2); undefined for what is taken from nobody. */
export function recordingKind(bytes: Uint8Array): RecordingKind | undefined {
  try {
    return KINDS[sniff(bytes)]
  } catch (error) {
    if (error instanceof BadRecording) return undefined
    throw error
  }
}
