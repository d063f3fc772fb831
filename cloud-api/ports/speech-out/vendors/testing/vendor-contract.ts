import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import { rmsOf } from '#shared/dsp/levels.ts'
import { inspect } from 'node:util'
import type { Speech } from '../../say-in-time.ts'
import type { VendorAccess, VendorClient, VendorRequest } from '../vendor-client.ts'
import { VendorProblem } from '../vendor-problem.ts'
import { spokenLine } from './spoken-line.ts'
import { send, startVendorServer, type ReceivedCall, type VendorServer } from './vendor-server.ts'

/** A service's protocol, as far as tests speak it. */
export interface VendorProtocol {
  open(access: VendorAccess): VendorClient
  /** What stands behind the server's origin in the base address. */
  readonly basePath: string
  /** The type and the body of a good answer. */
  answer(speech: Pick<Speech, 'samples' | 'rate'>): { readonly type: string; readonly body: Buffer }
  /** Bodies that are no answer, by what is wrong with them. */
  damaged(speech: Pick<Speech, 'samples' | 'rate'>): Readonly<Record<string, Buffer>>
  /** Looks at a call for a line of razor's at speed 1. */
  expectCall(call: ReceivedCall, text: string, apiKey: string): void
  /** The speed that a call asks for. */
  speedOf(call: ReceivedCall): number | undefined
}

const KEY = 'key-0123456789-secret'
const LINE = 'I cut the fat from a phrase till the phrase is lethal'

/** What the client of every service has to do (VOICE-30 to VOICE-33): run this on each one. */
export function describeVendor(name: string, protocol: VendorProtocol): void {
  describe(`${name} as a service that speaks`, () => {
    let server: VendorServer
    let client: VendorClient
    let speech: Speech
    const said: Omit<VendorRequest, 'signal'> = { text: LINE, voiceId: 'razor-edge', speed: 1 }
    const say = (signal = new AbortController().signal) => client.say({ ...said, signal })
    const sendGood = (_call: ReceivedCall, response: Parameters<typeof send>[0]) => {
      const { type, body } = protocol.answer(speech)
      send(response, type, body)
    }

    /** What a call ends with; and nothing in it that must not be shown. */
    async function problemOf(call: Promise<unknown>): Promise<VendorProblem> {
      const error = await call.then(
        () => new Error('The call went well'),
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(VendorProblem)
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret')
      return error as VendorProblem
    }

    beforeAll(async () => {
      speech = await spokenLine(LINE)
      server = await startVendorServer(sendGood)
      client = protocol.open({ apiKey: KEY, baseUrl: `${server.origin}${protocol.basePath}` })
    })
    afterAll(() => server.close())

    it('sends what the service expects, and reads its sound', async () => {
      server.behave(sendGood)
      const sound = await say()
      expect(server.calls).toHaveLength(1)
      const [call] = server.calls
      if (call !== undefined) protocol.expectCall(call, LINE, KEY)
      expect(sound.samples.length / sound.rate).toBeCloseTo(speech.samples.length / speech.rate, 2)
      expect(rmsOf(sound.samples) / rmsOf(speech.samples)).toBeCloseTo(1, 1)
    })

    it('has a voice of its own for each character, and knows what decides how it sounds', () => {
      expect(new Set(VOICE_IDS.map((id) => client.settingsOf(id))).size).toBe(VOICE_IDS.length)
      expect(client.settingsOf('razor-edge')).not.toContain('secret')
    })

    it('asks for the speeds that the service has', async () => {
      for (const wanted of [0.01, 0.7, 1, 1.2, 9]) {
        server.behave(sendGood)
        const speed = client.speedFor(wanted)
        await client.say({ ...said, speed, signal: new AbortController().signal })
        expect(server.calls.map((call) => protocol.speedOf(call) ?? 1)).toEqual([speed])
      }
      expect([0.7, 1, 1.2].map((speed) => client.speedFor(speed))).toEqual([0.7, 1, 1.2])
    })

    it('reads an answer that comes bit by bit', async () => {
      server.behave(async (_call, response) => {
        const { type, body } = protocol.answer(speech)
        response.writeHead(200, { 'content-type': type })
        const step = Math.ceil(body.length / 7)
        for (let at = 0; at < body.length; at += step) {
          response.write(body.subarray(at, at + step))
          await new Promise(setImmediate)
        }
        response.end()
      })
      const { samples, rate } = await say()
      expect(samples.length / rate).toBeCloseTo(speech.samples.length / speech.rate, 2)
    })

    it.each([
      [401, 'refused'],
      [402, 'refused'],
      [403, 'refused'],
      [400, 'rejected'],
      [404, 'rejected'],
      [429, 'busy'],
      [500, 'broken'],
      [503, 'broken'],
    ] as const)('tells what status %i means, and nothing of what came with it', async (status, reason) => {
      server.behave((_call, response) => {
        send(response, 'application/json', JSON.stringify({ error: { message: `no: ${KEY}` } }), status)
      })
      expect((await problemOf(say())).reason).toBe(reason)
      expect(server.calls).toHaveLength(1)
    })

    it.each([
      ['2', 2000],
      ['0.5', 500],
      ['soon', undefined],
    ])('hears when to come back: "%s"', async (header, wait) => {
      server.behave((_call, response) => {
        response.setHeader('retry-after', header)
        send(response, 'text/plain', 'later', 429)
      })
      expect((await problemOf(say())).retryAfter).toBe(wait)
    })

    it('takes nothing that is cut off', async () => {
      server.behave((_call, response) => {
        const { type, body } = protocol.answer(speech)
        response.writeHead(200, { 'content-type': type, 'content-length': body.length })
        response.write(body.subarray(0, body.length / 2), () => response.destroy())
      })
      expect((await problemOf(say())).reason).toBe('unreachable')
    })

    it('takes nothing that is damaged', async () => {
      for (const [what, body] of Object.entries(protocol.damaged(speech))) {
        server.behave((_call, response) => {
          send(response, protocol.answer(speech).type, body)
        })
        expect([what, (await problemOf(say())).reason]).toEqual([what, 'unusable'])
      }
    })

    it.each([
      ['text/html', '<h1>Welcome to the hotel</h1>'],
      ['application/json', '{"detail":"all good"}'],
      ['application/json', '[]'],
    ])('takes no %s for speech: %s', async (type, body) => {
      server.behave((_call, response) => {
        send(response, type, body)
      })
      expect((await problemOf(say())).reason).toBe('unusable')
    })

    it('takes no more than a line can be, however much comes', async () => {
      server.behave((_call, response) => {
        const megabyte = Buffer.alloc(1024 * 1024, 'A')
        response.writeHead(200, { 'content-type': protocol.answer(speech).type })
        const pour = () => {
          while (!response.destroyed && response.write(megabyte));
          if (!response.destroyed) response.once('drain', pour)
        }
        pour()
      })
      expect((await problemOf(say())).reason).toBe('unusable')
      await expect.poll(() => server.hangUps()).toBe(1)
    })

    it('hangs up when it is told to, before an answer and within one', async () => {
      const reason = new Error('enough')
      await expect(say(AbortSignal.abort(reason))).rejects.toBe(reason)
      for (const begun of [false, true]) {
        const controller = new AbortController()
        server.behave((_call, response) => {
          const { type, body } = protocol.answer(speech)
          if (begun) {
            response.writeHead(200, { 'content-type': type })
            response.write(body.subarray(0, 1000))
          }
          setTimeout(() => {
            controller.abort(reason)
          }, 20)
        })
        await expect(say(controller.signal)).rejects.toBe(reason)
        await expect.poll(() => server.hangUps()).toBe(1)
      }
    })

    it('shows its key to nobody else', async () => {
      const other = await startVendorServer(sendGood)
      server.behave((_call, response) => {
        response.writeHead(307, { location: `${other.origin}/elsewhere` })
        response.end()
      })
      expect((await problemOf(say())).reason).toMatch(/unreachable|rejected/)
      expect(other.calls).toEqual([])
      await other.close()
    })

    it('says nothing of a key that no header can hold', async () => {
      const odd = protocol.open({
        apiKey: 'secret\nkey \u{1f511}',
        baseUrl: `${server.origin}${protocol.basePath}`,
      })
      const problem = await problemOf(odd.say({ ...said, signal: new AbortController().signal }))
      expect(problem.reason).toBe('unreachable')
    })

    it('says so when nobody is there', async () => {
      const gone = await startVendorServer(sendGood)
      const lost = protocol.open({ apiKey: KEY, baseUrl: `${gone.origin}${protocol.basePath}` })
      await gone.close()
      const problem = await problemOf(lost.say({ ...said, signal: new AbortController().signal }))
      expect(problem.reason).toBe('unreachable')
    })
  })
}
