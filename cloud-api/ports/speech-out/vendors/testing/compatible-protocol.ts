import { expect } from 'vitest'
import type { VendorAccess, VendorClient } from '../vendor-client.ts'
import { pcmOf, wavOf } from './spoken-line.ts'
import { describeVendor } from './vendor-contract.ts'

const RATE = 24_000

/** A service that speaks OpenAI's protocol. */
export interface CompatibleCase {
  open(access: VendorAccess): VendorClient
  readonly basePath: string
  /** What a call for razor holds besides the text and the format. */
  readonly expected: Readonly<Record<string, unknown>>
  /** What stands before the text. */
  readonly direction?: string
}

/** Runs the contract of services on one of OpenAI's protocol. */
export function describeCompatible(
  name: string,
  { open, basePath, expected, direction = '' }: CompatibleCase,
): void {
  describeVendor(name, {
    open,
    basePath,
    // Streamed, so that its header leaves the length open.
    answer: (speech) => ({ type: 'audio/wav', body: wavOf(pcmOf(speech, RATE), RATE, 0xff_ff_ff_ff) }),
    damaged: (speech) => {
      const pcm = pcmOf(speech, RATE)
      const whole = wavOf(pcm, RATE)
      return {
        nothing: Buffer.alloc(0),
        'half a file': whole.subarray(0, whole.length / 2),
        'a header': whole.subarray(0, 44),
        'half a header': whole.subarray(0, 21),
        'no samples': wavOf(Buffer.alloc(0), RATE),
        'samples without a header': pcm,
        'a rate of 1 Hz': wavOf(pcm, 1),
        'nine channels': wavOf(pcm, RATE, pcm.length, 9),
        'a minute': wavOf(Buffer.alloc(RATE * 2 * 60, 1), RATE),
      }
    },
    expectCall: ({ method, path, headers, body }, text, apiKey) => {
      expect([method, path]).toEqual(['POST', `${basePath}/audio/speech`])
      expect(headers.authorization).toBe(`Bearer ${apiKey}`)
      expect(headers).not.toHaveProperty('openai-organization')
      expect(body).toEqual({ ...expected, input: `${direction}${text}`, response_format: 'wav' })
    },
    speedOf: ({ body }) => body['speed'] as number | undefined,
  })
}
