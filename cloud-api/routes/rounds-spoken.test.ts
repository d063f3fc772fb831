import { beforeAll, describe, expect, it } from 'vitest'
import { roundResult } from '#shared/contract/http/battles.ts'
import { TURN_EVENTS_TYPE } from '#shared/contract/http/turn-events.ts'
import { refusing, saying } from '../ports/speech-in/testing/transcription-server.ts'
import { rapFor } from '../ports/sound-in/testing/rapped.ts'
import { writeWebm } from '../ports/sound-in/testing/write-webm.ts'
import { useListeningServer } from '../test/listening-server.ts'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { VERSE } from '../test/verses.ts'

const BARS = 'I cut the fat from a phrase till the phrase is lethal'

describe('HEAR-18 a round with a recording and no text', () => {
  const { server, listener } = useListeningServer()
  let recording: Blob
  let other: Blob
  beforeAll(async () => {
    const { packets } = await rapFor(5)
    const webm = (seconds: number) => new Blob([new Uint8Array(writeWebm(packets.slice(0, seconds * 50)))])
    recording = webm(5)
    other = webm(4)
  }, 60_000)

  it('is fought with what was said, and once: the same recording again is the same round', async () => {
    listener().answer(saying({ text: BARS }))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const submission = { key: 'spoken-round', recording }
    const submit = async () =>
      roundResult.parse(await (await submitVerse(player, id, undefined, submission)).json())
    const first = await submit()
    expect(first.round.userText).toBe(BARS)
    expect(first.userScore).toBeGreaterThan(0)

    listener().answer(saying({ text: 'Something else that was never said' }))
    expect(await submit()).toEqual(first)
    // Later, when nothing of the turn is kept any more.
    await server().services.turns.close()
    expect((await submit()).round).toEqual(first.round)
    expect(listener().calls).toEqual([])
    expect(await roundsOf(player, id)).toHaveLength(1)

    const reused = await submitVerse(player, id, undefined, { ...submission, recording: other })
    expect(await reused.json()).toMatchObject({ code: 'idempotency_key_reused' })
    expect(listener().calls).toEqual([])
  })

  it('tells the transcript first where it is streamed', async () => {
    listener().answer(saying({ text: BARS }))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await submitVerse(player, id, '  ', {
      recording,
      headers: { Accept: TURN_EVENTS_TYPE },
    })
    const events = await response.text()
    expect(events.startsWith('id: 1\nevent: transcript\n')).toBe(true)
    expect(events).toContain(JSON.stringify({ type: 'transcript', userText: BARS }))
    expect(events).toContain('event: done')
  })

  it('leaves a text beside it the verse', async () => {
    listener().answer(saying({ text: BARS }))
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const { round } = await fightRound(player, id, VERSE, { recording })
    expect(round.userText).toBe(VERSE)
    expect(listener().calls).toEqual([])
  })

  it('that cannot be written down costs nothing, and the same key is another try', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const submit = (headers = {}) =>
      submitVerse(player, id, undefined, { key: 'second-try', recording, headers })
    listener().answer(saying({ text: '[Music]' }))
    expect(await (await submit()).json()).toMatchObject({ code: 'recording_without_voice' })
    listener().answer(refusing(500))
    const streamed = await submit({ Accept: TURN_EVENTS_TYPE })
    expect([streamed.status, await streamed.json()]).toMatchObject([503, { code: 'hearing_unavailable' }])
    expect(await roundsOf(player, id)).toEqual([])
    listener().answer(saying({ text: BARS }))
    expect((await submit()).status).toBe(200)
    expect(await roundsOf(player, id)).toHaveLength(1)
  })
})
