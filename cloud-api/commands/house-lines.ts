import type { Knex } from 'knex'
import type { BattleRecord } from '../models/battle-record.ts'

/** Battles back in which no line comes again (OPP-25). */
const BATTLES_BACK = 50

/**
 * What the opponent of a battle said to its player in the player's fifty battles before it, whoever was the opponent in
 * the others: one line each, the oldest first. Lines of the battle itself are not among them.
 */
export async function houseLines(
  knex: Knex,
  { id, userId, aiCharacterId }: Pick<BattleRecord, 'id' | 'userId' | 'aiCharacterId'>,
): Promise<string[]> {
  const recent = knex('battles')
    .select('id', 'created_at', 'ai_character_id')
    .where({ user_id: userId })
    // Compared in the database, which knows the moment more finely than a Date.
    .whereRaw('(created_at, id) < (select created_at, id from battles where id = ?)', [id])
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(BATTLES_BACK)
  const answers: { ai_response: string }[] = await knex(recent.as('recent'))
    .join('rounds', 'rounds.battle_id', 'recent.id')
    .where('recent.ai_character_id', aiCharacterId)
    .orderBy(['recent.created_at', 'recent.id', 'rounds.number'])
    .select('rounds.ai_response')
  return answers.flatMap(({ ai_response }) => ai_response.split('\n'))
}
