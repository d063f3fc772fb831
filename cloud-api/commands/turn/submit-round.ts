import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { BattleRecord } from '../../models/battle-record.ts'
import { RoundRecord } from '../../models/round-record.ts'
import type { SpeechIns } from '../../ports/speech-in/open-speech-ins.ts'
import type { SoundIn } from '../../ports/sound-in/sound-in.ts'
import { SpeechProblem } from '../../ports/speech-out/speech-out.ts'
import type { BattleQueue } from '../battle-queue.ts'
import { findBattle, roundsOf } from '../find-battles.ts'
import type { RecordingRefused } from '../hear-delivery.ts'
import { houseLines } from '../house-lines.ts'
import { answerVerse, type AnsweredVerse, type Rapper } from './answer-verse.ts'
import type { Standing } from './brief-for.ts'
import type { RunningTurn, SubmittedRound, TurnOutcome } from './running-turn.ts'
import { saveRound } from './save-round.ts'
import { storedSteps } from './stored-steps.ts'
import { takeSubmission, type Submission, type TakenSubmission } from './take-submission.ts'
import type { TellStep, TurnRefusal, TurnStep } from './turn-step.ts'
import { TurnsStopped, type FightTurn, type Turns } from './turns.ts'

export interface RoundServices extends Rapper {
  readonly log: Logger
  readonly knex: Knex
  readonly queue: BattleQueue
  readonly turns: Turns
  readonly soundIn: SoundIn
  readonly speechIn: SpeechIns
}

/**
 * Starts the turn that a verse makes: hear its recording, check it, score it, answer it, save both sides
 * (docs/spec/battle.md, ROUND-1 to ROUND-7). It runs to its end whoever looks on. The same verse sent again with the same key is the same turn while
 * it runs and for a moment after, and later the round that is stored.
 */
export async function startTurn(
  services: RoundServices,
  submission: Submission,
): Promise<Result<RunningTurn, TurnRefusal | RecordingRefused>> {
  const { userId, battleId, idempotencyKey } = submission
  const battle = await findBattle(services.knex, userId, battleId)
  if (!battle.ok) return battle
  const taken = await takeSubmission(services, submission)
  if (!taken.ok) return taken
  const name = idempotencyKey === undefined ? undefined : `${battleId} ${idempotencyKey}`
  const fightInTurn: FightTurn = async (...told) => {
    const turn = await services.queue.run(battleId, () => fight(services, taken.value, battle.value, ...told))
    return turn.ok ? turn.value : turn
  }
  return ok(services.turns.start(name, taken.value.requestHash, fightInTurn))
}

/** One submission, alone with its battle on this server. */
async function fight(
  services: RoundServices,
  submission: TakenSubmission,
  opponent: BattleRecord,
  tell: TellStep,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const { knex } = services
  const [stored, standing] = await Promise.all([
    findStored(knex, submission),
    findStanding(knex, submission, opponent),
  ])
  if (stored?.ok === true) for (const step of storedSteps(stored.value.round)) tell(step)
  if (stored !== undefined) return stored
  if (!standing.ok) return standing
  const steps: TurnStep[] = []
  const tellAndKeep = (step: TurnStep) => {
    steps.push(step)
    tell(step)
  }
  try {
    const verse = await submission.readVerse(signal)
    if (!verse.ok) return verse
    const said = { verse: verse.value, delivery: submission.delivery }
    const answer = await answerVerse(services, standing.value, said, tellAndKeep, signal)
    tellFallbacks(services.log, submission.battleId, answer.made)
    const saved = await saveRound(knex, {
      ...submission,
      roundNumber: standing.value.rounds.length + 1,
      verse: verse.value,
      answer,
      steps,
    })
    return saved.ok ? ok({ round: saved.value, timings: answer.timings }) : saved
  } catch (error) {
    if (error instanceof TurnsStopped) return refuse('service_unavailable')
    if (error instanceof SpeechProblem || isTimeout(error)) return refuse('voice_unavailable')
    // Sent to two servers at once, and the other one has saved it first.
    const raced = isUniqueViolation(error) ? await findStored(knex, submission) : undefined
    if (raced === undefined) throw error
    return raced
  }
}

/** Says in the log who was given up in a round, and why (TURN-9); never what anybody wrote. */
function tellFallbacks(log: Logger, battleId: string, { writer, voice }: AnsweredVerse['made']): void {
  for (const fallback of writer.fallbacks.slice(0, 1))
    log.info({ battleId, ...fallback }, 'the house rapper wrote for a language model')
  for (const fallback of voice.fallbacks.slice(0, 1))
    log.info({ battleId, ...fallback }, 'another voice spoke for a voice service')
}

/** How a battle stands now: it may have moved while a submission waited. What was said before it has not. */
async function findStanding(
  knex: Knex,
  { userId, battleId }: TakenSubmission,
  opponent: BattleRecord,
): Promise<Result<Standing, 'battle_not_found' | 'battle_finished'>> {
  const [battle, rounds, saidBefore] = await Promise.all([
    findBattle(knex, userId, battleId),
    roundsOf(knex, battleId),
    houseLines(knex, opponent),
  ])
  if (!battle.ok) return battle
  if (battle.value.status !== 'active') return refuse('battle_finished')
  return ok({ battle: battle.value, rounds, saidBefore })
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** What an earlier try of this submission led to (ROUND-2); undefined where there was none. */
async function findStored(
  knex: Knex,
  { battleId, idempotencyKey, requestHash }: TakenSubmission,
): Promise<Result<SubmittedRound, 'idempotency_key_reused'> | undefined> {
  if (idempotencyKey === undefined) return undefined
  const round = await RoundRecord.query(knex).findOne({
    battle_id: battleId,
    idempotency_key: idempotencyKey,
  })
  if (round === undefined) return undefined
  if (round.requestHash !== requestHash) return refuse('idempotency_key_reused')
  return ok({ round })
}
