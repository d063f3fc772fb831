import { describe, expect, it } from 'vitest'
import { OTHER_VERSE, PLAIN_VERSE } from './commands/model-writer/testing/model-verses.ts'
import {
  byModel,
  expectWhole,
  serveModel,
  writerAt,
} from './commands/model-writer/testing/writer-under-test.ts'
import { RoundRecord } from './models/round-record.ts'
import { refusing, writing } from './ports/language-model/testing/chat-server.ts'
import { fightRound, startBattle } from './test/play.ts'
import { startTestServer } from './test/test-server.ts'

const VERSE = 'I walk in the booth and the temperature drops\nYou talk like a king but your empire stops'

describe('OPP-67 a round by a language model', () => {
  const model = serveModel()

  it('keeps who wrote it, and when the house did why', async () => {
    model().answer(writing(({ index }) => (index % 2 === 0 ? PLAIN_VERSE : OTHER_VERSE)))
    const server = await startTestServer({ writer: writerAt(model()) })
    try {
      const player = await server.signUp()
      const { id } = await startBattle(player)
      const first = await fightRound(player, id, VERSE)
      model().answer(refusing(429))
      const second = await fightRound(player, id, `${VERSE} again`)

      expectWhole(first.aiResponse.split('\n'))
      expect(byModel(first.aiResponse.split('\n'))).toBeGreaterThanOrEqual(6)
      expect(first.notices).toEqual([])
      expectWhole(second.aiResponse.split('\n'))
      expect(byModel(second.aiResponse.split('\n'))).toBe(0)
      expect(second.notices.map(({ code }) => code)).toEqual(['writer_fell_back'])

      const rounds = await RoundRecord.query(server.services.knex).where({ battle_id: id }).orderBy('number')
      expect(rounds.map(({ made }) => made?.writer)).toMatchObject([
        { vendor: 'local', model: 'small', fallbacks: [] },
        { vendor: 'house', fallbacks: [{ vendor: 'local', model: 'small', reason: 'http_429' }] },
      ])
      expect(server.log()).toMatch(
        /"level":30.*"vendor":"local","model":"small","reason":"http_429".*the house rapper wrote for a language model/,
      )
      expect(server.log()).not.toContain('temperature')
    } finally {
      await server.stop()
    }
  }, 60_000)
})
