import { describe, expect, it } from 'vitest'
import { roundResult, type RoundResult } from '#shared/contract/http/battles.ts'
import { buildBattle } from '../test/factories/battle.ts'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { startTestServer, useTestServer } from '../test/test-server.ts'
import { VERSE } from '../test/verses.ts'

describe('POST /api/battles/{id}/rounds', () => {
  const server = useTestServer()

  it('answers a verse: both texts, both scores, a recording, and where the milliseconds went', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player, { aiCharacterId: 'venom', voiceSpeed: 1.5 })
    const response = await submitVerse(player, id, `\r\n  ${VERSE.replace('\n', '\r\n')}  `)
    expect(response.status).toBe(200)
    const result = roundResult.parse(await response.json())
    expect(result.userText).toBe(VERSE)
    expect(result.aiResponse.split('\n')).toHaveLength(8)
    expect(result.audioUrl).toBe(`/api/audio/${result.round.id}`)
    expect(result.round).toMatchObject({
      roundNumber: 1,
      scores: { userScore: result.userScore, aiScore: result.aiScore },
      userMarks: { total: result.userScore },
      aiMarks: { total: result.aiScore },
    })
    expect(result.round.lineTimings).toHaveLength(8)
    expect(result.round.lineTimings[0]).toHaveProperty('downbeatMs')
    expect(response.headers.get('Server-Timing')).toMatch(
      /^ear;dur=[\d.]+, rapper;dur=[\d.]+, voice;dur=[\d.]+, firstLine;dur=[\d.]+, total;dur=[\d.]+$/,
    )
    expect(await roundsOf(player, id)).toEqual([result.round])
  })

  it('adds up to a battle that ends after its last round (BATTLE-4, BATTLE-8, ROUND-1)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const results: RoundResult[] = []
    for (let number = 1; number <= 3; number += 1) {
      results.push(await fightRound(player, id, `${VERSE} ${'and on '.repeat(number)}`))
      expect(results.at(-1)?.round.roundNumber).toBe(number)
    }
    const sum = (pick: (result: RoundResult) => number) =>
      results.reduce((total, result) => total + pick(result), 0)
    await expect((await player.get(`/api/battles/${id}`)).json()).resolves.toMatchObject({
      status: 'completed',
      currentRound: 3,
      userScore: sum(({ userScore }) => userScore),
      aiScore: sum(({ aiScore }) => aiScore),
      completedAt: expect.any(String),
    })
    const beyond = await submitVerse(player, id, VERSE)
    expect(beyond.status).toBe(409)
    await expect(beyond.json()).resolves.toMatchObject({ code: 'battle_finished' })
    expect(await roundsOf(player, id)).toHaveLength(3)
  })

  it('gives nothing for what the opponent said, however many rounds ago (SCORE-3)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player, { difficulty: 'nightmare' })
    const { aiResponse } = await fightRound(player, id, VERSE)
    await fightRound(player, id, `${VERSE} and on and on`)
    expect((await fightRound(player, id, aiResponse)).userScore).toBe(0)
  })

  it('never lets the opponent say a line twice (ROUND-5)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const lines = []
    for (let number = 1; number <= 3; number += 1)
      lines.push(...(await fightRound(player, id, VERSE)).aiResponse.split('\n'))
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('answers the same submission to the same battle in the same way', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const { aiResponse, aiScore } = await fightRound(player, id, VERSE)
    const { knex } = server().services
    await knex('rounds').where({ battle_id: id }).delete()
    await knex('battles').where({ id }).update({ current_round: 1, user_score: 0, ai_score: 0 })
    expect(await fightRound(player, id, VERSE)).toMatchObject({ aiResponse, aiScore })
  })
})

describe('an idempotency key', () => {
  const server = useTestServer()

  it('gives the stored answer again, also to the battle’s last round, and makes no second one (ROUND-2)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await fightRound(player, id, VERSE)
    await fightRound(player, id, VERSE)
    const last = await fightRound(player, id, VERSE, { key: 'retry-me-3' })
    const retried = await fightRound(player, id, `  ${VERSE}\n`, { key: 'retry-me-3' })
    expect(retried).toEqual(last)
    expect(await roundsOf(player, id)).toHaveLength(3)
  })

  it('sent twice at once makes one round', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => fightRound(player, id, VERSE, { key: 'all-at-once' })),
    )
    expect(new Set(results.map(({ round: { id: roundId } }) => roundId)).size).toBe(1)
    expect(await roundsOf(player, id)).toHaveLength(1)
  })

  it('is refused with another verse', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await fightRound(player, id, VERSE, { key: 'one-key-only' })
    const response = await submitVerse(player, id, 'Another verse altogether', { key: 'one-key-only' })
    expect(response.status).toBe(422)
    await expect(response.json()).resolves.toMatchObject({ code: 'idempotency_key_reused' })
    expect(await roundsOf(player, id)).toHaveLength(1)
  })

  it('belongs to its battle', async () => {
    const player = await server().signUp()
    const [one, two] = [await startBattle(player), await startBattle(player)]
    const first = await fightRound(player, one.id, VERSE, { key: 'shared-key' })
    const second = await fightRound(player, two.id, VERSE, { key: 'shared-key' })
    expect(second.round.id).not.toBe(first.round.id)
  })

  it.each(['short', 'x'.repeat(129), 'with space inside'])('like "%s" is refused', async (key) => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await submitVerse(player, id, VERSE, { key })
    expect(response.status).toBe(400)
    await expect(response.json()).resolves.toMatchObject({
      message: expect.stringContaining('8 to 128 visible'),
    })
  })
})

describe('a restart', () => {
  it('keeps battles, rounds and who is signed in', async () => {
    const env = { AUTH_SECRET: 'the same secret before and after' }
    const before = await startTestServer({ env })
    const player = await before.signUp()
    const { id } = await startBattle(player)
    const { round: stored } = await fightRound(player, id, VERSE, { key: 'before-restart' })

    const after = await startTestServer({ env, database: before.database })
    const same = after.visit()
    for (const [name, value] of player.cookies) same.cookies.set(name, value)
    expect(await roundsOf(same, id)).toEqual([stored])
    expect((await fightRound(same, id, VERSE, { key: 'before-restart' })).round).toEqual(stored)
    expect((await fightRound(same, id, VERSE)).round.roundNumber).toBe(2)
    await after.stop()
    await before.stop()
  })
})

describe('too many rounds', () => {
  it('are refused with the seconds to wait', async () => {
    const server = await startTestServer()
    const player = await server.signUp()
    const { id } = await buildBattle(server.services.knex, { userId: player.userId, status: 'completed' })
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await submitVerse(player, id, VERSE)).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 409))
    const refused = await submitVerse(player, id, VERSE)
    expect([statuses[30], refused.status]).toEqual([429, 429])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    await server.stop()
  })
})
