import type { Knex } from 'knex'
import { v7 as uuidv7 } from 'uuid'
import type { BattleSettings } from '#shared/contract/http/battles.ts'
import { newBattle } from '#shared/domain/battle/battle-state.ts'
import { allowanceDay } from '#shared/domain/entitlement/daily-allowance.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { BattleRecord } from '../models/battle-record.ts'

export interface CreateBattle {
  readonly userId: string
  readonly settings: BattleSettings
  /** Battles that the player may start a day. */
  readonly perDay: number
  /** Makes a retried request the same battle. */
  readonly idempotencyKey: string | undefined
  readonly now: Date
}

/**
 * Starts a battle and takes its place from the day's allowance, or neither (ALLOW-1 to ALLOW-3). Both happen in one
 * statement, whose row lock makes parallel requests count one after another.
 */
export async function createBattle(
  knex: Knex,
  request: CreateBattle,
): Promise<Result<BattleRecord, 'no_battles_left' | 'idempotency_key_reused'>> {
  const earlier = await findRetried(knex, request)
  if (earlier !== undefined) return earlier
  try {
    const created = await insertBattle(knex, request)
    return created === undefined ? refuse('no_battles_left') : ok(created)
  } catch (error) {
    // The same request was sent twice at once, and the other one has just made the battle.
    const raced = isUniqueViolation(error) ? await findRetried(knex, request) : undefined
    if (raced === undefined) throw error
    return raced
  }
}

async function insertBattle(knex: Knex, request: CreateBattle): Promise<BattleRecord | undefined> {
  const { userId, settings, perDay, idempotencyKey, now } = request
  const { maxRounds, timeRemaining } = newBattle()
  const { rows } = await knex.raw<{ rows: object[] }>(
    `with place as (
       insert into battle_allowances (user_id, day, used)
       select :userId::uuid, :day::date, 1 where :perDay::int > 0
       on conflict (user_id, day) do update set used = battle_allowances.used + 1
         where battle_allowances.used < :perDay::int
       returning user_id, day
     )
     insert into battles (id, user_id, ai_character_id, difficulty, profanity_filter, lyric_complexity,
       style_intensity, voice_speed, max_rounds, time_remaining, allowance_day, idempotency_key, created_at)
     select :id::uuid, user_id, :aiCharacterId, :difficulty, :profanityFilter::boolean, :lyricComplexity::int,
       :styleIntensity::int, :voiceSpeed::float8, :maxRounds::int, :timeRemaining::float8, day,
       :idempotencyKey, :now::timestamptz
     from place
     returning *`,
    {
      ...settings,
      id: uuidv7(),
      userId,
      day: allowanceDay(now),
      perDay,
      maxRounds,
      timeRemaining,
      idempotencyKey: idempotencyKey ?? null,
      now: now.toISOString(),
    },
  )
  const [row] = rows
  return row === undefined ? undefined : BattleRecord.fromDatabaseJson(row)
}

/** The battle that an earlier try of the same request made; undefined where there was none. */
async function findRetried(
  knex: Knex,
  { userId, idempotencyKey, settings }: CreateBattle,
): Promise<Result<BattleRecord, 'idempotency_key_reused'> | undefined> {
  if (idempotencyKey === undefined) return undefined
  const battle = await BattleRecord.query(knex).findOne({
    user_id: userId,
    idempotency_key: idempotencyKey,
  })
  if (battle === undefined) return undefined
  const same = (Object.keys(settings) as (keyof BattleSettings)[]).every(
    (key) => battle[key] === settings[key],
  )
  return same ? ok(battle) : refuse('idempotency_key_reused')
}
