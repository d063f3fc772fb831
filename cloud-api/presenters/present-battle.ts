import type { z } from 'zod'
import type { battle, battleState, historyItem } from '#shared/contract/http/battles.ts'
import { characterById } from '#shared/domain/character/characters.ts'
import type { BattleRecord } from '../models/battle-record.ts'

/** A battle as its player sees it. */
export const presentBattle = (record: BattleRecord): z.input<typeof battle> => ({
  id: record.id,
  difficulty: record.difficulty,
  profanityFilter: record.profanityFilter,
  aiCharacterId: record.aiCharacterId,
  aiCharacterName: nameOf(record),
  lyricComplexity: record.lyricComplexity,
  styleIntensity: record.styleIntensity,
  voiceSpeed: record.voiceSpeed,
  status: record.status,
  userScore: record.userScore,
  aiScore: record.aiScore,
  currentRound: record.currentRound,
  maxRounds: record.maxRounds,
  createdAt: record.createdAt.toISOString(),
  completedAt: record.status === 'completed' ? (record.endedAt?.toISOString() ?? null) : null,
})

/** How a battle stands. */
export const presentBattleState = (record: BattleRecord): z.input<typeof battleState> => ({
  status: record.status,
  currentRound: record.currentRound,
  maxRounds: record.maxRounds,
  userScore: record.userScore,
  aiScore: record.aiScore,
  timeRemaining: record.timeRemaining,
  isAIResponding: record.isAiResponding,
  isPlayingAudio: record.isPlayingAudio,
  difficulty: record.difficulty,
})

/** A battle in the history. */
export const presentHistoryItem = (record: BattleRecord): z.input<typeof historyItem> => ({
  id: record.id,
  aiCharacterName: nameOf(record),
  createdAt: record.createdAt.toISOString(),
  userScore: record.userScore,
  aiScore: record.aiScore,
})

const nameOf = ({ aiCharacterId }: BattleRecord): string => characterById(aiCharacterId).displayName
