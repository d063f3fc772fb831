import type { VoiceId } from '#shared/domain/character/character.ts'
import type { Hertz, Seconds } from '#shared/std/units.ts'

/** The services that speak for us when there is a key for them. */
export const VENDORS = ['openai', 'groq', 'elevenlabs'] as const
export type Vendor = (typeof VENDORS)[number]

/** What it takes to reach a service. */
export interface VendorAccess {
  readonly apiKey: string
  /** Where its API is, without a slash at the end. */
  readonly baseUrl: string
  /** Which of its models speaks; absent: the one that fits. */
  readonly model?: string
}

/** A line to be said by a service. */
export interface VendorRequest {
  /** What spokenText leaves of the line, at most `maxCharacters` of it. */
  readonly text: string
  readonly voiceId: VoiceId
  /** Within the client's own bounds (`speedFor`). */
  readonly speed: number
  readonly signal: AbortSignal
}

/** When a character of the text sounds. */
export interface CharacterTime {
  readonly character: string
  readonly start: Seconds
  readonly end: Seconds
}

/** What a service sent: one channel, -1 to 1. */
export interface VendorSound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: Hertz
  /** In order; absent where the service does not say. */
  readonly characters?: readonly CharacterTime[]
}

/** One service, reached with one key. */
export interface VendorClient {
  readonly vendor: Vendor
  readonly model: string
  /** Longest text that it takes. */
  readonly maxCharacters: number
  /** The nearest speed that it can be asked for, to two places. */
  speedFor(speed: number): number
  /** All that besides text and speed decides how a line sounds, as one string. */
  settingsOf(voiceId: VoiceId): string
  /**
   * Has a line said. Tries once.
   * @throws VendorProblem when there is no usable sound; the signal's reason once that is aborted.
   */
  say(request: VendorRequest): Promise<VendorSound>
}
