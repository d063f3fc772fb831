import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_RECORDING_BYTES } from '#shared/contract/http/battles.ts'
import { markDelivery, spokenFlowMark } from '#shared/domain/scoring/flow/spoken-flow.ts'
import { refuse } from '#shared/std/result.ts'
import { hearRecording } from '../ports/sound-in/hear-recording.ts'
import { SoundInProblem, type SoundIn } from '../ports/sound-in/sound-in.ts'
import { badRecordings } from '../ports/sound-in/testing/bad-recordings.ts'
import { rapFor } from '../ports/sound-in/testing/rapped.ts'
import { writeWebm } from '../ports/sound-in/testing/write-webm.ts'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { useTestServer } from '../test/test-server.ts'
import { VERSE } from '../test/verses.ts'

let packets: readonly Uint8Array[]
beforeAll(async () => {
  ;({ packets } = await rapFor(6))
})

const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)], { type: 'audio/webm' })
const PART_HEAD =
  '--x\r\nContent-Disposition: form-data; name="audio"; filename="a.webm"\r\nContent-Type: audio/webm\r\n\r\n'
const rapped = () => blob(writeWebm(packets))

describe('a recording that comes with a round', () => {
  const server = useTestServer()

  it('is refused by a code and a sentence for what is wrong with it, and leaves no trace (REC-3, REC-11)', async () => {
    const players = [await server().signUp(), await server().signUp()]
    const battles = await Promise.all(players.map((player) => startBattle(player)))
    const cases = await badRecordings(packets)
    for (const [index, { name, bytes, refusal }] of cases.entries()) {
      // One alone would be told to go slower.
      const [player, battle] = [players[index % 2], battles[index % 2]]
      if (player === undefined || battle === undefined) throw new Error('Nobody plays.')
      const response = await submitVerse(player, battle.id, VERSE, {
        key: 'bad-recording',
        recording: blob(bytes),
      })
      const { code, message } = (await response.json()) as { code: string; message: string }
      expect([name, code]).toEqual([name, `recording_${refusal.fault.replace('-', '_')}`])
      expect([name, response.status >= 400 && response.status < 500]).toEqual([name, true])
      expect(message).toMatch(/^[A-Z][^{}]+\.$/)
      if (refusal.given !== undefined) expect(message).toContain(refusal.given)
    }
    expect(await server().services.knex('rounds')).toEqual([])
  })

  it('is refused while it comes, once it is too large (REC-4)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const sending = new AbortController()
    /** Goes over the limit by a byte, and never ends. */
    const endless = new ReadableStream({
      start: (stream) => {
        stream.enqueue(Buffer.from(PART_HEAD))
        stream.enqueue(new Uint8Array(MAX_RECORDING_BYTES + 1))
      },
    })
    const response = await player.send(`/api/battles/${id}/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
      signal: sending.signal,
    } as RequestInit)
    expect(response.status).toBe(413)
    await expect(response.json()).resolves.toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining('6 MB'),
    })
    sending.abort()
    expect(await roundsOf(player, id)).toEqual([])
  })

  it('gives the verse its flow in sound, and changes nothing else of its marks (REC-12)', async () => {
    const [typist, rapper] = [await server().signUp(), await server().signUp()]
    const { round: typed } = await fightRound(typist, (await startBattle(typist)).id, VERSE)
    const battle = await startBattle(rapper)
    const { round: spoken } = await fightRound(rapper, battle.id, VERSE, { recording: rapped() })
    const heard = await hearRecording(writeWebm(packets))
    if (!heard.ok) throw new Error(heard.refusal.fault)
    const flow = spokenFlowMark(typed.userMarks.flowQuality, markDelivery(heard.value))
    expect(flow).not.toBe(typed.userMarks.flowQuality)
    expect(Math.abs(spoken.userMarks.flowQuality - flow)).toBeLessThanOrEqual(1)
    expect(spoken.userMarks).toMatchObject({
      rhymeDensity: typed.userMarks.rhymeDensity,
      creativity: typed.userMarks.creativity,
    })
    expect(spoken.userText).toBe(VERSE)
  })

  it('is part of what its key stands for (REC-14)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const first = await fightRound(player, id, VERSE, { key: 'the-same-key', recording: rapped() })
    const again = await fightRound(player, id, VERSE, { key: 'the-same-key', recording: rapped() })
    expect(again.round).toEqual(first.round)
    const other = blob(writeWebm(packets.slice(0, 200)))
    for (const recording of [other, undefined]) {
      const response = await submitVerse(player, id, VERSE, {
        key: 'the-same-key',
        ...(recording && { recording }),
      })
      await expect(response.json()).resolves.toMatchObject({ code: 'idempotency_key_reused' })
    }
    expect(await roundsOf(player, id)).toHaveLength(1)
  })

  it('without text waits for a server that can write it down (REC-13)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    for (const verse of [undefined, ' \n']) {
      const response = await submitVerse(player, id, verse, { recording: rapped() })
      expect(response.status).toBe(422)
      await expect(response.json()).resolves.toMatchObject({ code: 'speech_not_available' })
    }
    expect(await roundsOf(player, id)).toEqual([])
  })

  it('does not save a verse that may not pass', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await submitVerse(player, id, '<b>zanzibar</b>', { recording: rapped() })
    await expect(response.json()).resolves.toMatchObject({ code: 'verse_has_code' })
  })
})

describe('a recording that nobody gets to hear (REC-10)', () => {
  const busy: SoundIn = {
    hear: (bytes) =>
      bytes.length > 0
        ? Promise.reject(new SoundInProblem('busy'))
        : Promise.resolve(refuse({ fault: 'empty' })),
    close: () => Promise.resolve(),
  }
  const server = useTestServer({ soundIn: busy })

  it('is refused for now, and nothing is lost', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await submitVerse(player, id, VERSE, { key: 'nobody-hears', recording: rapped() })
    expect(response.status).toBe(503)
    await expect(response.json()).resolves.toMatchObject({ code: 'hearing_unavailable' })
    await fightRound(player, id, VERSE, { key: 'nobody-hears' })
    expect(await roundsOf(player, id)).toHaveLength(1)
  })
})
