import type { VoiceId } from '#shared/domain/character/character.ts'
import type { TimeMap } from '#shared/dsp/time-stretch/time-map.ts'
import type { Hertz } from '#shared/std/units.ts'
import type { Finish, Speech } from '../say-in-time.ts'
import type { LineSound } from './line-sound.ts'

/** What a thread is asked to say. */
export interface SayTask {
  readonly do: 'say'
  /** Speakable text (flite/speakable-text.ts), not empty. */
  readonly text: string
  /** What is said of each of its words (flite/speakable-text.ts); empty where nobody needs to know when they sound. */
  readonly words: readonly string[]
  readonly voiceId: VoiceId
  readonly speed: number
}

/** What was said, to be stretched, given the character's sound, and packed. */
export interface RenderTask {
  readonly do: 'render'
  readonly voiceId: VoiceId
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: Hertz
  readonly finish: Finish
  /** See PacketSpan. */
  readonly map: TimeMap
  readonly packets: number
  readonly from: number
  readonly to: number
}

export type LineTask = SayTask | RenderTask

/** What a thread answers to each task. */
export type LineAnswer = ({ readonly did: 'say' } & Speech) | ({ readonly did: 'render' } & LineSound)
