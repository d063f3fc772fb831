import { describe, expect, it } from 'vitest'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { useTestServer, type TestServer } from '../test/test-server.ts'
import { BAD_VERSES, VERSE } from '../test/verses.ts'

describe('a verse that must not pass', () => {
  const server = useTestServer()

  it.each(BAD_VERSES)(
    '%s: is refused by a code and a sentence, and leaves no trace (VERSE-8)',
    async (_name, verse, code, status) => {
      const player = await server().signUp()
      const { id } = await startBattle(player)
      const before = await tracesOf(server())
      const response = await submitVerse(player, id, verse, { key: 'a-bad-verse' })
      expect(response.status).toBe(status)
      const answer = (await response.json()) as { code: string; message: string }
      expect(answer.code).toBe(code)
      expect(answer.message).toMatch(/^[A-Z][^{}]+\.$/)
      expect(await tracesOf(server())).toEqual(before)
      expect(server().log()).not.toContain('zanzibar')
    },
  )

  it('missing altogether counts as empty', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await expect((await submitVerse(player, id, undefined)).json()).resolves.toMatchObject({
      code: 'verse_empty',
    })
  })

  it('is refused after a good one under the same key, without touching what was stored', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const { round: stored } = await fightRound(player, id, VERSE, { key: 'good-then-bad' })
    expect((await submitVerse(player, id, '<b>zanzibar</b>', { key: 'good-then-bad' })).status).toBe(422)
    expect(await roundsOf(player, id)).toEqual([stored])
  })
})

describe('a request that is no submission', () => {
  const server = useTestServer()
  it.each([
    ['JSON', 'application/json', JSON.stringify({ userVerse: VERSE }), 415, 'wrong_content_type'],
    ['no body at all', undefined, undefined, 415, 'wrong_content_type'],
    ['a form without its boundary', 'multipart/form-data', 'zanzibar', 400, 'invalid_request'],
    [
      'a verse sent as a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="userVerse"\r\nContent-Type: text/plain\r\n\r\nzanzibar\r\n--x--\r\n',
      400,
      'invalid_request',
    ],
    [
      'a form cut short',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="userVerse"\r\n\r\nzanz',
      400,
      'invalid_request',
    ],
    [
      'two verses',
      'multipart/form-data; boundary=x',
      ['a', 'b']
        .map((verse) => `--x\r\nContent-Disposition: form-data; name="userVerse"\r\n\r\n${verse}\r\n`)
        .join('') + '--x--\r\n',
      400,
      'invalid_request',
    ],
  ])('%s: is refused', async (_name, type, body, status, code) => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    const response = await player.send(`/api/battles/${id}/rounds`, {
      method: 'POST',
      headers: type === undefined ? {} : { 'Content-Type': type },
      ...(body !== undefined && { body }),
    })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code])
    expect(await roundsOf(player, id)).toEqual([])
  })
})

/** Everything that a submission could have left behind. */
async function tracesOf({ services: { knex }, database }: TestServer): Promise<unknown> {
  return {
    database: database.url,
    rounds: await knex('rounds').orderBy('id'),
    battles: await knex('battles')
      .select('id', 'current_round', 'user_score', 'ai_score', 'status')
      .orderBy('id'),
    allowances: await knex('battle_allowances').orderBy(['user_id', 'day']),
  }
}
