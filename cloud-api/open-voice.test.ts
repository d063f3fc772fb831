import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { parseConfig } from './config.ts'
import { withoutDetails } from './log.ts'
import { openVoice } from './open-voice.ts'
import type { Fallback } from './ports/maker.ts'
import { startSpeakingServer } from './ports/speech-out/vendors/testing/speaking-server.ts'
import type { VendorServer } from './ports/speech-out/vendors/testing/vendor-server.ts'

const ear = openTestPronouncer()
const KEY = 'sk-0123456789-secret'
const VERSE = {
  lines: [{ text: 'I cut the fat from a phrase till the phrase is lethal', stresses: [] }],
  voiceId: 'razor-edge',
  bpm: 90,
  speed: 1,
} as const

describe('the voice that the settings name (VOICE-35)', () => {
  let server: VendorServer
  let dataFolder: string
  let logged: string[]
  const log = withoutDetails(pino({ level: 'debug' }, { write: (line: string) => logged.push(line) }))
  const open = (env: Record<string, string>) =>
    openVoice(parseConfig({ DATA_FOLDER: dataFolder, ...env }), ear, log)
  const openAi = () => ({ VOICE: 'openai', OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${server.origin}/v1` })

  beforeEach(async () => {
    logged = []
    server = await startSpeakingServer()
    dataFolder = await mkdtemp(join(tmpdir(), 'open-voice-'))
  })
  afterEach(async () => {
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  })

  it('is the one that comes along where no service is set up', async () => {
    const voice = await open({})
    expect((await voice.speak(VERSE)).maker.vendor).toBe('system')
    await voice.close()
  })

  it('is that of a service, by the model that is set', async () => {
    const voice = await open({ ...openAi(), VOICE_MODEL: 'tts-1' })
    expect((await voice.speak(VERSE)).maker).toEqual({ vendor: 'openai', model: 'tts-1' })
    expect(server.calls.length).toBeGreaterThan(0)
    await voice.close()
  })

  it('says once in the log that a service fails, without its key (VOICE-37)', async () => {
    server.behave((_call, response) => {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}` } }))
    })
    const voice = await open(openAi())
    const fallbacks: Fallback[] = []
    for (let verse = 0; verse < 3; verse += 1) {
      const spoken = await voice.speak({ ...VERSE, onFallback: (fallback) => fallbacks.push(fallback) })
      expect(spoken.maker.vendor).toBe('system')
    }
    expect(fallbacks.map(({ reason }) => reason)).toEqual(['refused', 'resting', 'resting'])
    expect(server.calls).toHaveLength(1)
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ vendor: 'openai', reason: 'refused' })
    expect(logged.join()).not.toContain('secret')
    await voice.close()
  })
})
