import { beforeAll, describe, expect, it } from 'vitest'
import { battleState, MAX_RECORDING_BYTES } from '#shared/contract/http/battles.ts'
import { transcription } from '#shared/contract/http/transcribe.ts'
import { badRecordings } from '../ports/sound-in/testing/bad-recordings.ts'
import { rapFor } from '../ports/sound-in/testing/rapped.ts'
import { writeWebm } from '../ports/sound-in/testing/write-webm.ts'
import { refusing, saying } from '../ports/speech-in/testing/transcription-server.ts'
import type { Browser } from '../test/browser.ts'
import { buildBattle } from '../test/factories/battle.ts'
import { LISTENER_KEY, useListeningServer } from '../test/listening-server.ts'
import { roundsOf, startBattle } from '../test/play.ts'
import { useTestServer } from '../test/test-server.ts'

const BARS = 'I cut the fat from a phrase till the phrase is lethal'

let packets: readonly Uint8Array[]
let rapped: Blob
beforeAll(async () => {
  ;({ packets } = await rapFor(4))
  rapped = blob(writeWebm(packets))
}, 60_000)

const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)], { type: 'audio/ogg' })

function transcribe(
  browser: Browser,
  battleId: string,
  recording = rapped,
  signal?: AbortSignal,
): Promise<Response> {
  const form = new FormData()
  form.append('audio', recording, 'recording.mp3')
  return browser.send(`/api/battles/${battleId}/transcribe`, {
    method: 'POST',
    body: form,
    ...(signal && { signal }),
  })
}

const codeOf = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as { code: string }).code,
]

describe('POST /api/battles/{id}/transcribe', () => {
  const { server, listener } = useListeningServer()

  it('HEAR-15 HEAR-16 tells what was said and how long that took, and changes nothing', async () => {
    listener().answer(saying({ text: ` ${BARS},\nliar! Thanks for watching! ` }))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const before = await player.get(`/api/battles/${id}/state`)
    const response = await transcribe(player, id)
    expect(response.status).toBe(200)
    const answer = (await response.json()) as object
    expect(Object.keys(answer).toSorted()).toEqual(['processingTime', 'userText'])
    expect(transcription.parse(answer).userText).toBe(`${BARS}, liar!`)

    const [call] = listener().calls
    expect([call?.path, call?.authorization]).toEqual([
      '/openai/v1/audio/transcriptions',
      `Bearer ${LISTENER_KEY}`,
    ])
    expect(call?.file).toEqual({
      name: 'recording.webm',
      type: 'audio/webm',
      bytes: new Uint8Array(await rapped.arrayBuffer()),
    })
    expect(JSON.stringify(call?.fields)).not.toContain(player.userId)
    const after = await player.get(`/api/battles/${id}/state`)
    expect(battleState.parse(await after.json())).toEqual(battleState.parse(await before.json()))
    expect(await roundsOf(player, id)).toEqual([])
    expect(server().log()).not.toMatch(/lethal|hunter2/)
  })

  it('HEAR-17 names each failure by its code', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const told = async (recording?: Blob) => codeOf(await transcribe(player, id, recording))
    listener().answer(refusing(400))
    expect(await told()).toEqual([422, 'recording_damaged'])
    listener().answer(saying({ text: ' Thank you. ' }))
    expect(await told()).toEqual([422, 'recording_without_voice'])
    listener().answer(saying({ text: 'Я лучший рэпер в этом городе' }))
    expect(await told()).toEqual([422, 'verse_not_english'])
    listener().answer(saying({ text: 'zanzibar'.repeat(251) }))
    expect(await told()).toEqual([413, 'verse_too_long'])
    expect(await told(new Blob([new Uint8Array(MAX_RECORDING_BYTES + 1)]))).toEqual([
      413,
      'payload_too_large',
    ])
    const withoutFile = await player.send(`/api/battles/${id}/transcribe`, {
      method: 'POST',
      body: new FormData(),
    })
    expect(await codeOf(withoutFile)).toEqual([422, 'recording_empty'])
    expect(await codeOf(await player.post(`/api/battles/${id}/transcribe`, {}))).toEqual([
      415,
      'wrong_content_type',
    ])
    expect(server().log()).not.toContain('zanzibar')
  })

  it('HEAR-17 refuses a recording that a round would refuse, for the same reason, and asks nobody on', async () => {
    listener().answer(() => undefined)
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const cases = (await badRecordings(packets)).filter(({ name }) =>
      ['no bytes', 'text', 'MP3', 'AAC in MP4', 'WebM with pictures'].includes(name),
    )
    expect(cases).toHaveLength(5)
    for (const { name, bytes, refusal } of cases) {
      const [, code] = (await codeOf(await transcribe(player, id, blob(bytes)))) as [number, string]
      expect([name, code]).toEqual([name, `recording_${refusal.fault.replace('-', '_')}`])
    }
    // The last two begin as recordings do.
    await expect.poll(() => listener().hangUps(), { timeout: 20_000 }).toBe(listener().calls.length)
    expect(listener().calls.length).toBeLessThanOrEqual(2)
    listener().answer(saying({ text: BARS }))
    expect((await transcribe(player, id)).status).toBe(200)
  })

  it('HEAR-15 is for whoever is in their own battle, while it goes on', async () => {
    listener().answer(saying({ text: BARS }))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    expect(await codeOf(await transcribe(server().visit(), id))).toEqual([401, 'not_signed_in'])
    expect(await codeOf(await transcribe(await server().signUp(), id))).toEqual([404, 'battle_not_found'])
    const { knex } = server().services
    const over = await buildBattle(knex, { userId: player.userId, status: 'completed' })
    expect(await codeOf(await transcribe(player, over.id))).toEqual([409, 'battle_finished'])
    expect(listener().calls).toEqual([])
  })

  it('HEAR-4 hangs up on the service when the player does, and holds it against nobody', async () => {
    listener().answer(() => undefined)
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const leaving = new AbortController()
    const call = transcribe(player, id, rapped, leaving.signal)
    await expect.poll(() => listener().calls.length, { timeout: 20_000 }).toBe(1)
    leaving.abort()
    await expect(call).rejects.toThrow()
    await expect.poll(() => listener().hangUps(), { timeout: 20_000 }).toBe(1)
    listener().answer(saying({ text: BARS }))
    expect((await transcribe(player, id)).status).toBe(200)
  })

  it('HEAR-15 takes thirty a minute', async () => {
    listener().answer(saying({ text: BARS }))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const codes: number[] = []
    for (let index = 0; index < 31; index += 1)
      codes.push((await transcribe(player, id, blob(new Uint8Array()))).status)
    expect(codes).toEqual([...Array<number>(30).fill(422), 429])
  })

  it('HEAR-6 says that it cannot hear now while the service rests; the log says so once, without its key', async () => {
    listener().answer(refusing(401))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    for (let index = 0; index < 3; index += 1)
      expect(await codeOf(await transcribe(player, id))).toEqual([503, 'hearing_unavailable'])
    expect(listener().calls).toHaveLength(1)
    const log = server().log()
    expect(log.split('A service that writes speech down fails')).toHaveLength(2)
    expect(log).toContain('"reason":"http_401"')
    expect(log).not.toContain('hunter2')
  })
})

describe('a server without a service that listens', () => {
  const server = useTestServer()

  it('says so (HEAR-17)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    expect(await codeOf(await transcribe(player, id))).toEqual([422, 'speech_not_available'])
  })
})
