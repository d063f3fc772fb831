import type { CharacterId, Difficulty } from '#shared/domain/character/character.ts'
import { BaseModel } from './base-model.ts'

/** A battle as the database keeps it (migrations/0002-battles.ts). */
export class BattleRecord extends BaseModel {
  static override tableName = 'battles'

  declare id: string
  declare userId: string
  declare aiCharacterId: CharacterId
  declare difficulty: Difficulty
  declare profanityFilter: boolean
  declare lyricComplexity: number
  declare styleIntensity: number
  declare voiceSpeed: number
  declare status: 'active' | 'completed' | 'abandoned'
  declare userScore: number
  declare aiScore: number
  declare currentRound: number
  declare maxRounds: number
  /** Seconds. */
  declare timeRemaining: number
  declare isAiResponding: boolean
  declare isPlayingAudio: boolean
  /** The day whose allowance it used. */
  declare allowanceDay: string
  declare idempotencyKey: string | null
  declare createdAt: Date
  declare endedAt: Date | null
}
