import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/connect.ts'
import type { BattleRecord } from '../models/battle-record.ts'
import { buildBattle, buildRound } from '../test/factories/battle.ts'
import { buildUser } from '../test/factories/user.ts'
import { useTestDatabase } from '../test/test-database.ts'
import { houseLines } from './house-lines.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute))

describe('OPP-25 what an opponent said in earlier battles', () => {
  const database = useTestDatabase()
  let open: Database
  beforeAll(() => {
    open = openDatabase(database.url, { warn: () => undefined })
  })
  afterAll(() => open.close())

  async function fought(
    fields: Pick<BattleRecord, 'userId' | 'createdAt'> & Partial<Pick<BattleRecord, 'aiCharacterId'>>,
    ...answers: readonly string[]
  ): Promise<BattleRecord> {
    const battle = await buildBattle(open.knex, fields)
    for (const [index, aiResponse] of answers.entries())
      await buildRound(open.knex, { battleId: battle.id, number: index + 1, aiResponse })
    return battle
  }

  it('is each line, the oldest first', async () => {
    const { id: userId } = await buildUser(open.knex)
    await fought({ userId, createdAt: at(2) }, 'third\nfourth', 'fifth')
    await fought({ userId, createdAt: at(1) }, 'first\nsecond')
    const battle = await fought({ userId, createdAt: at(3) })
    expect(await houseLines(open.knex, battle)).toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
  })

  it('is nothing of the battle itself, of later ones, of other opponents, or of other players', async () => {
    const { id: userId } = await buildUser(open.knex)
    const { id: stranger } = await buildUser(open.knex)
    await fought({ userId, createdAt: at(1), aiCharacterId: 'silk' }, 'of silk')
    await fought({ userId: stranger, createdAt: at(1) }, 'to a stranger')
    const battle = await fought({ userId, createdAt: at(2) }, 'in this battle')
    await fought({ userId, createdAt: at(3) }, 'afterwards')
    expect(await houseLines(open.knex, battle)).toEqual([])
  })

  it('reaches fifty battles back, those with other opponents counted', async () => {
    const { id: userId } = await buildUser(open.knex)
    await fought({ userId, createdAt: at(0) }, 'fifty-one back')
    await fought({ userId, createdAt: at(1) }, 'fifty back')
    for (let minute = 2; minute <= 50; minute += 1)
      await fought({ userId, createdAt: at(minute), aiCharacterId: 'silk' }, 'of silk')
    const battle = await fought({ userId, createdAt: at(51) })
    expect(await houseLines(open.knex, battle)).toEqual(['fifty back'])
  })

  it('is found by indexes alone', async () => {
    const { id: userId } = await buildUser(open.knex)
    const battle = await fought({ userId, createdAt: at(1) })
    const statements: { sql: string; bindings: readonly unknown[] }[] = []
    const note = (query: { sql: string; bindings: readonly unknown[] }) => statements.push(query)
    open.knex.on('query', note)
    await houseLines(open.knex, battle)
    open.knex.off('query', note)
    expect(statements).toHaveLength(1)
    const [{ sql, bindings } = { sql: '', bindings: [] }] = statements
    const plan = await open.knex.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off')
      const positional = sql.replace(/\$\d+/g, '?')
      const { rows }: { rows: { 'QUERY PLAN': string }[] } = await trx.raw(`explain ${positional}`, [
        ...bindings,
      ] as never)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('battles_newest_first')
    expect(plan).toMatch(/Index Scan using rounds_battle_id_/)
    expect(plan).not.toContain('Seq Scan')
  })
})
