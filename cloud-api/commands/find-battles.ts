import type { Knex } from 'knex'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { BattleRecord } from '../models/battle-record.ts'
import { RoundRecord } from '../models/round-record.ts'

/** Most battles in a list. */
const MAX_LISTED = 50

/** A player's battle. Somebody else's is not found, like one that never was (BATTLE-3). */
export async function findBattle(
  knex: Knex,
  userId: string,
  id: string,
): Promise<Result<BattleRecord, 'battle_not_found'>> {
  const battle = await BattleRecord.query(knex).findOne({ id, user_id: userId })
  return battle === undefined ? refuse('battle_not_found') : ok(battle)
}

type BattleList = Promise<Result<BattleRecord[], 'battle_not_found'>>

/**
 * A player's battles, the newest first (BATTLE-10).
 * @param before the battle that the list goes on after
 */
export const listBattles = (knex: Knex, userId: string, before?: string): BattleList =>
  listNewest(knex, { userId, before }, {})

/** A player's completed battles, the newest first (BATTLE-9, BATTLE-10). */
export const listHistory = (knex: Knex, userId: string, before?: string): BattleList =>
  listNewest(knex, { userId, before }, { status: 'completed' })

async function listNewest(
  knex: Knex,
  { userId, before }: { readonly userId: string; readonly before: string | undefined },
  filter: { readonly status?: 'completed' },
): BattleList {
  const list = BattleRecord.query(knex)
    .where({ user_id: userId, ...filter })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_LISTED)
  if (before === undefined) return ok(await list)
  const last = await findBattle(knex, userId, before)
  if (!last.ok) return last
  // Compared in the database, which knows the moment more finely than a Date.
  return ok(
    await list.whereRaw('(created_at, id) < (select created_at, id from battles where id = ?)', [before]),
  )
}

/** The rounds of a player's battle, in order. */
export async function listRounds(
  knex: Knex,
  userId: string,
  battleId: string,
): Promise<Result<RoundRecord[], 'battle_not_found'>> {
  const battle = await findBattle(knex, userId, battleId)
  return battle.ok ? ok(await roundsOf(knex, battleId)) : battle
}

/** A battle's rounds, in order. */
export const roundsOf = (knex: Knex, battleId: string): Promise<RoundRecord[]> =>
  RoundRecord.query(knex).where({ battle_id: battleId }).orderBy('number').execute()

/** Where the answer of a player's round is kept as sound. */
export async function findRecording(
  knex: Knex,
  userId: string,
  roundId: string,
): Promise<{ readonly audioKey: string } | undefined> {
  return RoundRecord.query(knex)
    .findById(roundId)
    .select('audio_key')
    .whereIn('battle_id', BattleRecord.query(knex).select('id').where({ user_id: userId }))
}
