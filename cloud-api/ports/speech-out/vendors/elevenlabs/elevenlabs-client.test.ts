import { expect, it } from 'vitest'
import type { Speech } from '../../say-in-time.ts'
import { pcmOf } from '../testing/spoken-line.ts'
import { describeVendor } from '../testing/vendor-contract.ts'
import { openElevenLabs } from './elevenlabs-client.ts'
import { readTimedAnswer } from './read-timed-answer.ts'

const RATE = 24_000
const ALIGNMENT = {
  characters: ['g', 'o', ' ', 'o', 'n'],
  character_start_times_seconds: [0, 0.1, 0.2, 0.25, 0.3],
  character_end_times_seconds: [0.1, 0.2, 0.25, 0.3, 0.5],
}
type Sound = Pick<Speech, 'samples' | 'rate'>

const answerOf = (pcm: Buffer, alignment: unknown = ALIGNMENT): Buffer =>
  Buffer.from(JSON.stringify({ audio_base64: pcm.toString('base64'), alignment, normalized_alignment: null }))

describeVendor('ElevenLabs', {
  open: openElevenLabs,
  basePath: '',
  answer: (speech: Sound) => ({ type: 'application/json', body: answerOf(pcmOf(speech, RATE)) }),
  damaged: (speech: Sound) => {
    const whole = answerOf(pcmOf(speech, RATE))
    return {
      nothing: Buffer.alloc(0),
      'half an answer': whole.subarray(0, whole.length / 2),
      'no samples': answerOf(Buffer.alloc(0)),
      'half a sample': answerOf(Buffer.alloc(2001)),
      'a minute': answerOf(Buffer.alloc(RATE * 2 * 60, 1)),
      'no base64': Buffer.from('{"audio_base64":"?!","alignment":null}'),
      'a number': Buffer.from('{"audio_base64":7}'),
    }
  },
  expectCall: ({ method, path, headers, body }, text, apiKey) => {
    expect([method, path]).toEqual([
      'POST',
      '/v1/text-to-speech/Xb7hH8MSUJpSbSDYk0k2/with-timestamps?output_format=pcm_24000',
    ])
    expect(headers['xi-api-key']).toBe(apiKey)
    expect(headers).not.toHaveProperty('authorization')
    expect(body).toEqual({
      text,
      model_id: 'eleven_flash_v2_5',
      voice_settings: { stability: 0.6, similarity_boost: 0.8, style: 0.15, speed: 1 },
    })
  },
  speedOf: ({ body }) => (body['voice_settings'] as { speed: number }).speed,
})

it('tells when each character sounds', () => {
  const { characters } = readTimedAnswer(answerOf(Buffer.alloc(24_000, 1)))
  expect(characters).toHaveLength(5)
  expect(characters?.[3]).toEqual({ character: 'o', start: 0.25, end: 0.3 })
})

it.each([
  ['none', null],
  ['another shape', { words: [] }],
  ['too few', { ...ALIGNMENT, character_end_times_seconds: [1] }],
  ['backwards', { ...ALIGNMENT, character_start_times_seconds: [4, 3, 2, 1, 0] }],
])('does without times that make no sense: %s', (_what, alignment) => {
  const sound = readTimedAnswer(answerOf(Buffer.alloc(24_000, 1), alignment))
  expect(sound.samples).toHaveLength(12_000)
  expect(sound.characters).toBeUndefined()
})
