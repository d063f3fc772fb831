import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSoundIn, type SoundInOptions } from './open-sound-in.ts'
import { SoundInProblem, type SoundIn } from './sound-in.ts'
import { rapFor } from './testing/rapped.ts'
import { writeWebm } from './testing/write-webm.ts'

let recording: Uint8Array
beforeAll(async () => {
  recording = writeWebm((await rapFor(4)).packets)
})

const opened: SoundIn[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((soundIn) => soundIn.close()))
})

const ODD = new URL('./testing/odd-worker.ts', import.meta.url)
const DEADLY = Uint8Array.of(1)
const ENDLESS = Uint8Array.of(1, 2)

function open(options?: SoundInOptions): SoundIn {
  const soundIn = openSoundIn(options)
  opened.push(soundIn)
  return soundIn
}

describe('the ear for recordings (REC-10)', () => {
  it('hears how a verse was delivered', async () => {
    const heard = await open().hear(recording)
    if (!heard.ok) throw new Error(heard.refusal.fault)
    expect(heard.value.syllablesPerSecond).toBeGreaterThan(3)
    expect(heard.value.syllablesPerSecond).toBeLessThan(8)
    expect(heard.value.speakingSeconds).toBeGreaterThan(2)
    expect(heard.value.placement).toBeUndefined()
  })

  it('says what is wrong with one, and hears the next in the same thread', async () => {
    const ear = open({ threads: 1 })
    await expect(ear.hear(new Uint8Array(1000))).resolves.toEqual({
      ok: false,
      refusal: { fault: 'not-audio' },
    })
    await expect(ear.hear(recording)).resolves.toMatchObject({ ok: true })
  })

  it('finds no voice in a tone (REC-8)', async () => {
    const { writeWav } = await import('./testing/write-wav.ts')
    const tone = Float32Array.from({ length: 48_000 }, (_, at) => 0.3 * Math.sin(at / 40))
    await expect(open().hear(writeWav(tone, { rate: 16_000 }))).resolves.toMatchObject({
      refusal: { fault: 'without-voice' },
    })
  })

  it('outlives a thread that dies', async () => {
    const ear = open({ threads: 1, worker: ODD })
    await expect(ear.hear(DEADLY)).rejects.toThrow(SoundInProblem)
    await expect(ear.hear(recording)).resolves.toMatchObject({ ok: true })
  })

  it('ends a thread that hangs, and goes on with another', async () => {
    const ear = open({ threads: 1, worker: ODD, patience: 3000 })
    const hung = ear.hear(ENDLESS)
    await expect(hung).rejects.toThrow(SoundInProblem)
    const again = async (): Promise<void> => {
      const heard = await ear.hear(recording).catch(() => undefined)
      if (heard?.ok !== true) await again()
    }
    await again()
  })

  it('lets nobody wait who has hung up', async () => {
    const ear = open({ threads: 1, worker: ODD })
    const gone = new AbortController()
    const heard = ear.hear(ENDLESS, gone.signal)
    gone.abort(new Error('gone'))
    await expect(heard).rejects.toThrow('gone')
    await expect(ear.hear(recording, AbortSignal.abort(new Error('gone before')))).rejects.toThrow(
      'gone before',
    )
  })

  it('refuses what finds no place, and has one again later', async () => {
    const ear = open({ threads: 1, places: 2 })
    const both = [ear.hear(recording), ear.hear(recording)]
    await expect(ear.hear(recording)).rejects.toThrow(SoundInProblem)
    await expect(Promise.all(both)).resolves.toHaveLength(2)
    await expect(ear.hear(recording)).resolves.toMatchObject({ ok: true })
  })

  it('gives up what is not heard yet when it is closed', async () => {
    const ear = openSoundIn({ threads: 1, worker: ODD })
    const heard = ear.hear(ENDLESS)
    const refused = expect(heard).rejects.toThrow(SoundInProblem)
    await ear.close()
    await refused
  })
})
