import { AudioContext as NodeAudioContext } from 'node-web-audio-api'
import { afterEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createAudioEngine, type Loudness } from './audio-engine.ts'
import { decibelsOf } from './levels.ts'

const RATE = 48_000

/** A WAV file of a 220 Hz tone at half of full scale: 16-bit mono PCM. */
function toneFile(seconds: number): ArrayBuffer {
  const count = Math.round(seconds * RATE)
  const file = new DataView(new ArrayBuffer(44 + count * 2))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) file.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  file.setUint32(4, 36 + count * 2, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index += 1) {
    file.setInt16(44 + index * 2, Math.sin((index / RATE) * 2 * Math.PI * 220) * 16_384, true)
  }
  return file.buffer
}

let opened: NodeAudioContext | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

/** The engine over a real Web Audio implementation that needs no sound device. */
function engineOver(loudness: Pick<Loudness, 'volume' | 'muted'>, seconds = 0.4) {
  const music = { beatOn: true, beatVolume: 0.5, themeOn: true, themeVolume: 0.6 }
  const store = createStore<Loudness>(() => ({ ...music, ...loudness }))
  const engine = createAudioEngine({
    createContext: () => {
      opened = new NodeAudioContext({ sinkId: { type: 'none' } } as AudioContextOptions)
      return opened as unknown as AudioContext
    },
    fetch: () =>
      Promise.resolve(new Response(toneFile(seconds), { headers: { 'Content-Type': 'audio/wav' } })),
    types: () => ['audio/wav'],
    hadGesture: () => true,
    nextFrame: (then) => {
      const timer = setTimeout(then, 8)
      return () => {
        clearTimeout(timer)
      }
    },
    loudness: store,
  })
  return { engine, store }
}

describe('the audio engine', () => {
  it('plays a clip that is measured to sound, and opens the mouth with it', async () => {
    const { engine } = engineOver({ volume: 1, muted: false })
    const openness: number[] = []
    engine.levels.subscribe((levels) => openness.push(levels.openness))
    await expect(engine.playClip('/tone')).resolves.toBe('ended')
    expect(decibelsOf(engine.levels.getState().loudest)).toBeGreaterThan(-12)
    expect(Math.max(...openness)).toBeGreaterThan(0.7)
    expect(engine.levels.getState().openness).toBe(0)
    expect(engine.clip.getState()).toEqual({ status: 'idle' })
  })

  it('moves along the clip while it plays', async () => {
    const { engine } = engineOver({ volume: 1, muted: false })
    const positions: number[] = []
    engine.levels.subscribe(() => positions.push(engine.positionMs()))
    await engine.playClip('/tone')
    const inside = positions.filter((position) => position > 0)
    expect(inside.length).toBeGreaterThan(3)
    expect(inside).toEqual(inside.toSorted((a, b) => a - b))
    expect(inside.at(-1)).toBeLessThanOrEqual(400)
  })

  it('muted, sends nothing to the speakers while the mouth goes on', async () => {
    const { engine } = engineOver({ volume: 1, muted: true })
    let widest = 0
    engine.levels.subscribe(({ openness }) => {
      widest = Math.max(widest, openness)
    })
    await engine.playClip('/tone')
    expect(engine.levels.getState().loudest).toBe(0)
    expect(widest).toBeGreaterThan(0.7)
  })

  it('goes silent when it is muted in the middle', async () => {
    const { engine, store } = engineOver({ volume: 1, muted: false }, 0.8)
    let output = 1
    engine.levels.subscribe((levels) => {
      if (levels.output > 0.1) store.setState({ muted: true })
      if (engine.clip.getState().status === 'playing') output = levels.output
    })
    await engine.playClip('/tone')
    expect(store.getState().muted).toBe(true)
    expect(output).toBeLessThan(0.001)
  })

  it('stops everything at once', async () => {
    const { engine } = engineOver({ volume: 1, muted: false }, 30)
    const outcome = engine.playClip('/tone')
    await new Promise<void>((resolve) => {
      engine.clip.subscribe(({ status }) => {
        if (status === 'playing') resolve()
      })
    })
    engine.playEffect('final-bell')
    engine.stopAll()
    await expect(outcome).resolves.toBe('stopped')
    expect(engine.clip.getState()).toEqual({ status: 'idle' })
  })
})
