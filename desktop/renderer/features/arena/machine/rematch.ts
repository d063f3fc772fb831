import type { Battle, BattleSettings } from '#shared/contract/http/battles.ts'

/** The settings of a battle, to fight it again. */
export const rematchOf = ({
  difficulty,
  profanityFilter,
  aiCharacterId,
  lyricComplexity,
  styleIntensity,
  voiceSpeed,
}: Battle): BattleSettings => ({
  difficulty,
  profanityFilter,
  aiCharacterId,
  lyricComplexity,
  styleIntensity,
  voiceSpeed,
})
