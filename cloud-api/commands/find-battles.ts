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

/** A player's battles, the newest first. */
export const listBattles = (knex: Knex, userId: string): Promise<BattleRecord[]> =>
  newestFirst(knex, userId).execute()

/** A player's completed battles, the newest first (BATTLE-9). */
export const listHistory = (knex: Knex, userId: string): Promise<BattleRecord[]> =>
  newestFirst(knex, userId).where('status', 'completed').execute()

const newestFirst = (knex: Knex, userId: string) =>
  BattleRecord.query(knex)
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_LISTED)

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
