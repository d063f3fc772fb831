import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import type { Fallback } from '../../maker.ts'
import type { LineVoice } from '../line-voice.ts'
import { openVoices, type VoiceChange, type VoicePreference, type Voices } from './open-voices.ts'
import { speak, startSpeakingServer } from './testing/speaking-server.ts'
import type { VendorServer } from './testing/vendor-server.ts'

const ear = await openTestPronouncer()
const LINE = 'I cut the fat from a phrase till the phrase is lethal'

describe('whose voice says a verse (VOICE-35, VOICE-37)', () => {
  let server: VendorServer
  let folder: string
  let voices: Voices
  let changes: VoiceChange[]
  let told: Fallback[]
  let preference: VoicePreference
  const system: LineVoice = {
    maker: { vendor: 'system' },
    say: () =>
      Promise.resolve({
        samples: new Float32Array(),
        rate: 16_000,
        phones: [],
        words: undefined,
        finish: 'plain',
      }),
    prepare: () => undefined,
    close: () => Promise.resolve(),
  }
  const verse = (chosen = preference) => voices.choose(chosen)((fallback) => told.push(fallback))
  const sayVerse = async (text = LINE) => {
    const voice = verse()
    await voice.say({ index: 0, text, voiceId: 'razor-edge', speed: 1 })
    return voice.maker.vendor
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-voices-'))
    server = await startSpeakingServer()
    preference = { service: 'openai', apiKey: 'secret-key', baseUrl: `${server.origin}/v1` }
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    changes = []
    told = []
    server.behave(speak)
    voices = await openVoices({
      system,
      ear,
      cacheFolder: join(folder, crypto.randomUUID()),
      onChange: (change) => changes.push(change),
      onTrouble: (error) => {
        throw error
      },
    })
    return () => voices.close()
  })

  it('is the system where that is preferred, and calls nobody', () => {
    expect(verse({ service: 'system' })).toBe(system)
    expect(server.calls).toEqual([])
  })

  it('is the service where one is', async () => {
    expect(await sayVerse()).toBe('openai')
    expect(told).toEqual([])
  })

  it('is the system while the service rests: it is not called, each verse says so, the log once', async () => {
    server.behave((_call, response) => {
      response.writeHead(401).end('no: secret-key')
    })
    expect(await sayVerse()).toBe('system')
    const calls = server.calls.length
    expect(await sayVerse()).toBe('system')
    expect(await sayVerse()).toBe('system')
    expect(server.calls).toHaveLength(calls)
    expect(told.map(({ reason }) => reason)).toEqual(['refused', 'resting', 'resting'])
    expect(changes).toEqual([
      { vendor: 'openai', model: 'gpt-4o-mini-tts', isResting: true, reason: 'refused' },
    ])
    expect(JSON.stringify([told, changes])).not.toContain('secret')
  })

  it('keeps accounts apart: one that is refused is not the other', async () => {
    server.behave((call, response) => {
      if (call.headers.authorization !== 'Bearer secret-key') return speak(call, response)
      response.writeHead(401).end()
    })
    expect(await sayVerse()).toBe('system')
    const other = verse({ service: 'openai', apiKey: 'other', baseUrl: `${server.origin}/v1` })
    await other.say({ index: 0, text: LINE, voiceId: 'razor-edge', speed: 1 })
    expect(other.maker.vendor).toBe('openai')
  })

  it('opens each service by its name', () => {
    for (const service of ['openai', 'groq', 'elevenlabs'] as const) {
      expect(verse({ service, apiKey: 'k', baseUrl: server.origin }).maker.vendor).toBe(service)
    }
  })
})
