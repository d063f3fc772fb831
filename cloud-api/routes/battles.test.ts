import { describe, expect, it } from 'vitest'
import { battle, battleState, historyItem } from '#shared/contract/http/battles.ts'
import { z } from 'zod'
import { buildBattle } from '../test/factories/battle.ts'
import { fightRound, startBattle, submitVerse } from '../test/play.ts'
import { startTestServer, useTestServer } from '../test/test-server.ts'
import { VERSE } from '../test/verses.ts'

const UNKNOWN = '019ab000-0000-7000-8000-00000000ffff'

describe('POST /api/battles', () => {
  const server = useTestServer()

  it('starts a battle with the product’s defaults (BATTLE-1, BATTLE-2)', async () => {
    const player = await server().signUp()
    const response = await player.post('/api/battles', { aiCharacterId: 'silk' })
    expect(response.status).toBe(201)
    expect(battle.parse(await response.json())).toMatchObject({
      aiCharacterId: 'silk',
      difficulty: 'normal',
      profanityFilter: false,
      lyricComplexity: 75,
      styleIntensity: 85,
      voiceSpeed: 1,
      status: 'active',
      currentRound: 1,
      maxRounds: 3,
      userScore: 0,
      aiScore: 0,
      completedAt: null,
    })
  })

  const COMPLEXITY = 'Lyric complexity goes from 0 to 100 in steps of 5.'
  const INTENSITY = 'Style intensity goes from 0 to 100 in steps of 5.'
  const SPEED = 'Voice speed goes from 0.5 to 2.'
  const AN_OBJECT =
    'Something in that request is not right: the body must be a JSON object, such as {"name": "value"}.'
  it.each([
    [
      { aiCharacterId: 'slim' },
      'unknown_character',
      'There is no opponent "slim". Choose razor, venom, silk or cypher.',
    ],
    [
      { aiCharacterId: null },
      'unknown_character',
      'There is no opponent null. Choose razor, venom, silk or cypher.',
    ],
    [{}, 'invalid_request', 'Something in that request is not right: aiCharacterId is missing.'],
    [
      { aiCharacterId: 'razor', difficulty: 'brutal' },
      'unknown_difficulty',
      'There is no difficulty "brutal". Choose easy, normal, hard or nightmare.',
    ],
    [{ aiCharacterId: 'razor', lyricComplexity: 101 }, 'setting_out_of_range', COMPLEXITY],
    [{ aiCharacterId: 'razor', lyricComplexity: 72 }, 'setting_out_of_range', COMPLEXITY],
    [{ aiCharacterId: 'razor', lyricComplexity: 1e308 }, 'setting_out_of_range', COMPLEXITY],
    [{ aiCharacterId: 'razor', styleIntensity: -5 }, 'setting_out_of_range', INTENSITY],
    [{ aiCharacterId: 'razor', styleIntensity: '85' }, 'setting_out_of_range', INTENSITY],
    [{ aiCharacterId: 'razor', voiceSpeed: 9 }, 'setting_out_of_range', SPEED],
    [{ aiCharacterId: 'razor', voiceSpeed: null }, 'setting_out_of_range', SPEED],
    [
      { aiCharacterId: 'razor', profanityFilter: 'yes' },
      'invalid_request',
      'Something in that request is not right: profanityFilter must be true or false.',
    ],
    [[], 'invalid_request', AN_OBJECT],
    [null, 'invalid_request', AN_OBJECT],
    [5, 'invalid_request', AN_OBJECT],
  ])('refuses %j, writes nothing and charges nothing', async (body, code, message) => {
    const player = await server().signUp()
    const response = await player.post('/api/battles', body)
    expect(response.status).toBe(code === 'invalid_request' ? 400 : 422)
    await expect(response.json()).resolves.toEqual({ code, message })
    await expect((await player.get('/api/battles')).json()).resolves.toEqual([])
    await expect((await player.get('/api/subscription/status')).json()).resolves.toMatchObject({
      battlesRemaining: 12,
    })
  })

  it('refuses to be told a score, an owner or an end', async () => {
    const player = await server().signUp()
    const started = await startBattle(player, {
      userScore: 300,
      userId: UNKNOWN,
      status: 'completed',
      maxRounds: 1,
    })
    expect(started).toMatchObject({ userScore: 0, status: 'active', maxRounds: 3 })
  })

  it('makes one battle of a request that is sent again, also at once (ALLOW-4)', async () => {
    const player = await server().signUp()
    const start = (settings: object) =>
      player.post(
        '/api/battles',
        { aiCharacterId: 'razor', ...settings },
        { 'Idempotency-Key': 'battle-key-1' },
      )
    const answers = await Promise.all([start({}), start({}), start({})])
    const ids = await Promise.all(answers.map(async (answer) => battle.parse(await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(battle.parse(await (await start({})).json()).id).toBe(ids[0])
    await expect((await player.get('/api/subscription/status')).json()).resolves.toMatchObject({
      battlesRemaining: 11,
    })

    const other = await start({ difficulty: 'hard' })
    expect(other.status).toBe(422)
    await expect(other.json()).resolves.toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('knows players apart who chose the same key', async () => {
    const [one, two] = [await server().signUp(), await server().signUp()]
    const start = async (player: typeof one) =>
      battle.parse(
        await (
          await player.post('/api/battles', { aiCharacterId: 'razor' }, { 'Idempotency-Key': 'same-key' })
        ).json(),
      ).id
    expect(await start(one)).not.toBe(await start(two))
  })
})

describe('the daily allowance', () => {
  it('ends with a refusal, and comes back at midnight UTC (ALLOW-1, ALLOW-3, ALLOW-5)', async () => {
    let now = new Date('2026-11-21T23:59:00Z')
    const server = await startTestServer({ env: { FREE_BATTLES_PER_DAY: '3' }, now: () => now })
    const player = await server.signUp()
    for (const remaining of [2, 1, 0]) {
      await startBattle(player)
      await expect((await player.get('/api/subscription/status')).json()).resolves.toEqual({
        tier: 'free',
        battlesRemaining: remaining,
        canStartBattle: remaining > 0,
      })
    }
    const refused = await player.post('/api/battles', { aiCharacterId: 'razor' })
    expect(refused.status).toBe(403)
    await expect(refused.json()).resolves.toMatchObject({ code: 'no_battles_left' })

    now = new Date('2026-11-22T00:00:00Z')
    await startBattle(player)
    await server.stop()
  })

  it('cannot be passed by requests that come at once', async () => {
    const server = await startTestServer({ env: { FREE_BATTLES_PER_DAY: '3' } })
    const player = await server.signUp()
    const start = () => player.post('/api/battles', { aiCharacterId: 'razor' })
    const statuses = (await Promise.all(Array.from({ length: 12 }, start))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 403)).toHaveLength(9)
    await expect((await player.get('/api/battles')).json()).resolves.toHaveLength(3)
    await server.stop()
  })

  it('gives the place of an abandoned battle back, to the day it was taken from (ALLOW-2, ALLOW-5)', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const server = await startTestServer({ env: { FREE_BATTLES_PER_DAY: '1' }, now: () => now })
    const player = await server.signUp()
    const first = await startBattle(player)
    await player.patch(`/api/battles/${first.id}/state`, { timeRemaining: 0 })
    const second = await startBattle(player)

    now = new Date('2026-11-22T12:00:00Z')
    await startBattle(player)
    await player.patch(`/api/battles/${second.id}/state`, { timeRemaining: 0 })
    expect((await player.post('/api/battles', { aiCharacterId: 'razor' })).status).toBe(403)
    await server.stop()
  })

  it('may be none at all', async () => {
    const server = await startTestServer({ env: { FREE_BATTLES_PER_DAY: '0' } })
    const player = await server.signUp()
    expect((await player.post('/api/battles', { aiCharacterId: 'razor' })).status).toBe(403)
    await server.stop()
  })
})

describe('a player’s battles', () => {
  const server = useTestServer()

  it('are listed newest first, fifty at most; only the completed ones are history (BATTLE-9)', async () => {
    const player = await server().signUp()
    const { knex } = server().services
    for (let day = 1; day <= 60; day += 1) {
      await buildBattle(knex, {
        userId: player.userId,
        status: (['active', 'completed', 'abandoned'] as const)[day % 3] ?? 'active',
        userScore: day,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      })
    }
    const all = z.array(battle).parse(await (await player.get('/api/battles')).json())
    expect(all.map(({ userScore }) => userScore)).toEqual(
      Array.from({ length: 50 }, (_, index) => 60 - index),
    )

    const history = z.array(historyItem).parse(await (await player.get('/api/battles/history')).json())
    expect(history).toHaveLength(20)
    expect(history[0]).toMatchObject({ userScore: 58, aiCharacterName: all[0]?.aiCharacterName })
  })

  it('are nobody else’s: each call answers as for a battle that never was (BATTLE-3)', async () => {
    const owner = await server().signUp()
    const stranger = await server().signUp()
    const { id } = await startBattle(owner)
    for (const battleId of [id, UNKNOWN, 'not-a-battle', `${id}'--`]) {
      const answers = [
        await stranger.get(`/api/battles/${battleId}`),
        await stranger.get(`/api/battles/${battleId}/state`),
        await stranger.patch(`/api/battles/${battleId}/state`, { timeRemaining: 0 }),
        await stranger.get(`/api/battles/${battleId}/rounds`),
        await submitVerse(stranger, battleId, VERSE),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(404)
        await expect(answer.json()).resolves.toEqual({
          code: 'battle_not_found',
          message: 'There is no such battle.',
        })
      }
    }
    await expect((await stranger.get('/api/battles')).json()).resolves.toEqual([])
    await expect((await owner.get(`/api/battles/${id}/state`)).json()).resolves.toMatchObject({
      status: 'active',
      timeRemaining: 105,
    })
  })

  it('are closed to visitors', async () => {
    const { id } = await startBattle(await server().signUp())
    const visitor = server().visit()
    for (const path of ['', '/history', `/${id}`, `/${id}/state`, `/${id}/rounds`]) {
      expect((await visitor.get(`/api/battles${path}`)).status).toBe(401)
    }
    expect((await submitVerse(visitor, id, VERSE)).status).toBe(401)
  })

  it('go with their player', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await fightRound(player, id, VERSE)
    const { knex } = server().services
    await knex('user').where({ id: player.userId }).delete()
    expect(await knex('battles').where({ id })).toEqual([])
    expect(await knex('rounds').where({ battle_id: id })).toEqual([])
  })
})

describe('a list of battles', () => {
  const server = useTestServer()
  const idsAt = async (player: { get(path: string): Promise<Response> }, path: string) =>
    z.array(z.object({ id: z.string() })).parse(await (await player.get(path)).json())

  it('goes on after a battle of it, leaving none out and showing none twice (BATTLE-10)', async () => {
    const player = await server().signUp()
    // Several of the same moment: the id then says which comes first.
    for (let n = 0; n < 120; n += 1) {
      await buildBattle(server().services.knex, {
        userId: player.userId,
        status: n % 2 === 0 ? 'completed' : 'active',
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 4))),
      })
    }
    for (const [path, sizes] of [
      ['/api/battles', [50, 50, 20]],
      ['/api/battles/history', [50, 10]],
    ] as const) {
      const seen: string[] = []
      for (const size of sizes) {
        const before = seen.at(-1)
        const part = await idsAt(player, before === undefined ? path : `${path}?before=${before}`)
        expect(part).toHaveLength(size)
        seen.push(...part.map(({ id }) => id))
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(await idsAt(player, `${path}?before=${seen.at(-1) ?? ''}`)).toEqual([])
    }
  })

  it('does not go on after a battle of somebody else, or none', async () => {
    const [player, stranger] = [await server().signUp(), await server().signUp()]
    const { id } = await startBattle(stranger)
    for (const path of ['/api/battles', '/api/battles/history']) {
      for (const before of [id, UNKNOWN]) {
        const response = await player.get(`${path}?before=${before}`)
        expect(response.status).toBe(404)
        await expect(response.json()).resolves.toMatchObject({ code: 'battle_not_found' })
      }
      await expect((await player.get(`${path}?before=first`)).json()).resolves.toEqual({
        code: 'invalid_request',
        message: 'Something in that request is not right: before must be an id as this server gives them.',
      })
    }
  })
})

describe('PATCH /api/battles/{id}/state', () => {
  const server = useTestServer()

  it('takes the clock and what the page does, and never a score (BATTLE-4)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await player.patch(`/api/battles/${id}/state`, {
      timeRemaining: 60.5,
      isAIResponding: true,
      isPlayingAudio: true,
      userScore: 300,
      aiScore: 0,
      currentRound: 3,
      maxRounds: 1,
      status: 'completed',
      difficulty: 'easy',
    })
    expect(battleState.parse(await response.json())).toEqual({
      status: 'active',
      currentRound: 1,
      maxRounds: 3,
      userScore: 0,
      aiScore: 0,
      timeRemaining: 60.5,
      isAIResponding: true,
      isPlayingAudio: true,
      difficulty: 'normal',
    })
    await expect((await player.get(`/api/battles/${id}`)).json()).resolves.toMatchObject({
      userScore: 0,
      aiScore: 0,
    })
  })

  it('lets the clock run down only (BATTLE-6)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await player.patch(`/api/battles/${id}/state`, { timeRemaining: 40 })
    const response = await player.patch(`/api/battles/${id}/state`, { timeRemaining: 90 })
    await expect(response.json()).resolves.toMatchObject({ timeRemaining: 40 })
  })

  const CLOCK = 'The clock goes from 0 to 105 seconds.'
  it.each([
    [{ timeRemaining: -1 }, 422, CLOCK],
    [{ timeRemaining: 106 }, 422, CLOCK],
    [{ timeRemaining: 'soon' }, 422, CLOCK],
    [
      { isAIResponding: 1 },
      400,
      'Something in that request is not right: isAIResponding must be true or false.',
    ],
  ])('refuses %j', async (body, status, message) => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await player.patch(`/api/battles/${id}/state`, body)
    expect(response.status).toBe(status)
    await expect(response.json()).resolves.toMatchObject({ message })
    await expect((await player.get(`/api/battles/${id}/state`)).json()).resolves.toMatchObject({
      timeRemaining: 105,
    })
  })

  it('at zero ends a battle that has a round as completed, one that has none as abandoned (BATTLE-7)', async () => {
    const player = await server().signUp()
    const fought = await startBattle(player)
    const { userScore } = await fightRound(player, fought.id, VERSE)
    const ended = await player.patch(`/api/battles/${fought.id}/state`, {
      timeRemaining: 0,
      isPlayingAudio: true,
    })
    await expect(ended.json()).resolves.toMatchObject({
      status: 'completed',
      currentRound: 1,
      userScore,
      isPlayingAudio: false,
    })

    const untouched = await startBattle(player)
    const left = await player.patch(`/api/battles/${untouched.id}/state`, { timeRemaining: 0 })
    await expect(left.json()).resolves.toMatchObject({ status: 'abandoned' })
    await expect((await player.get(`/api/battles/${untouched.id}`)).json()).resolves.toMatchObject({
      completedAt: null,
    })
  })

  it('refuses a battle that has ended (BATTLE-8)', async () => {
    const player = await server().signUp()
    const { id } = await buildBattle(server().services.knex, { userId: player.userId, status: 'completed' })
    const response = await player.patch(`/api/battles/${id}/state`, { isPlayingAudio: true })
    expect(response.status).toBe(409)
    await expect(response.json()).resolves.toMatchObject({ code: 'battle_finished' })
  })
})
