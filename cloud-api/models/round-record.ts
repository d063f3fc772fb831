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

/** A round as the database keeps it (migrations/0002-battles.ts). */
export class RoundRecord extends BaseModel {
  static override tableName = 'rounds'
  static override jsonAttributes = ['userMarks', 'aiMarks', 'lineTimings']

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
  declare idempotencyKey: string | null
  /** What the key stood for. */
  declare requestHash: string
  declare createdAt: Date
}
