import { BaseModel } from './base-model.ts'

/** What the ear said of a verse, as kept: the wire's VerseMarks. */
export interface MarksRecord {
  readonly total: number
  readonly rhymeDensity: number
  readonly flowQuality: number
  readonly creativity: number
  readonly rhymes: {
    readonly start: number
    readonly end: number
    readonly family: number
    readonly kind: 'perfect' | 'slant' | 'assonant' | 'multisyllabic' | 'mosaic'
    readonly isLineEnd: boolean
  }[]
  readonly findings: {
    readonly kind: 'wordplay' | 'simile' | 'metaphor' | 'punchline' | 'rebuttal' | 'cliche' | 'repetition'
    readonly start: number
    readonly end: number
    readonly reason: string
  }[]
}

/** When a line of the answer sounds, as kept: the wire's LineTiming. Older rounds have only its two ends. */
export interface LineTimingRecord {
  readonly startMs: number
  readonly endMs: number
  readonly downbeatMs?: number
  readonly words?: { readonly startMs: number; readonly endMs: number }[]
  readonly visemes?: {
    readonly startMs: number
    readonly mouth: 'rest' | 'closed' | 'teeth' | 'tongue' | 'hiss' | 'round' | 'spread' | 'open'
    readonly openness: number
  }[]
}

/** Who made a part of an answer: how many milliseconds until its first line, and for all of it. */
export interface PartMadeRecord {
  readonly vendor: string
  readonly model?: string
  readonly firstLineMs: number
  readonly ms: number
  /** Who was given up on the way, and why. */
  readonly fallbacks: { readonly vendor: string; readonly model?: string; readonly reason: string }[]
}

/** How an answer came about. */
export interface MadeRecord {
  readonly writer: PartMadeRecord
  readonly voice: PartMadeRecord
  /** What was told of the turn before its end, in order: a step's type, with the line's index where it is about a line. */
  readonly steps: (readonly [type: string, index?: number])[]
}

/** A round as the database keeps it (migrations/0002-battles.ts, 0003-how-rounds-were-made.ts). */
export class RoundRecord extends BaseModel {
  static override tableName = 'rounds'
  static override jsonAttributes = ['userMarks', 'aiMarks', 'lineTimings', 'made']

  declare id: string
  declare battleId: string
  declare number: number
  declare userText: string
  declare aiResponse: string
  declare userScore: number
  declare aiScore: number
  declare userMarks: MarksRecord
  declare aiMarks: MarksRecord
  declare audioKey: string
  declare audioDurationMs: number
  declare lineTimings: LineTimingRecord[]
  /** Nothing of rounds older than this. */
  declare made: MadeRecord | null
  declare idempotencyKey: string | null
  /** What the key stood for. */
  declare requestHash: string
  declare createdAt: Date
}
