import type { Knex } from 'knex'
import { v7 as uuidv7 } from 'uuid'
import { advanceBattle } from '#shared/domain/battle/advance-battle.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { RoundRecord } from '../../models/round-record.ts'
import type { AnsweredVerse } from './answer-verse.ts'
import { columnsOf, stateOf } from '../battle-state.ts'
import { changeBattle } from '../change-battle.ts'
import { keptTiming } from './kept-timing.ts'
import { marksOf } from './marks-of.ts'
import { namesOf } from './stored-steps.ts'
import type { TurnStep } from './turn-step.ts'

export interface SaveRound {
  readonly userId: string
  readonly battleId: string
  readonly roundNumber: number
  readonly verse: string
  readonly answer: AnsweredVerse
  /** What was told of the turn. */
  readonly steps: readonly TurnStep[]
  readonly idempotencyKey: string | undefined
  readonly requestHash: string
  readonly now: () => Date
}

/**
 * Saves a round and what it does to its battle, whole or not at all (ROUND-6).
 * @returns `round_in_progress` where another server has saved this round's number meanwhile: the answer was made for a
 * battle that has moved on, and sending the verse again makes the next round of it.
 */
export async function saveRound(
  knex: Knex,
  request: SaveRound,
): Promise<Result<RoundRecord, 'battle_not_found' | 'battle_finished' | 'round_in_progress'>> {
  const { answer, roundNumber } = request
  return changeBattle(knex, request, async (battle, trx) => {
    const now = request.now()
    const next = advanceBattle(stateOf(battle), {
      type: 'round-scored',
      roundNumber,
      userScore: answer.userScore.total,
      aiScore: answer.aiScore.total,
    })
    if (!next.ok) return refuse(next.refusal === 'battle_finished' ? next.refusal : 'round_in_progress')
    await battle.$query(trx).patch(columnsOf(next.value, now))
    const round = await RoundRecord.query(trx).insertAndFetch({
      id: uuidv7(),
      battleId: battle.id,
      number: roundNumber,
      userText: request.verse,
      aiResponse: answer.aiResponse,
      userScore: answer.userScore.total,
      aiScore: answer.aiScore.total,
      userMarks: marksOf(answer.userScore),
      aiMarks: marksOf(answer.aiScore),
      audioKey: answer.audioKey,
      audioDurationMs: answer.spoken.durationMs,
      lineTimings: answer.spoken.lineTimings.map(keptTiming),
      made: { ...answer.made, steps: namesOf(request.steps) },
      idempotencyKey: request.idempotencyKey ?? null,
      requestHash: request.requestHash,
      createdAt: now,
    })
    return ok(round)
  })
}
