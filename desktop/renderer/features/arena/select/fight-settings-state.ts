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

/** A first fight that can be won: the smoothest of the four, held back. */
export const FIRST_FIGHT: FightCard = newFightCard({ id: 'silk', difficulty: 'easy' })

/**
 * The card with another opponent, who brings their own difficulty unless the player has chosen one. The opponent who
 * is on it already changes nothing.
 */
export const withOpponent = (card: FightCard, character: Pick<Character, 'id' | 'difficulty'>): FightCard =>
  character.id === card.aiCharacterId
    ? card
    : {
        ...card,
        aiCharacterId: character.id,
        difficulty: card.difficultyChosen ? card.difficulty : character.difficulty,
      }

/** Whether the card still is the first fight that was proposed. */
export const isFirstFight = ({ aiCharacterId, difficulty }: FightCard): boolean =>
  aiCharacterId === FIRST_FIGHT.aiCharacterId && difficulty === FIRST_FIGHT.difficulty

/** The card as the battle's settings. */
export const settingsOf = ({ difficultyChosen: _chosen, ...card }: FightCard): BattleSettings => ({
  ...card,
  voiceSpeed: 1,
})
