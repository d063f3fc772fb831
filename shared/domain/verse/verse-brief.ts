import type { CharacterId, Difficulty } from '../character/character.ts'
import type { VerseScore } from '../scoring/verse-score.ts'

/** How the battle stands, seen from the opponent. */
export type Standing = 'ahead' | 'level' | 'behind'

/** What is asked of the opponent. */
export interface VerseBrief {
  readonly character: CharacterId
  readonly difficulty: Difficulty
  /** 0-100: how long and rich the words are. */
  readonly lyricComplexity: number
  /** 0-100: how much of the character and of attack is in the words. */
  readonly styleIntensity: number
  readonly profanityFilter: boolean
  /** The verse to answer, as the player gave it. */
  readonly userVerse: string
  /** Lines said earlier in this battle, by either side: none is said again. */
  readonly usedLines: readonly string[]
  /**
   * Lines the character said to this player in battles before, the oldest first: none is said again while there is
   * anything else to say. None when left out.
   */
  readonly saidBefore?: readonly string[]
  /** Bars wanted, 2 to 16. */
  readonly bars: number
  /** Any 32-bit number; the same brief with the same seed gives the same verse. */
  readonly seed: number
  readonly standing: Standing
}

/** The opponent's answer. */
export interface ComposedVerse {
  /** One line a bar. */
  readonly lines: readonly string[]
  /** The player's words it turned, lower case. */
  readonly turnedWords: readonly string[]
  readonly score: VerseScore
}
