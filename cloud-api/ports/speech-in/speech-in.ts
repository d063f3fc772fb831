import type { Ms } from '#shared/std/units.ts'
import type { Maker } from '../maker.ts'

/** A word as it was said, by the times of the recording. */
export interface SaidWord {
  readonly text: string
  readonly start: Ms
  readonly end: Ms
}

/** Why some of what a service wrote is not taken for speech (docs/spec/transcription.md, HEAR-10 to HEAR-14). */
export type Doubt = 'no_speech' | 'unsure' | 'phantom' | 'loop' | 'too_fast'

/** What was said in a recording. */
export interface Transcript {
  /** One line; empty where nobody spoke. */
  readonly text: string
  /** The words of the text, in order; absent where the service does not say when they were said. */
  readonly words?: readonly SaidWord[]
  /** What was left out, in the order it was found. */
  readonly doubts: readonly Doubt[]
}

export interface TranscribeRequest {
  /** A whole file; what kind of file it is shows in its first bytes. */
  readonly recording: Uint8Array
  /** Two letters (ISO 639-1). */
  readonly language: string
  readonly signal: AbortSignal
}

/** Turns speech into text. */
export interface SpeechIn {
  readonly maker: Required<Maker>
  /**
   * Has a recording written down. Tries once.
   * @throws SpeechInProblem when there is no transcript; the signal's reason once that is aborted
   */
  transcribe(request: TranscribeRequest): Promise<Transcript>
}

/**
 * Why there is no transcript: `http_429` and its like; `unreachable`; `cut` (the answer broke off); `timeout`;
 * `malformed`, `wrong_type` (it is no transcript); `too_much`; `unreadable` (the recording is of no kind that services
 * read, or this one could not); `resting` (it failed just before and was not asked); `closed`.
 */
export type SpeechInReason =
  | `http_${number}`
  | 'unreachable'
  | 'cut'
  | 'timeout'
  | 'malformed'
  | 'wrong_type'
  | 'too_much'
  | 'unreadable'
  | 'resting'
  | 'closed'

/** A recording was not written down. Holds nothing of what was sent or received: either may quote a key or a player. */
export class SpeechInProblem extends Error {
  override readonly name = 'SpeechInProblem'
  readonly reason: SpeechInReason
  /** How long the service wants to be left alone. */
  readonly retryAfter: Ms | undefined

  constructor(reason: SpeechInReason, retryAfter?: Ms) {
    super(`There is no transcript (${reason}).`)
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
