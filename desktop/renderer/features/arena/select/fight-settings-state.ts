import type { BattleSettings } from '#shared/contract/http/battles.ts'
import type { Character, CharacterId, Difficulty } from '#shared/domain/character/character.ts'

/** What stands on the fight card while it is being made up. */
export interface FightCard {
  readonly aiCharacterId: CharacterId
  readonly difficulty: Difficulty
  /** Whether the player chose the difficulty, so that another opponent does not change it. */
  readonly difficultyChosen: boolean
  readonly profanityFilter: boolean
  readonly lyricComplexity: number
  readonly styleIntensity: number
}

/** A fight against an opponent at that opponent's own difficulty, with the house's settings. */
export const newFightCard = (character: Pick<Character, 'id' | 'difficulty'>): FightCard => ({
  aiCharacterId: character.id,
  difficulty: character.difficulty,
  difficultyChosen: false,
  profanityFilter: false,
  lyricComplexity: 75,
  styleIntensity: 85,
})

/** The card with another opponent, who brings their own difficulty unless the player has chosen one. */
export const withOpponent = (
  card: FightCard,
  character: Pick<Character, 'id' | 'difficulty'>,
): FightCard => ({
  ...card,
  aiCharacterId: character.id,
  difficulty: card.difficultyChosen ? card.difficulty : character.difficulty,
})

/** The card as the battle's settings. */
export const settingsOf = ({ difficultyChosen: _chosen, ...card }: FightCard): BattleSettings => ({
  ...card,
  voiceSpeed: 1,
})
