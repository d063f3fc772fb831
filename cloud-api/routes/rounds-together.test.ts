import { describe, expect, it } from 'vitest'
import { SpeechProblem } from '../ports/speech-out/speech-out.ts'
import { quickVoice } from '../test/fakes/quick-voice.ts'
import { openGate } from '../test/gate.ts'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { startTestServer } from '../test/test-server.ts'
import { VERSE } from '../test/verses.ts'

describe('two tabs at once', () => {
  it('make one round each, in order (ROUND-3)', async () => {
    const server = await startTestServer()
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const results = await Promise.all([
      fightRound(player, id, `${VERSE} one`),
      fightRound(player, id, `${VERSE} two`),
      fightRound(player, id, `${VERSE} three`),
    ])
    expect(results.map(({ round: { roundNumber } }) => roundNumber).sort()).toEqual([1, 2, 3])
    const stored = await roundsOf(player, id)
    expect(stored.map(({ roundNumber }) => roundNumber)).toEqual([1, 2, 3])
    expect(new Set(stored.map(({ userText }) => userText)).size).toBe(3)
    await server.stop()
  })

  it('of which the battle has room for one: the other is told that it is over', async () => {
    const server = await startTestServer()
    const player = await server.signUp()
    const { id } = await startBattle(player)
    await fightRound(player, id, VERSE)
    await fightRound(player, id, VERSE)
    const statuses = (
      await Promise.all([submitVerse(player, id, VERSE), submitVerse(player, id, VERSE)])
    ).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await roundsOf(player, id)).toHaveLength(3)
    await server.stop()
  })

  it('on two servers over one database never make the same round: one is made, the other is clearly refused', async () => {
    const gate = openGate()
    const secret = { AUTH_SECRET: 'one secret for both of the servers' }
    const one = await startTestServer({ env: secret, voice: quickVoice(gate.pass) })
    const two = await startTestServer({ env: secret, database: one.database, voice: quickVoice(gate.pass) })
    const player = await one.signUp()
    const elsewhere = two.visit()
    for (const [name, value] of player.cookies) elsewhere.cookies.set(name, value)
    const { id } = await startBattle(player)

    const submitted = [submitVerse(player, id, `${VERSE} here`), submitVerse(elsewhere, id, `${VERSE} there`)]
    await gate.waiting(2)
    gate.open()
    const answers = await Promise.all(submitted)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    await expect(refused?.json()).resolves.toMatchObject({ code: 'round_in_progress' })
    const stored = await roundsOf(player, id)
    expect(stored).toHaveLength(1)
    await expect((await player.get(`/api/battles/${id}`)).json()).resolves.toMatchObject({
      userScore: stored[0]?.scores.userScore,
      currentRound: 2,
    })
    await two.stop()
    await one.stop()
  })

  it('of which one rings the last bell: the round that was sent before it counts (ROUND-7)', async () => {
    const gate = openGate()
    const server = await startTestServer({ voice: quickVoice(gate.pass) })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const submitted = submitVerse(player, id, VERSE)
    await gate.waiting(1)
    const bell = player.patch(`/api/battles/${id}/state`, { timeRemaining: 0 })
    gate.open()
    expect((await submitted).status).toBe(200)
    await expect((await bell).json()).resolves.toMatchObject({ status: 'completed', currentRound: 1 })
    await server.stop()
  })
})

describe('a round that goes wrong', () => {
  it('for want of a voice is not saved, and may be sent again', async () => {
    let broken = true
    const voice = quickVoice(() => (broken ? Promise.reject(new SpeechProblem('busy')) : Promise.resolve()))
    const server = await startTestServer({ voice })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const response = await submitVerse(player, id, VERSE, { key: 'try-twice' })
    expect(response.status).toBe(503)
    await expect(response.json()).resolves.toMatchObject({ code: 'voice_unavailable' })
    expect(await roundsOf(player, id)).toEqual([])
    broken = false
    expect((await fightRound(player, id, VERSE, { key: 'try-twice' })).round.roundNumber).toBe(1)
    await server.stop()
  })

  it('for a reason nobody foresaw tells nothing but that, and is in the log without the verse', async () => {
    const voice = quickVoice(() => Promise.reject(new Error('the tongue is tied')))
    const server = await startTestServer({ voice })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const response = await submitVerse(player, id, 'Something about zanzibar')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' })
    expect(text).not.toContain('tongue')
    expect(server.log()).toContain('the tongue is tied')
    expect(server.log()).not.toContain('zanzibar')
    await server.stop()
  })

  it('with the visitor gone still ends whole: their retry finds it (ROUND-7)', async () => {
    const gate = openGate()
    const server = await startTestServer({ voice: quickVoice(gate.pass) })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const hangUp = new AbortController()
    const lost = submitVerse(player, id, VERSE, { key: 'lost-answer', signal: hangUp.signal })
    await gate.waiting(1)
    hangUp.abort()
    await expect(lost).rejects.toThrow()
    gate.open()
    const { round: found } = await fightRound(player, id, VERSE, { key: 'lost-answer' })
    expect(await roundsOf(player, id)).toEqual([found])
    await server.stop()
  })

  it('while it is still being sent leaves nothing', async () => {
    const server = await startTestServer()
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const half = new ReadableStream({
      start: (stream) => {
        stream.enqueue(
          new TextEncoder().encode(
            '--x\r\nContent-Disposition: form-data; name="userVerse"\r\n\r\nhalf a ver',
          ),
        )
      },
    })
    const hangUp = new AbortController()
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: half,
      duplex: 'half' as const,
      signal: hangUp.signal,
    }
    const lost = player.send(`/api/battles/${id}/rounds`, init)
    setTimeout(() => {
      hangUp.abort()
    }, 50)
    await expect(lost).rejects.toThrow()
    expect(await roundsOf(player, id)).toEqual([])
    expect(server.log()).not.toContain('"level":50')
    await server.stop()
  })
})
