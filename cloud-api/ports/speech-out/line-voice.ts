import type { VoiceId } from '#shared/domain/character/character.ts'
import type { Fallback, Maker } from '../maker.ts'
import type { Speech } from './say-in-time.ts'

/** One line to be said, out of a verse. */
export interface LineOrder {
  /** Which line of its verse, from 0. */
  readonly index: number
  /** As written: what of it can be said is the voice's to know. */
  readonly text: string
  readonly voiceId: VoiceId
  /** 1 is the character's own pace, 2 twice as fast. May go beyond a request's 0.5 to 2, where a line is said again. */
  readonly speed: number
  /** Ends the work: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** Something that says single lines, in no beat. Whoever opened it closes it. */
export interface LineVoice {
  /** Who it is; of one that falls back on another, who says the next line. */
  readonly maker: Maker
  /**
   * Says a line, without the pauses around it; a line without a word in it is silent: no phones, no samples. Lines of a
   * verse are asked for at the same time, and the same line once more at another speed where it would have to be
   * stretched too far (VOICE-17).
   * @throws SpeechProblem when it cannot be said
   */
  say(line: LineOrder): Promise<Speech>
  /** Somebody will want a line soon. Never fails. */
  prepare(): void
  /** Lets go of everything; closing twice is fine. */
  close(): Promise<void>
}

/** The voice that says the lines of one verse, all of them or until it falls back on another. */
export type VerseVoice = Pick<LineVoice, 'maker' | 'say'>

/**
 * Chooses who says a verse, anew for each.
 * @param tell is told when a voice is given up within the verse, once for each
 */
export type ChooseVoice = (tell: (fallback: Fallback) => void) => VerseVoice
