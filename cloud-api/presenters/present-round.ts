import type { z } from 'zod'
import type { round, RoundResult, TurnNotice } from '#shared/contract/http/battles.ts'
import type { MadeNotice } from '../commands/turn/turn-step.ts'
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
export function presentRoundResult(record: RoundRecord, notices: readonly MadeNotice[]): RoundResult {
  const round = presentRound(record)
  const { userText, aiResponse, audioUrl } = round
  const { userScore, aiScore } = record
  return { userText, aiResponse, audioUrl, userScore, aiScore, round, notices: notices.map(presentNotice) }
}

const NOTICES: Readonly<Record<TurnNotice['code'], string>> = {
  writer_fell_back: 'The language model did not deliver, so the house rapper wrote this one.',
  voice_fell_back: 'The voice service is not available, so the built-in voice took over.',
}

/** Reasons of a model that answered (OPP-67). */
const NOT_USED = new Set(['unfit', 'refused'])

export const presentNotice = ({ code, reason }: MadeNotice): TurnNotice => ({
  code,
  message:
    code === 'writer_fell_back' && NOT_USED.has(reason)
      ? "The house rapper wrote this one: the language model's verse could not be used."
      : NOTICES[code],
})
