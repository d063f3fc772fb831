/** What can be wrong with a recording (docs/spec/recording.md). */
export type RecordingFault =
  | 'empty'
  | 'not-audio'
  | 'unsupported'
  | 'has-video'
  | 'encrypted'
  | 'too-long'
  | 'truncated'
  | 'damaged'
  | 'silent'
  | 'clipped'
  | 'without-voice'

/** Why a recording is not taken. */
export interface RecordingRefusal {
  readonly fault: RecordingFault
  /** Of an unsupported one: what it is, as people say it. */
  readonly given?: string | undefined
}

/** Thrown by whatever reads a recording, caught where it is decoded: the sender's fault and nobody's bug. */
export class BadRecording extends Error {
  override readonly name = 'BadRecording'
  readonly refusal: RecordingRefusal

  constructor(fault: RecordingFault, given?: string) {
    super(given === undefined ? fault : `${fault}: ${given}`)
    this.refusal = { fault, ...(given !== undefined && { given }) }
  }
}
