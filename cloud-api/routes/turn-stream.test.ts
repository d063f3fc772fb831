import { describe, expect, it } from 'vitest'
import { roundResult } from '#shared/contract/http/battles.ts'
import type { TurnEvent } from '#shared/contract/http/turn-events.ts'
import { openTurns } from '../commands/turn/turns.ts'
import { packetsOf } from '../ports/audio-store/formats/read-webm.ts'
import { OPUS_RATE } from '../ports/speech-out/opus-format.ts'
import { SpeechProblem } from '../ports/speech-out/speech-out.ts'
import { quickVoice } from '../test/fakes/quick-voice.ts'
import {
  allOf,
  askForTurn,
  eventsOf,
  followTurn,
  untilEvent,
  type NumberedEvent,
} from '../test/follow-turn.ts'
import { openGate } from '../test/gate.ts'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { startTestServer, useTestServer } from '../test/test-server.ts'
import { VERSE } from '../test/verses.ts'

const typesOf = (events: readonly NumberedEvent[]) => events.map(({ event }) => event.type)
const each = <Type extends TurnEvent['type']>(events: readonly NumberedEvent[], type: Type) =>
  events.flatMap(({ event }) => (event.type === type ? [event as Extract<TurnEvent, { type: Type }>] : []))
const isAudio = (event: TurnEvent) => event.type === 'audio'
const onlyFrom = (line: number, pass: () => Promise<void>) => (index: number) =>
  index >= line ? pass() : Promise.resolve()

describe('a turn as it happens', () => {
  const server = useTestServer()

  it('tells all, numbered from 1 and in order, and ends with what JSON would have said (TURN-1, TURN-2)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player, { difficulty: 'easy' })
    const response = await askForTurn(player, id, `  ${VERSE}\n`, { key: 'as-it-happens' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    expect(response.headers.get('X-Accel-Buffering')).toBe('no')
    expect(response.headers.get('Content-Encoding')).toBeNull()
    const events = await allOf(eventsOf(response))

    expect(events.map(({ id: number }) => number)).toEqual(events.map((_, index) => index + 1))
    const types = typesOf(events)
    expect(types.slice(0, 2)).toEqual(['transcript', 'userScore'])
    expect(types.slice(-2)).toEqual(['scores', 'done'])
    expect(types.filter((type) => type === 'line')).toHaveLength(4)
    expect(types.filter((type) => type === 'audio')).toHaveLength(4)
    const [done] = each(events, 'done')
    const result = done?.result
    expect(result?.notices).toEqual([])
    expect(each(events, 'transcript')[0]?.userText).toBe(VERSE)
    expect(each(events, 'userScore')[0]?.userMarks).toEqual(result?.round.userMarks)
    expect(each(events, 'scores')[0]?.aiMarks).toEqual(result?.round.aiMarks)
    expect(each(events, 'line').map(({ text }) => text)).toEqual(result?.aiResponse.split('\n'))
    expect(each(events, 'audio').map(({ timing }) => timing)).toEqual(result?.round.lineTimings)

    const again = await submitVerse(player, id, VERSE, { key: 'as-it-happens' })
    expect(roundResult.parse(await again.json())).toEqual(result)
    expect(await roundsOf(player, id)).toEqual([result?.round])
  })

  it('carries the whole recording in its chunks, each where it belongs (TURN-3)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const events = await followTurn(player, id, VERSE)
    const chunks = each(events, 'audio').map(({ chunk }) => chunk ?? expect.fail())
    const packets = await Promise.all(
      chunks.map(({ base64 }) => packetsOf(new Uint8Array(Buffer.from(base64, 'base64')))),
    )
    chunks.forEach(({ chunkMs, durationMs, format }, index) => {
      expect(format).toBe('webm')
      const before = packets.slice(0, index).reduce((sum, { length }) => sum + length, 0)
      expect(chunkMs).toBe(before * 20)
      expect(durationMs).toBe((packets[index]?.length ?? 0) * 20 - 7)
    })
    const { round } = each(events, 'done')[0]?.result ?? expect.fail()
    const whole = await (await player.get(`${round.audioUrl}.webm`)).arrayBuffer()
    expect(packets.flat()).toEqual(await packetsOf(new Uint8Array(whole)))
  })

  it.each([
    ['wav', 'RIFF', 0],
    ['mp4', 'ftyp', 4],
  ] as const)('comes in %s where that is asked for', async (format, mark, offset) => {
    const player = await server().signUp()
    const { id } = await startBattle(player, { difficulty: 'easy' })
    const events = await followTurn(player, id, VERSE, { query: `?audio=${format}` })
    for (const { chunk } of each(events, 'audio')) {
      expect(chunk?.format).toBe(format)
      const file = Buffer.from(chunk?.base64 ?? '', 'base64')
      expect(file.toString('latin1', offset, offset + 4)).toBe(mark)
      if (format === 'wav')
        expect((file.length - 44) / 2).toBeCloseTo(((chunk?.durationMs ?? 0) * OPUS_RATE) / 1000, 6)
    }
    const refused = await askForTurn(player, id, VERSE, { query: '?audio=ogg' })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      400,
      'invalid_request',
    ])
  })

  it('that is refused before anything happens is refused as any call, with its status (TURN-5)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    for (const [verse, status, code] of [
      ['', 422, 'verse_empty'],
      ['<b>zanzibar</b>', 422, 'verse_has_code'],
    ] as const) {
      const refused = await askForTurn(player, id, verse, { key: 'refused-at-once' })
      expect(refused.status).toBe(status)
      await expect(refused.json()).resolves.toMatchObject({ code })
    }
    for (let round = 0; round < 3; round += 1) await fightRound(player, id, VERSE)
    const finished = await askForTurn(player, id, VERSE)
    expect(finished.status).toBe(409)
    await expect(finished.json()).resolves.toMatchObject({ code: 'battle_finished' })
    const stranger = await server().signUp()
    expect((await askForTurn(stranger, id, VERSE)).status).toBe(404)
  })

  it.each([
    ['x', 'bad-number-1'],
    ['-1', 'bad-number-2'],
    ['1.5', 'bad-number-3'],
    ['9999999999', 'bad-number-4'],
    ['3', undefined],
  ])(
    'with the Last-Event-ID "%s" and the key %s is refused, and fights nothing',
    async (lastEventId, key) => {
      const player = await server().signUp()
      const { id } = await startBattle(player)
      const refused = await askForTurn(player, id, VERSE, { lastEventId, ...(key !== undefined && { key }) })
      expect(refused.status).toBe(400)
      await expect(refused.json()).resolves.toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining('Last-Event-ID'),
      })
      expect(await roundsOf(player, id)).toEqual([])
    },
  )

  it('keeps how it was made with the round (TURN-8)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await followTurn(player, id, VERSE)
    const [{ made }] = (await server().services.knex('rounds').where({ battle_id: id })) as [
      { made: unknown },
    ]
    expect(made).toMatchObject({
      writer: { vendor: 'house', firstLineMs: expect.any(Number), ms: expect.any(Number), fallbacks: [] },
      voice: { vendor: 'hum', firstLineMs: expect.any(Number), ms: expect.any(Number), fallbacks: [] },
    })
  })
})

describe('a line', () => {
  it('is sound before the next one is said; two who look on see the same; one round comes of it (TURN-1, TURN-4)', async () => {
    const gate = openGate()
    const server = await startTestServer({ voice: quickVoice(onlyFrom(1, gate.pass)) })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const first = eventsOf(await askForTurn(player, id, VERSE, { key: 'looked-on-twice' }))
    const early = await untilEvent(first, isAudio)
    expect(await roundsOf(player, id)).toEqual([])
    const second = eventsOf(await askForTurn(player, id, VERSE, { key: 'looked-on-twice' }))
    const behind = eventsOf(await askForTurn(player, id, VERSE, { key: 'looked-on-twice', lastEventId: '2' }))
    gate.open()
    const all = [...early, ...(await allOf(first))]
    expect(await allOf(second)).toEqual(all)
    expect(await allOf(behind)).toEqual(all.slice(2))
    expect(await roundsOf(player, id)).toHaveLength(1)
    expect(server.services.turns.count()).toEqual({ running: 0, kept: 1 })
    await server.stop()
  })
})

describe('a reader who is gone', () => {
  it('costs nothing and loses nothing: the turn is saved, and goes on where they left it (TURN-4, TURN-6)', async () => {
    const gate = openGate()
    const server = await startTestServer({ voice: quickVoice(onlyFrom(2, gate.pass)) })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const hangUp = new AbortController()
    const cut = eventsOf(
      await askForTurn(player, id, VERSE, { key: 'cut-in-the-middle', signal: hangUp.signal }),
    )
    const before = await untilEvent(cut, isAudio)
    hangUp.abort()
    await expect(allOf(cut)).rejects.toThrow()
    gate.open()
    const lastEventId = String(before.at(-1)?.id)
    const rest = await followTurn(player, id, VERSE, { key: 'cut-in-the-middle', lastEventId })
    expect(rest.map(({ id: number }) => number)).toEqual(rest.map((_, index) => before.length + 1 + index))
    expect(typesOf(rest).at(-1)).toBe('done')
    expect(each([...before, ...rest], 'audio')).toHaveLength(8)
    expect(each(rest, 'audio').every(({ chunk }) => chunk !== undefined)).toBe(true)
    expect(await roundsOf(player, id)).toHaveLength(1)
    expect(server.log()).not.toContain('"level":50')
    await server.stop()
  })

  it('who comes back when the turn is long over is told the same from the stored round, but its sound (TURN-6)', async () => {
    const server = await startTestServer({ turns: openTurns({ kept: 0 }) })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const all = await followTurn(player, id, VERSE, { key: 'back-much-later' })
    while (server.services.turns.count().kept > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const withoutSound = all.map(({ id: number, event }) => {
      if (event.type !== 'audio') return { id: number, event }
      const { chunk: _, ...rest } = event
      return { id: number, event: rest }
    })
    for (const lastEventId of ['0', '1', '7', String(all.length - 1)]) {
      const rest = await followTurn(player, id, VERSE, { key: 'back-much-later', lastEventId })
      expect(rest).toEqual(withoutSound.slice(Number(lastEventId)))
    }
    // Behind the end there is the end, with its own number.
    const end = await followTurn(player, id, VERSE, { key: 'back-much-later', lastEventId: '1000' })
    expect(end).toEqual([{ id: all.length, event: all.at(-1)?.event }])
    const other = await askForTurn(player, id, `${VERSE} else`, { key: 'back-much-later' })
    expect(other.status).toBe(422)
    expect(await roundsOf(player, id)).toHaveLength(1)
    await server.stop()
  })

  it('who never reads keeps no turn from its end', async () => {
    const server = await startTestServer()
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const unread = await askForTurn(player, id, VERSE, { key: 'never-read-it', query: '?audio=wav' })
    while (server.services.turns.count().running > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await roundsOf(player, id)).toHaveLength(1)
    await unread.body?.cancel()
    await server.stop()
  })
})

describe('a turn that fails in the middle', () => {
  it('says so as its last event, saves nothing, and may be sent again with the same key (TURN-5)', async () => {
    let broken = true
    const voice = quickVoice((line) =>
      broken && line === 2 ? Promise.reject(new SpeechProblem('broken')) : Promise.resolve(),
    )
    const server = await startTestServer({ voice })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const events = await followTurn(player, id, VERSE, { key: 'broken-voice' })
    expect(events.at(-1)?.event).toMatchObject({ type: 'failed', code: 'voice_unavailable' })
    expect(await roundsOf(player, id)).toEqual([])
    broken = false
    // Fought anew, and told behind what the reader has (TURN-6).
    const again = await followTurn(player, id, VERSE, { key: 'broken-voice', lastEventId: '2' })
    expect(again[0]).toMatchObject({ id: 3, event: { type: 'line', index: 0 } })
    expect(typesOf(again).at(-1)).toBe('done')
    expect(await roundsOf(player, id)).toHaveLength(1)
    await server.stop()
  })

  it.each([
    ['while somebody looks on', false],
    ['after they have gone', true],
  ])('through a bug tells nobody of it but the log: %s', async (_name, hasLeft) => {
    const gate = openGate()
    const voice = quickVoice(async (line) => {
      if (line === 0) return
      await gate.pass()
      throw new Error('the tongue is tied')
    })
    const server = await startTestServer({ voice })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const hangUp = new AbortController()
    const events = eventsOf(await askForTurn(player, id, VERSE, { signal: hangUp.signal }))
    await untilEvent(events, isAudio)
    if (hasLeft) {
      hangUp.abort()
      await expect(allOf(events)).rejects.toThrow()
    }
    gate.open()
    if (!hasLeft) {
      const last = (await allOf(events)).at(-1)?.event
      expect(last).toMatchObject({ type: 'failed', code: 'internal_error' })
      expect(JSON.stringify(last)).not.toContain('tongue')
    }
    while (!server.log().includes('the tongue is tied'))
      await new Promise((resolve) => setTimeout(resolve, 5))
    expect(server.log().split('the tongue is tied').length).toBeLessThan(4)
    await server.stop()
  })

  it('as the server stops ends with an event that says so, and so does the server (TURN-7)', async () => {
    const gate = openGate()
    const turns = openTurns({ grace: 50 })
    const server = await startTestServer({ voice: quickVoice(onlyFrom(1, gate.pass)), turns })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const events = eventsOf(await askForTurn(player, id, VERSE, { key: 'server-stops' }))
    await untilEvent(events, isAudio)
    turns.stop()
    expect((await allOf(events)).at(-1)?.event).toMatchObject({
      type: 'failed',
      code: 'service_unavailable',
    })
    expect(await roundsOf(player, id)).toEqual([])
    await server.stop()
    expect(turns.count()).toEqual({ running: 0, kept: 0 })
  })
})

describe('a notice', () => {
  it('is told in between, comes with the result, and again with the stored round (TURN-9)', async () => {
    const voice = quickVoice()
    const speak: typeof voice.speak = (request) => {
      request.onFallback?.({ vendor: 'openai', model: 'x', reason: 'timeout' })
      return voice.speak(request)
    }
    const server = await startTestServer({ voice: { ...voice, speak }, turns: openTurns({ kept: 0 }) })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    const events = await followTurn(player, id, VERSE, { key: 'with-a-notice' })
    const notice = { code: 'voice_fell_back', message: expect.stringMatching(/^[A-Z].+\.$/) as string }
    expect(each(events, 'notice')).toEqual([{ type: 'notice', notice }])
    expect(each(events, 'done')[0]?.result.notices).toEqual([notice])
    expect((await fightRound(player, id, VERSE, { key: 'with-a-notice' })).notices).toEqual([notice])
    const [{ made }] = (await server.services.knex('rounds')) as [{ made: { voice: object } }]
    expect(made.voice).toMatchObject({ fallbacks: [{ vendor: 'openai', model: 'x', reason: 'timeout' }] })
    await server.stop()
  })
})
