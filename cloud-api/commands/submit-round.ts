import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { checkVerse, type VerseRefusal } from '#shared/domain/scoring/check-verse.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { RoundRecord } from '../models/round-record.ts'
import { SpeechProblem } from '../ports/speech-out/speech-out.ts'
import { answerVerse, type Rapper, type Timings } from './answer-verse.ts'
import type { BattleQueue } from './battle-queue.ts'
import { findBattle, roundsOf } from './find-battles.ts'
import { saveRound } from './save-round.ts'

export interface SubmitRound {
  readonly userId: string
  readonly battleId: string
  /** The verse as typed; undefined where none was sent. */
  readonly verse: string | undefined
  /** Whether a recording came along. */
  readonly hasRecording: boolean
  /** Makes a retried submission the same round. */
  readonly idempotencyKey: string | undefined
  readonly now: () => Date
}

/** A round that has been saved; a stored one comes without timings. */
export interface SubmittedRound {
  readonly round: RoundRecord
  readonly timings?: Timings
}

export type RoundRefusal =
  | VerseRefusal
  | 'speech_not_available'
  | 'battle_not_found'
  | 'battle_finished'
  | 'round_in_progress'
  | 'idempotency_key_reused'
  | 'voice_unavailable'

export interface RoundServices extends Rapper {
  readonly knex: Knex
  readonly queue: BattleQueue
}

/**
 * Fights one round: check the verse, score it, answer it, save both sides (docs/spec/battle.md, ROUND-1 to ROUND-6).
 * It runs to its end even when the visitor has hung up; their retry is given the stored answer.
 */
export async function submitRound(
  services: RoundServices,
  submission: SubmitRound,
): Promise<Result<SubmittedRound, RoundRefusal>> {
  const battle = await findBattle(services.knex, submission.userId, submission.battleId)
  if (!battle.ok) return battle
  const verse = readVerse(submission)
  if (!verse.ok) return verse
  const turn = await services.queue.run(submission.battleId, () => fight(services, submission, verse.value))
  return turn.ok ? turn.value : turn
}

function readVerse({ verse, hasRecording }: SubmitRound): Result<string, RoundRefusal> {
  if ((verse ?? '').trim() === '' && hasRecording) return refuse('speech_not_available')
  return checkVerse(verse ?? '')
}

/** One submission, alone with its battle on this server. */
async function fight(
  services: RoundServices,
  submission: SubmitRound,
  verse: string,
): Promise<Result<SubmittedRound, RoundRefusal>> {
  const { knex } = services
  const stored = await findStored(knex, submission, verse)
  if (stored !== undefined) return stored

  // Read again: the battle may have moved while this submission waited.
  const [battle, rounds] = await Promise.all([
    findBattle(knex, submission.userId, submission.battleId),
    roundsOf(knex, submission.battleId),
  ])
  if (!battle.ok) return battle
  if (battle.value.status !== 'active') return refuse('battle_finished')
  try {
    const answer = await answerVerse(services, battle.value, rounds, verse)
    const saved = await saveRound(knex, {
      ...submission,
      requestHash: hashOf(verse),
      roundNumber: rounds.length + 1,
      verse,
      answer,
    })
    return saved.ok ? ok({ round: saved.value, timings: answer.timings }) : saved
  } catch (error) {
    if (error instanceof SpeechProblem) return refuse('voice_unavailable')
    // Sent to two servers at once, and the other one has saved it first.
    const raced = isUniqueViolation(error) ? await findStored(knex, submission, verse) : undefined
    if (raced === undefined) throw error
    return raced
  }
}

/** What an earlier try of this submission led to (ROUND-2); undefined where there was none. */
async function findStored(
  knex: Knex,
  { battleId, idempotencyKey }: SubmitRound,
  verse: string,
): Promise<Result<SubmittedRound, 'idempotency_key_reused'> | undefined> {
  if (idempotencyKey === undefined) return undefined
  const round = await RoundRecord.query(knex).findOne({
    battle_id: battleId,
    idempotency_key: idempotencyKey,
  })
  if (round === undefined) return undefined
  return round.requestHash === hashOf(verse) ? ok({ round }) : refuse('idempotency_key_reused')
}

const hashOf = (verse: string): string => createHash('sha256').update(verse).digest('base64url')
