import { describe, expect, it } from 'vitest'
import { lyricAnalysis } from '#shared/contract/http/lyrics.ts'
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

  it.each(BAD_VERSES.filter(([, verse]) => verse.length < 10_000))(
    'refuses %s as a round would',
    async (_name, text, code, status) => {
      const player = await server().signUp()
      const response = await player.post('/api/analyze-lyrics', { text })
      expect(response.status).toBe(status)
      await expect(response.json()).resolves.toMatchObject({ code })
      expect(server().log()).not.toContain('zanzibar')
    },
  )

  it('refuses a megabyte before reading it as text', async () => {
    const player = await server().signUp()
    const response = await player.post('/api/analyze-lyrics', { text: 'zanzibar '.repeat(120_000) })
    expect(response.status).toBe(413)
    await expect(response.json()).resolves.toEqual({
      code: 'payload_too_large',
      message: 'That is too large. The limit here is 32 KB.',
    })
    expect(server().log()).not.toContain('zanzibar')
  })

  it.each([{}, { text: 5 }, { text: null }])('refuses %j', async (body) => {
    const player = await server().signUp()
    const response = await player.post('/api/analyze-lyrics', body)
    expect(response.status).toBe(400)
    await expect(response.json()).resolves.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('text'),
    })
  })

  it('is for players', async () => {
    expect((await server().visit().post('/api/analyze-lyrics', { text: VERSE })).status).toBe(401)
  })
})
