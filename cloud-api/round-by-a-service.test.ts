import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { openChosenVoice } from './ports/speech-out/vendors/open-chosen-voice.ts'
import { startSpeakingServer } from './ports/speech-out/vendors/testing/speaking-server.ts'
import type { VendorServer } from './ports/speech-out/vendors/testing/vendor-server.ts'
import { fightRound, startBattle } from './test/play.ts'
import { startTestServer, type TestServer } from './test/test-server.ts'

const VERSE = 'I walk in the booth and the temperature drops\nYou talk like a king but your empire stops'

describe('a round in the voice of a service (VOICE-36)', () => {
  let service: VendorServer
  let server: TestServer
  let dataFolder: string

  beforeAll(async () => {
    service = await startSpeakingServer()
    dataFolder = await mkdtemp(join(tmpdir(), 'round-by-a-service-'))
    const voice = await openChosenVoice({
      ear: openTestPronouncer(),
      preference: { service: 'openai', apiKey: 'sk-secret', baseUrl: `${service.origin}/v1` },
      cacheFolder: dataFolder,
      onChange: () => undefined,
      onTrouble: () => undefined,
      // The service shares its thread with the test, and both may have little of a busy machine.
      patience: 60_000,
    })
    server = await startTestServer({ voice })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await service.close()
    await rm(dataFolder, { recursive: true, force: true })
  })

  it('is played as it is while the service speaks, and with a notice when it is gone', async () => {
    const player = await server.signUp()
    const { id } = await startBattle(player)
    expect((await fightRound(player, id, VERSE)).notices).toEqual([])
    expect(service.calls.length).toBeGreaterThanOrEqual(4)

    await service.close()
    const { notices, audioUrl } = await fightRound(player, id, `${VERSE} again`)
    expect(notices.map(({ code }) => code)).toEqual(['voice_fell_back'])
    const audio = await player.get(audioUrl)
    expect(audio.status).toBe(200)
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
    expect(server.log()).toMatch(
      /"level":30.*"vendor":"openai".*"reason":"\w+".*another voice spoke for a voice service/,
    )
    expect(server.log()).not.toContain('sk-secret')
  }, 60_000)
})
