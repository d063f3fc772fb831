import type { Knex } from 'knex'
import type { SubscriptionStatus, UserStats } from '#shared/contract/http/account.ts'
import { allowanceDay, standingOf } from '#shared/domain/entitlement/daily-allowance.ts'
import { BattleRecord } from '../models/battle-record.ts'

/** A player's figures over their completed battles (BATTLE-5, BATTLE-9); a month starts on its first in UTC. */
export async function findStats(knex: Knex, userId: string, now: Date): Promise<UserStats> {
  const month = `${now.toISOString().slice(0, 7)}-01T00:00:00.000Z`
  const counts = await BattleRecord.query(knex)
    .where({ user_id: userId, status: 'completed' })
    .select(
      knex.raw('count(*)::int as total'),
      knex.raw('count(*) filter (where user_score > ai_score)::int as won'),
      knex.raw('count(*) filter (where created_at >= ?)::int as this_month', [month]),
    )
    .first()
    .castTo<{ total: number; won: number; thisMonth: number } | undefined>()
  const { total, won, thisMonth } = counts ?? { total: 0, won: 0, thisMonth: 0 }
  return {
    winRate: total === 0 ? 0 : Math.round((100 * won) / total),
    totalWins: won,
    totalBattles: total,
    battlesThisMonth: thisMonth,
  }
}

/** What a player may still start today. Everybody is on the free tier until tiers can be bought. */
export async function findSubscription(
  knex: Knex,
  { userId, perDay, now }: { readonly userId: string; readonly perDay: number; readonly now: Date },
): Promise<SubscriptionStatus> {
  const row: { used: number } | undefined = await knex('battle_allowances')
    .where({ user_id: userId, day: allowanceDay(now) })
    .first('used')
  const { remaining, mayStart } = standingOf(perDay, row?.used ?? 0)
  return { tier: 'free', battlesRemaining: remaining, canStartBattle: mayStart }
}
