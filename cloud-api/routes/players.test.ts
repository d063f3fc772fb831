import { describe, expect, it } from 'vitest'
import { buildBattle } from '../test/factories/battle.ts'
import { startTestServer, useTestServer } from '../test/test-server.ts'

describe('GET /api/user/stats', () => {
  it('counts completed battles, wins and this month’s; a draw is no win (BATTLE-5, BATTLE-9)', async () => {
    const server = await startTestServer({ now: () => new Date('2026-11-21T12:00:00Z') })
    const player = await server.signUp()
    const stranger = await server.signUp()
    const build = (fields: object) =>
      buildBattle(server.services.knex, { userId: player.userId, status: 'completed', ...fields })
    await build({ userScore: 200, aiScore: 100, createdAt: new Date('2026-11-01T00:00:00Z') })
    await build({ userScore: 100, aiScore: 100, createdAt: new Date('2026-10-31T23:59:59Z') })
    await build({ userScore: 90, aiScore: 100, createdAt: new Date('2026-11-20T00:00:00Z') })
    await build({ status: 'abandoned' })
    await build({ status: 'active', userScore: 90 })
    await buildBattle(server.services.knex, { userId: stranger.userId, status: 'completed', userScore: 9 })

    await expect((await player.get('/api/user/stats')).json()).resolves.toEqual({
      winRate: 33,
      totalWins: 1,
      totalBattles: 3,
      battlesThisMonth: 2,
    })
    await server.stop()
  })

  it('is all zero for a newcomer', async () => {
    const server = await startTestServer()
    await expect((await (await server.signUp()).get('/api/user/stats')).json()).resolves.toEqual({
      winRate: 0,
      totalWins: 0,
      totalBattles: 0,
      battlesThisMonth: 0,
    })
    await server.stop()
  })
})

describe('GET /api/subscription/status', () => {
  const server = useTestServer()

  it('is the free tier with the server’s allowance', async () => {
    await expect((await (await server().signUp()).get('/api/subscription/status')).json()).resolves.toEqual({
      tier: 'free',
      battlesRemaining: 12,
      canStartBattle: true,
    })
  })

  it('is for players, like the figures', async () => {
    const visitor = server().visit()
    expect((await visitor.get('/api/subscription/status')).status).toBe(401)
    expect((await visitor.get('/api/user/stats')).status).toBe(401)
  })
})
