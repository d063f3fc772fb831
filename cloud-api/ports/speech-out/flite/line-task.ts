import type { VoiceId } from '#shared/domain/character/character.ts'
import type { Ms } from '#shared/std/units.ts'
import type { TimeSpan } from '../speech-out.ts'

/** What a thread is asked to say. */
export interface LineTask {
  /** Speakable text (speakable-text.ts); empty for a line that stays silent. */
  readonly text: string
  /** What is said of each of its words (speakable-text.ts); empty where nobody needs to know when they sound. */
  readonly words: readonly string[]
  readonly voiceId: VoiceId
  readonly speed: number
  /** Least pause after the line. */
  readonly gap: Ms
}

/** A line in packets, laid one after the other so that they cross between threads as one piece. */
export interface LineSound {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sizes: Uint32Array<ArrayBuffer>
  /** Samples from the start in which the line sounds. */
  readonly sounding: number
  /** When its words sound, counted from its first sample; undefined where that is not known. */
  readonly words: readonly TimeSpan[] | undefined
}
