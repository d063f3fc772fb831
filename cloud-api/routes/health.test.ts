import { describe, expect, it } from 'vitest'
import { startTestServer } from '../test/test-server.ts'

describe('GET /api/health', () => {
  it('is well while the database answers, and says to try again while it does not', async () => {
    const server = await startTestServer()
    const well = await server.visit().get('/api/health')
    expect(well.status).toBe(200)
    await expect(well.json()).resolves.toEqual({ status: 'ok' })

    const player = await server.signUp()
    await server.database.drop()
    for (const away of [await server.visit().get('/api/health'), await player.get('/api/battles')]) {
      expect(away.status).toBe(503)
      await expect(away.json()).resolves.toMatchObject({ code: 'service_unavailable' })
    }
    await server.stop()
  })
})
