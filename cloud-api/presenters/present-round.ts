import type { z } from 'zod'
import type { round, roundResult } from '#shared/contract/http/battles.ts'
import type { RoundRecord } from '../models/round-record.ts'

/** A round as its player sees it. */
export const presentRound = (record: RoundRecord): z.input<typeof round> => ({
  id: record.id,
  roundNumber: record.number,
  userText: record.userText,
  aiResponse: record.aiResponse,
  audioUrl: `/api/audio/${record.id}`,
  audioDurationMs: record.audioDurationMs,
  lineTimings: record.lineTimings,
  scores: {
    userScore: record.userScore,
    aiScore: record.aiScore,
    rhymeDensity: record.userMarks.rhymeDensity,
    flowQuality: record.userMarks.flowQuality,
    creativity: record.userMarks.creativity,
  },
  userMarks: record.userMarks,
  aiMarks: record.aiMarks,
  createdAt: record.createdAt.toISOString(),
})

/** The answer to a submitted verse. */
export function presentRoundResult(record: RoundRecord): z.input<typeof roundResult> {
  const round = presentRound(record)
  const { userText, aiResponse, audioUrl } = round
  return { userText, aiResponse, audioUrl, userScore: record.userScore, aiScore: record.aiScore, round }
}
