import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSpeechIns, type SpeechIns } from './open-speech-ins.ts'
import type { SpeechIn, SpeechInProblem, Transcript } from './speech-in.ts'
import {
  refusing,
  saying,
  startTranscriptionServer,
  type TranscriptionServer,
} from './testing/transcription-server.ts'

const WEBM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])
const NEVER = new AbortController().signal

describe('who writes speech down', () => {
  let server: TranscriptionServer
  let speechIns: SpeechIns
  let changes: unknown[]
  let problems: string[]
  const account = (apiKey = 'sk-hunter2') =>
    ({ service: 'groq', apiKey, baseUrl: `${server.origin}/v1` }) as const
  const open = (patience?: number) =>
    openSpeechIns({
      onChange: (change) => changes.push(change),
      onProblem: ({ reason }) => problems.push(reason),
      ...(patience !== undefined && { patience }),
    })
  const speechInOf = (apiKey?: string): SpeechIn => {
    const speechIn = speechIns.choose({ accounts: [account(apiKey)] })
    if (speechIn === undefined) throw new Error('Nobody was chosen')
    return speechIn
  }
  const transcribe = (apiKey?: string, signal = NEVER, recording = WEBM): Promise<Transcript> =>
    speechInOf(apiKey).transcribe({ recording, language: 'en', signal })
  const reasonOf = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'none',
      (error: unknown) => (error as SpeechInProblem).reason,
    )

  beforeAll(async () => {
    server = await startTranscriptionServer(saying({}))
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    changes = []
    problems = []
    server.answer(saying({ text: 'I run the block' }))
    speechIns = open()
    return () => {
      speechIns.close()
    }
  })

  it('is nobody without an account, and the server where it has one', () => {
    expect(speechIns.choose({ accounts: [] })).toBeUndefined()
    const ofServer = openSpeechIns({
      server: { service: 'openai', apiKey: 'k', baseUrl: server.origin, model: 'whisper-2' },
      onChange: () => undefined,
      onProblem: () => undefined,
    })
    expect(ofServer.choose({ accounts: [] })?.maker).toEqual({ vendor: 'openai', model: 'whisper-2' })
    expect(ofServer.choose({ accounts: [account()] })?.maker.vendor).toBe('groq')
  })

  it('is named, and takes nothing for speech that is none', async () => {
    expect(speechInOf().maker).toEqual({ vendor: 'groq', model: 'whisper-large-v3-turbo' })
    expect((await transcribe()).text).toBe('I run the block')
    server.answer(saying({ text: 'Thanks for watching!' }))
    expect(await transcribe()).toEqual({ text: '', doubts: ['phantom'] })
    expect(problems).toEqual([])
  })

  it('HEAR-4 is given up when it takes too long, and hung up on', async () => {
    speechIns.close()
    speechIns = open(50)
    server.answer(() => undefined)
    expect(await reasonOf(transcribe())).toBe('timeout')
    await expect.poll(() => server.hangUps()).toBe(1)
    expect(problems).toEqual(['timeout'])
  })

  it('HEAR-6 rests when it fails twice, and after one refused key; each account by itself', async () => {
    server.answer(refusing(500))
    expect(await reasonOf(transcribe())).toBe('http_500')
    expect(await reasonOf(transcribe())).toBe('http_500')
    expect(await reasonOf(transcribe())).toBe('resting')
    expect(server.calls).toHaveLength(2)
    server.answer(refusing(401))
    expect(await reasonOf(transcribe('other'))).toBe('http_401')
    expect(await reasonOf(transcribe('other'))).toBe('resting')
    expect(server.calls).toHaveLength(1)
    const service = { vendor: 'groq', model: 'whisper-large-v3-turbo', isResting: true }
    expect(changes).toEqual([
      { ...service, reason: 'http_500' },
      { ...service, reason: 'http_401' },
    ])
    expect(JSON.stringify([changes, problems])).not.toContain('hunter2')
  })

  it('HEAR-6 does not rest for recordings that cannot be read, nor for players who leave', async () => {
    server.answer(refusing(400))
    for (let index = 0; index < 3; index += 1) expect(await reasonOf(transcribe())).toBe('unreadable')
    for (let index = 0; index < 3; index += 1) {
      const controller = new AbortController()
      server.answer(() => {
        controller.abort(new Error('gone'))
      })
      await expect(transcribe(undefined, controller.signal)).rejects.toThrow('gone')
    }
    expect(await reasonOf(transcribe(undefined, NEVER, new Uint8Array()))).toBe('unreadable')
    server.answer(saying({ text: 'I run the block' }))
    expect((await transcribe()).text).toBe('I run the block')
    expect(changes).toEqual([])
  })

  it('HEAR-4 takes eight recordings at a time, and those that wait in their order', async () => {
    const held: (() => void)[] = []
    server.answer((response, call) => {
      held.push(() => {
        saying({ text: 'I run the block' })(response, call)
      })
    })
    const all = Array.from({ length: 10 }, () => transcribe())
    await expect.poll(() => held.length).toBe(8)
    held[0]?.()
    await expect.poll(() => held.length).toBe(9)
    expect(server.calls).toHaveLength(9)
    held[1]?.()
    await expect.poll(() => held.length).toBe(10)
    for (const release of held.slice(2)) release()
    expect((await Promise.all(all)).map(({ text }) => text)).toEqual(Array(10).fill('I run the block'))
  })

  it('ends with the server', async () => {
    server.answer(() => undefined)
    const call = reasonOf(transcribe())
    await expect.poll(() => server.calls.length).toBe(1)
    speechIns.close()
    expect(await call).toBe('closed')
    expect(await reasonOf(transcribe())).toBe('closed')
    expect(changes).toEqual([])
  })
})
