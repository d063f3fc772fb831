import { describe, expect, it } from 'vitest'
import { lyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { fightRound, roundsOf, startBattle } from '../test/play.ts'
import { useTestServer } from '../test/test-server.ts'
import { BAD_VERSES, VERSE } from '../test/verses.ts'

describe('POST /api/analyze-lyrics', () => {
  const server = useTestServer()

  it('reports on a text as the contract describes it', async () => {
    const player = await server().signUp()
    const response = await player.post('/api/analyze-lyrics', { text: `${VERSE}\nNow bow to the style` })
    expect(response.status).toBe(200)
    const report = lyricAnalysis.parse(await response.json())
    expect(report.flowAnalysis.syllablePattern).toHaveLength(3)
    expect(report.overallScore).toBeGreaterThan(0)
  })

  it('scores a verse as the round did when it is told what the verse answers', async () => {
    const player = await server().signUp()
    const battle = await startBattle(player)
    await fightRound(player, battle.id, VERSE)
    await fightRound(player, battle.id, 'You bring the mud but I never lose my grip')
    const [first, second] = await roundsOf(player, battle.id)
    const response = await player.post('/api/analyze-lyrics', {
      text: second?.aiResponse,
      answering: second?.userText,
      earlier: [first?.aiResponse],
    })
    const report = lyricAnalysis.parse(await response.json())
    expect(report.overallScore).toBe(second?.scores.aiScore)
  })

  it('SCORE-75 hears the beginning of a text that is longer than a verse, and says so', async () => {
    const player = await server().signUp()
    const response = await player.post('/api/analyze-lyrics', { text: 'flowing along '.repeat(1_500) })
    expect(response.status).toBe(200)
    const report = lyricAnalysis.parse(await response.json())
    expect(report.note).toBe('Only the first 2,000 characters were heard.')
    expect(report.text.length).toBeLessThanOrEqual(2_000)
  })

  it.each(BAD_VERSES.filter(([, , code]) => code !== 'verse_too_long'))(
    'refuses %s as a round would',
    async (_name, text, code, status) => {
      const player = await server().signUp()
      const response = await player.post('/api/analyze-lyrics', { text })
      expect(response.status).toBe(status)
      await expect(response.json()).resolves.toMatchObject({ code })
      expect(server().log()).not.toContain('zanzibar')
    },
  )

  it('hears the beginning of ten thousand words, and says so (SCORE-75)', async () => {
    const player = await server().signUp()
    const response = await player.post('/api/analyze-lyrics', { text: 'word '.repeat(10_000) })
    expect(response.status).toBe(200)
    await expect(response.json()).resolves.toMatchObject({
      note: 'Only the first 2,000 characters were heard.',
    })
  })

  it('refuses a megabyte before reading it as text', async () => {
    const player = await server().signUp()
    const response = await player.post('/api/analyze-lyrics', { text: 'zanzibar '.repeat(120_000) })
    expect(response.status).toBe(413)
    await expect(response.json()).resolves.toEqual({
      code: 'payload_too_large',
      message: 'That is too large. The limit here is 128 KB.',
    })
    expect(server().log()).not.toContain('zanzibar')
  })

  it.each([{}, { text: 5 }, { text: null }, { text: VERSE, earlier: Array(13).fill('text') }])(
    'refuses %j',
    async (body) => {
      const player = await server().signUp()
      const response = await player.post('/api/analyze-lyrics', body)
      expect(response.status).toBe(400)
      await expect(response.json()).resolves.toMatchObject({
        code: 'invalid_request',
        message: expect.stringMatching(/text|earlier/),
      })
    },
  )

  it('is for players', async () => {
    expect((await server().visit().post('/api/analyze-lyrics', { text: VERSE })).status).toBe(401)
  })
})
