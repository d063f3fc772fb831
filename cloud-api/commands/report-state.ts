import type { Knex } from 'knex'
import type { BattleStatePatch } from '#shared/contract/http/battles.ts'
import { advanceBattle } from '#shared/domain/battle/advance-battle.ts'
import type { BattleEvent } from '#shared/domain/battle/battle-event.ts'
import type { BattleState } from '#shared/domain/battle/battle-state.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import type { BattleRecord } from '../models/battle-record.ts'
import type { BattleQueue } from './battle-queue.ts'
import { columnsOf, stateOf } from './battle-state.ts'
import { changeBattle } from './change-battle.ts'

export interface ReportState {
  readonly userId: string
  readonly battleId: string
  readonly patch: BattleStatePatch
  readonly now: Date
}

type Refusal = 'battle_not_found' | 'battle_finished' | 'round_in_progress'

/**
 * Takes what a page reports of its battle: the clock and what it is doing, never a score. A report that ends the
 * battle waits for a round that was sent before it, so that the round counts.
 */
export async function reportState(
  { knex, queue }: { readonly knex: Knex; readonly queue: BattleQueue },
  report: ReportState,
): Promise<Result<BattleRecord, Refusal>> {
  const work = () => changeBattle(knex, report, (battle, trx) => apply(battle, trx, report))
  if (report.patch.timeRemaining !== 0) return work()
  const turn = await queue.run(report.battleId, work)
  return turn.ok ? turn.value : turn
}

async function apply(
  battle: BattleRecord,
  trx: Knex.Transaction,
  { patch, now }: ReportState,
): Promise<Result<BattleRecord, 'battle_finished'>> {
  let state: BattleState = stateOf(battle)
  if (state.status !== 'active') return refuse('battle_finished')
  for (const event of eventsOf(patch)) {
    const next = advanceBattle(state, event)
    // A report names no round, so the only refusal there is is the end of the battle.
    if (!next.ok) return refuse('battle_finished')
    state = next.value
  }
  if (state.status === 'abandoned') await giveBack(trx, battle.id)
  return ok(await battle.$query(trx).patchAndFetch(columnsOf(state, now)))
}

/** The clock last: it may end the battle. */
function eventsOf({ timeRemaining, isAIResponding, isPlayingAudio }: BattleStatePatch): BattleEvent[] {
  const presence: BattleEvent = {
    type: 'presence-reported',
    ...(isAIResponding !== undefined && { isAIResponding }),
    ...(isPlayingAudio !== undefined && { isPlayingAudio }),
  }
  return timeRemaining === undefined ? [presence] : [presence, { type: 'clock-reported', timeRemaining }]
}

/** An abandoned battle gives its place in the day's allowance back (ALLOW-2). */
async function giveBack(trx: Knex.Transaction, battleId: string): Promise<void> {
  await trx.raw(
    `update battle_allowances set used = used - 1 from battles
     where battles.id = ? and battle_allowances.user_id = battles.user_id
       and battle_allowances.day = battles.allowance_day and used > 0`,
    [battleId],
  )
}
