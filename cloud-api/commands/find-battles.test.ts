import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/connect.ts'
import { buildBattle, buildRound } from '../test/factories/battle.ts'
import { buildUser } from '../test/factories/user.ts'
import { useTestDatabase } from '../test/test-database.ts'
import { findRecording, listRounds } from './find-battles.ts'

describe('what a player may find', () => {
  const database = useTestDatabase()
  let open: Database
  beforeAll(() => {
    open = openDatabase(database.url, { warn: () => undefined })
  })
  afterAll(() => open.close())

  it('is the rounds of their battle, in order', async () => {
    const owner = await buildUser(open.knex)
    const battle = await buildBattle(open.knex, { userId: owner.id })
    for (const number of [2, 3, 1]) await buildRound(open.knex, { battleId: battle.id, number })
    const rounds = await listRounds(open.knex, owner.id, battle.id)
    expect(rounds.ok && rounds.value.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('is the recording of their round, and nobody else’s', async () => {
    const owner = await buildUser(open.knex)
    const stranger = await buildUser(open.knex)
    const battle = await buildBattle(open.knex, { userId: owner.id })
    const round = await buildRound(open.knex, { battleId: battle.id, audioKey: 'the-recording' })
    expect(await findRecording(open.knex, owner.id, round.id)).toMatchObject({ audioKey: 'the-recording' })
    expect(await findRecording(open.knex, stranger.id, round.id)).toBeUndefined()
    expect(await findRecording(open.knex, owner.id, battle.id)).toBeUndefined()
  })
})
