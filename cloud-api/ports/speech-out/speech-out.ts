import type { VoiceId } from '#shared/domain/character/character.ts'
import type { Mouth } from '#shared/domain/performance/viseme.ts'
import type { Ms, Share } from '#shared/std/units.ts'
import type { Fallback, Maker } from '../maker.ts'

/** A line to be said. */
export interface LineToSay {
  /** As written; a line without a word in it stays silent. */
  readonly text: string
  /** Which of its syllables are stressed, in order; empty where that is not known. */
  readonly stresses: readonly boolean[]
}

/** A verse to be performed, in whose voice, to which beat and how fast. */
export interface SpeakRequest {
  /** The verse line by line, all of it or as it is being written: 1 to MAX_LINES. What it throws, `speak` throws. */
  readonly lines: readonly LineToSay[] | AsyncIterable<LineToSay>
  /** Is given each line, in order, as soon as it will not change; before the promise resolves. */
  readonly onLine?: (line: SpokenLine) => void
  /** Is told when a voice is given up within the verse and another one goes on. */
  readonly onFallback?: (fallback: Fallback) => void
  readonly voiceId: VoiceId
  /** Beats a minute of the beat it is performed to, four to the bar: 40 to 200. */
  readonly bpm: number
  /** 0.5 to 2: how fast a line goes through its bar; 1 is from the downbeat to beat four. The beat stays. */
  readonly speed: number
  /** Ends the work early: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** A stretch of a recording, counted from the first sample a listener hears. */
export interface TimeSpan {
  readonly startMs: Ms
  readonly endMs: Ms
}

/** What the mouth does from a moment of the recording on. */
export interface MouthTime {
  readonly startMs: Ms
  readonly mouth: Mouth
  readonly openness: Share
}

/** When a line sounds. Of a silent line the two times are equal. */
export interface LineTiming extends TimeSpan {
  /** The downbeat of its bar, which its first stressed syllable falls on. */
  readonly downbeatMs: Ms
  /**
   * When each of its words sounds, where the voice knows: one for each run of characters without space in the line as
   * written, in order. What cannot be said (an emoji) has a span without length.
   */
  readonly words?: readonly TimeSpan[]
  /** What the mouth does from the line's beginning on, where the voice knows; in order, resting at the end. */
  readonly visemes?: readonly MouthTime[]
}

/** A line as sound: its stretch of the recording, which follows that of the line before without a gap. */
export interface SpokenLine {
  /** Which of the requested lines, from 0. */
  readonly index: number
  readonly timing: LineTiming
  /** Where the first sample lies that is heard of its packets, decoded by themselves: a whole number of packets. */
  readonly packetsMs: Ms
  /** From its first to the packet before the next line's; none of a line that takes no time of its own. */
  readonly packets: readonly Uint8Array[]
}

/** A verse as sound: Opus packets as opus-format.ts describes them, and where each line lies in it. */
export interface SpokenVerse {
  /** What a player shows and a decoder yields, exact to the sample. */
  readonly durationMs: Ms
  /** One for each requested line, in order, none overlapping. */
  readonly lineTimings: readonly LineTiming[]
  readonly packets: readonly Uint8Array[]
  /** Whose voice it is; after a fallback that of the last line. */
  readonly maker: Maker
}

/** Most lines in one request. */
export const MAX_LINES = 32

/** Something that says verses aloud. Whoever opened it closes it. */
export interface SpeechOut {
  /**
   * Says a verse.
   * @throws RangeError for a request outside the bounds named in SpeakRequest.
   * @throws SpeechProblem when the verse cannot be said now.
   */
  speak(request: SpeakRequest): Promise<SpokenVerse>
  /** Somebody will want a verse soon: a voice that has rested gets ready meanwhile. Free when it is ready, never fails. */
  prepare(): void
  /** Lets go of everything. What is being said is given up with a `closed` problem; closing twice is fine. */
  close(): Promise<void>
}

/** Why a verse could not be said: too many at once, the engine failed twice, or the voice was closed. */
export type SpeechProblemReason = 'busy' | 'broken' | 'closed'

/** A verse could not be said, through no fault of its words. */
export class SpeechProblem extends Error {
  override readonly name = 'SpeechProblem'
  readonly reason: SpeechProblemReason

  constructor(reason: SpeechProblemReason, options?: ErrorOptions) {
    super(`The voice is ${reason}.`, options)
    this.reason = reason
  }
}
