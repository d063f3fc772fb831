import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { openSoundCache, type SoundCache } from './cache/sound-cache.ts'
import { openOpenAi } from './openai/openai-client.ts'
import { pcmOf, spokenLine, wavOf } from './testing/spoken-line.ts'
import { send, startVendorServer, type Behaviour, type VendorServer } from './testing/vendor-server.ts'
import { openVendorVoice, type VendorVoice } from './vendor-voice.ts'

const RATE = 24_000
const LINE = 'I cut the fat from a phrase till the phrase is lethal'
const calm = new AbortController().signal
const ear = await openTestPronouncer()

describe('a service as a voice', () => {
  let server: VendorServer
  let good: Buffer
  let folder: string
  let cache: SoundCache
  const sendGood: Behaviour = (_call, response) => {
    send(response, 'audio/wav', good)
  }

  function open(patience?: number): VendorVoice {
    const client = openOpenAi({ apiKey: 'k', baseUrl: `${server.origin}/v1` })
    return openVendorVoice({ client, ear, cache, ...(patience !== undefined && { patience }) })
  }
  const say = (voice: VendorVoice, text = LINE, over: Partial<Parameters<VendorVoice['say']>[0]> = {}) =>
    voice.say({ index: 0, text, voiceId: 'razor-edge', speed: 1, signal: calm, ...over })

  beforeAll(async () => {
    good = wavOf(pcmOf(await spokenLine(LINE), RATE), RATE)
    server = await startVendorServer(sendGood)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vendor-voice-'))
    cache = await openSoundCache({ folder })
    server.behave(sendGood)
  })
  afterEach(async () => {
    await cache.settle()
    await rm(folder, { recursive: true, force: true })
  })

  it('gives sound, and when its sounds and words sound (VOICE-32)', async () => {
    const { speech, isFresh } = await say(open())
    expect(isFresh).toBe(true)
    expect(speech).toMatchObject({ rate: RATE, finish: 'plain' })
    expect(speech.phones.length).toBeGreaterThan(20)
    expect(speech.words).toHaveLength(LINE.split(' ').length)
  })

  it('makes a machine of the machine only (VOICE-30)', async () => {
    const { speech } = await say(open(), LINE, { voiceId: 'cypher-machine' })
    expect(speech.finish).toBe('character')
  })

  it('asks nobody for a line without a word, one that is too long or one that cannot be timed (VOICE-31)', async () => {
    const voice = open()
    expect((await say(voice, '\u{1f525}')).speech).toMatchObject({ phones: [], words: undefined })
    for (const line of ['word '.repeat(400), '\u014b \u014b'])
      await expect(say(voice, line)).rejects.toMatchObject({ reason: 'unsuited' })
    expect(server.calls).toEqual([])
  })

  it('asks once for the same line, at the same time and later, now and after a restart (VOICE-33)', async () => {
    const voice = open()
    const [first, second] = await Promise.all([say(voice), say(voice)])
    expect(second).toEqual(first)
    const later = await say(voice)
    expect(later).toEqual({ speech: first.speech, isFresh: false })
    await cache.settle()
    cache = await openSoundCache({ folder })
    expect((await say(open())).speech).toEqual(first.speech)
    expect(server.calls).toHaveLength(1)
  })

  it('asks anew for another speed, voice or text, and where the file is damaged (VOICE-33)', async () => {
    const voice = open()
    await say(voice)
    await say(voice, LINE, { speed: 1.5 })
    await say(voice, LINE, { voiceId: 'venom-growl' })
    await say(voice, `${LINE}!`)
    expect(server.calls).toHaveLength(4)
    await cache.settle()
    for (const name of await readdir(folder)) {
      if (name.endsWith('.pcm')) await writeFile(join(folder, name), 'damaged')
    }
    await say(voice)
    expect(server.calls).toHaveLength(5)
  })

  it('takes speeds that the service does not have for the nearest that it has', async () => {
    const voice = open()
    await say(voice, LINE, { speed: 2 })
    await say(voice, LINE, { speed: 3.1 })
    expect(server.calls.map(({ body }) => body['speed'])).toEqual([2])
  })

  it.each([
    ['busy', 429, { 'retry-after': '0' }],
    ['broken', 500, {}],
  ] as const)(
    'tries once more when the service is %s for a moment (VOICE-34)',
    async (_reason, status, headers) => {
      server.behave((call, response) => {
        if (server.calls.length > 1) return sendGood(call, response)
        response.writeHead(status, headers).end('later')
      })
      expect((await say(open())).speech.phones.length).toBeGreaterThan(20)
      expect(server.calls).toHaveLength(2)
    },
  )

  it.each([
    ['it shall come back too late', 429, { 'retry-after': '60' }, 'busy', 1],
    ['it stays broken', 500, {}, 'broken', 2],
    ['the key is wrong', 401, {}, 'refused', 1],
    ['the model is unknown', 404, {}, 'rejected', 1],
  ] as const)('gives up when %s (VOICE-34)', async (_what, status, headers, reason, calls) => {
    server.behave((_call, response) => {
      response.writeHead(status, headers).end('no')
    })
    await expect(say(open())).rejects.toMatchObject({ reason })
    expect(server.calls).toHaveLength(calls)
  })

  it('waits so long and no longer, and hangs up (VOICE-34)', async () => {
    server.behave(() => undefined)
    await expect(say(open(100))).rejects.toMatchObject({ reason: 'timeout' })
    await expect.poll(() => server.hangUps()).toBe(1)
    server.behave((_call, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' }).write(good.subarray(0, 5000))
    })
    await expect(say(open(100))).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('takes silence for no answer, and keeps nothing of it', async () => {
    server.behave((_call, response) => {
      send(response, 'audio/wav', wavOf(Buffer.alloc(RATE * 2), RATE))
    })
    const voice = open()
    await expect(say(voice)).rejects.toMatchObject({ reason: 'unusable' })
    server.behave(sendGood)
    await say(voice)
    expect(server.calls).toHaveLength(1)
  })

  it('has four calls open at a time, the first lines first (VOICE-34)', async () => {
    const answers: (() => void)[] = []
    server.behave((call, response) => {
      answers.push(() => {
        void sendGood(call, response)
      })
    })
    const voice = open()
    const lines = [9, 8, 7, 6, 5, 4].map((index) => say(voice, `${LINE} ${index}`, { index }))
    await expect.poll(() => answers.length).toBe(4)
    for (let open = 0; open < 6; open += 1) {
      await expect.poll(() => answers.length).toBeGreaterThan(open)
      answers[open]?.()
    }
    await Promise.all(lines)
    const order = server.calls.map(({ body }) => Number(String(body['input']).slice(-1)))
    expect(new Set(order.slice(0, 4))).toEqual(new Set([9, 8, 7, 6]))
    expect(order.slice(4)).toEqual([4, 5])
  })

  it('hangs up when told to, with the reason (VOICE-9)', async () => {
    server.behave(() => undefined)
    const controller = new AbortController()
    const reason = new Error('enough')
    const said = say(open(), LINE, { signal: controller.signal })
    await expect.poll(() => server.calls.length).toBe(1)
    controller.abort(reason)
    await expect(said).rejects.toBe(reason)
    await expect.poll(() => server.hangUps()).toBe(1)
  })
})
