import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import type { Fallback } from '../../maker.ts'
import type { SpeechOut } from '../speech-out.ts'
import { describeSpeechOut } from '../testing/speech-out-contract.ts'
import { openChosenVoice } from './open-chosen-voice.ts'
import { speak, startSpeakingServer } from './testing/speaking-server.ts'
import { VENDORS, type Vendor } from './vendor-client.ts'
import type { VendorServer } from './testing/vendor-server.ts'

const ear = await openTestPronouncer()
const LINES = [
  'You said your pen is full of fire',
  'I have seen that ten times, liar',
  'I cut the fat from a phrase till the phrase is lethal',
  'You pad yours out like the prequel of a prequel',
]

let server: VendorServer
let folder: string
beforeAll(async () => {
  server = await startSpeakingServer()
  folder = await mkdtemp(join(tmpdir(), 'chosen-voice-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const PATHS: Readonly<Record<Vendor, string>> = { openai: '/v1', groq: '/openai/v1', elevenlabs: '' }

const open = (cacheFolder = join(folder, 'kept'), service: Vendor = 'openai'): Promise<SpeechOut> =>
  openChosenVoice({
    ear,
    preference: { service, apiKey: 'k', baseUrl: `${server.origin}${PATHS[service]}` },
    cacheFolder,
    onChange: () => undefined,
    onTrouble: () => undefined,
    // The service shares its thread with the test, and both may have little of a busy machine.
    patience: 60_000,
  })

describeSpeechOut('a service', open)

describe('a verse said by a service', () => {
  const request = {
    lines: LINES.map((text) => ({ text, stresses: readStresses(ear, text) })),
    voiceId: 'razor-edge',
    bpm: 90,
    speed: 1,
  } as const

  it.each(VENDORS)('of %s is named after it, and has its words and mouths', async (service) => {
    server.behave(speak)
    const voice = await open(join(folder, service), service)
    const spoken = await voice.speak(request)
    expect(spoken.maker.vendor).toBe(service)
    expect(server.calls.length).toBeGreaterThanOrEqual(LINES.length)
    spoken.lineTimings.forEach(({ words, visemes }, index) => {
      expect(words).toHaveLength(LINES[index]?.split(' ').length ?? 0)
      expect(visemes?.length).toBeGreaterThan(10)
    })
    await voice.close()
  })

  it('is finished by the system voice when the service goes away within it (VOICE-36)', async () => {
    const fallbacks: Fallback[] = []
    server.behave((call, response) => {
      if (String(call.body['input']).startsWith('I cut')) response.destroy()
      else return speak(call, response)
    })
    const voice = await open(join(folder, 'two'))
    const spoken = await voice.speak({ ...request, onFallback: (fallback) => fallbacks.push(fallback) })
    expect(spoken.lineTimings).toHaveLength(4)
    expect(spoken.maker.vendor).toBe('system')
    expect(fallbacks).toEqual([{ vendor: 'openai', model: 'gpt-4o-mini-tts', reason: 'unreachable' }])
    await voice.close()
  })
})
