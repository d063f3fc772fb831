import type { Knex } from 'knex'
import { refuse, type Result } from '#shared/std/result.ts'
import { isLockTimeout } from '../database/errors.ts'
import { BattleRecord } from '../models/battle-record.ts'

/** Longest that a change waits for another one of the same battle, made by another server. */
const LOCK_MS = 2_000

/**
 * Changes a player's battle in a transaction that holds its row, so that changes happen one after another whichever
 * server makes them. A refused change is taken back whole.
 */
export async function changeBattle<Value, Refusal extends string>(
  knex: Knex,
  { userId, battleId }: { readonly userId: string; readonly battleId: string },
  change: (battle: BattleRecord, trx: Knex.Transaction) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | 'battle_not_found' | 'round_in_progress'>> {
  const trx = await knex.transaction()
  try {
    await trx.raw(`set local lock_timeout = ${LOCK_MS}`)
    const battle = await BattleRecord.query(trx).findOne({ id: battleId, user_id: userId }).forUpdate()
    const result = battle === undefined ? refuse('battle_not_found' as const) : await change(battle, trx)
    await (result.ok ? trx.commit() : trx.rollback())
    return result
  } catch (error) {
    await trx.rollback()
    if (isLockTimeout(error)) return refuse('round_in_progress')
    throw error
  }
}
