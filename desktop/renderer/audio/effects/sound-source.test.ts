import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import { boxingBell } from '#shared/dsp/sound-effects/boxing-bell.ts'
import { createSoundSource } from './sound-source.ts'

const RATE = 48_000
const FILE = { duration: 3 } as AudioBuffer

/** @param answer what the server says to each request */
function source(
  answer: () => Promise<Response>,
  decode: () => Promise<AudioBuffer> = () => Promise.resolve(FILE),
) {
  const asked: string[] = []
  const offline = new OfflineAudioContext(1, 1, RATE)
  const context = {
    sampleRate: RATE,
    createBuffer: offline.createBuffer.bind(offline),
    decodeAudioData: decode,
  } as unknown as BaseAudioContext
  const sound = createSoundSource({
    context: () => context,
    fetch: (path) => {
      asked.push(String(path))
      return answer()
    },
  })
  return { sound, asked }
}

describe('SFX-7 a sound', () => {
  it('is the server’s file, loaded once', async () => {
    const { sound, asked } = source(() => Promise.resolve(new Response('mp3')))
    await expect(Promise.all([sound('boxing-bell'), sound('boxing-bell')])).resolves.toEqual([FILE, FILE])
    expect(asked).toEqual(['/api/sfx/boxing-bell.mp3'])
  })

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 })), undefined],
    ['is out of reach', () => Promise.reject(new TypeError('gone')), undefined],
    ['does not decode', () => Promise.resolve(new Response('?')), () => Promise.reject(new Error('no'))],
  ])('is played by the same code where the file %s', async (_how, answer, decode) => {
    const { sound } = source(answer, decode)
    const bell = await sound('boxing-bell')
    expect(bell.sampleRate).toBe(RATE)
    expect(Array.from(bell.getChannelData(0).subarray(0, 2_000))).toEqual(
      Array.from(boxingBell(RATE).subarray(0, 2_000)),
    )
  })
})
