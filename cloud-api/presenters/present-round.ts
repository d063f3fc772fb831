import type { z } from 'zod'
import type { round, RoundResult, TurnNotice } from '#shared/contract/http/battles.ts'
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
export function presentRoundResult(record: RoundRecord, notices: readonly TurnNotice['code'][]): RoundResult {
  const round = presentRound(record)
  const { userText, aiResponse, audioUrl } = round
  const { userScore, aiScore } = record
  return { userText, aiResponse, audioUrl, userScore, aiScore, round, notices: notices.map(presentNotice) }
}

const NOTICES: Readonly<Record<TurnNotice['code'], string>> = {
  writer_fell_back: 'The language model did not deliver, so the house rapper wrote this one.',
  voice_fell_back: 'The voice service is not available, so the built-in voice took over.',
}

export const presentNotice = (code: TurnNotice['code']): TurnNotice => ({ code, message: NOTICES[code] })
