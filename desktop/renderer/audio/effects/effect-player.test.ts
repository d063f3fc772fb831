import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import type { SoundFile } from '#shared/contract/sound-files.ts'
import { createEffectPlayer } from './effect-player.ts'

const RATE = 48_000

/** A player on a context whose clock the test moves, with sounds that come when the test says so. */
function stage({ running = true, gesture = true, there = true } = {}) {
  const context = new OfflineAudioContext(1, 1, RATE)
  const started: number[] = []
  let now = 0
  let release: () => void = () => undefined
  const held = there ? Promise.resolve() : new Promise<void>((resolve) => (release = resolve))
  const watched = new Proxy(context, {
    get: (target, key): unknown => {
      if (key === 'currentTime') return now
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (key !== 'createBufferSource') return value.bind(target) as unknown
      return () => {
        const source = target.createBufferSource()
        const start = source.start.bind(source)
        source.start = (at = 0, offset = 0) => {
          started.push(at)
          start(at, offset)
        }
        return source
      }
    },
  })
  const asked: SoundFile[] = []
  const player = createEffectPlayer({
    context: () => watched as unknown as AudioContext,
    ensureRunning: () => Promise.resolve(running),
    output: () => context.destination as unknown as AudioNode,
    hadGesture: () => gesture,
    sound: async (name) => {
      asked.push(name)
      await held
      return context.createBuffer(1, 2 * RATE, RATE) as unknown as AudioBuffer
    },
  })
  return {
    player,
    started,
    asked,
    moveTo: (time: number) => {
      now = time
    },
    arrive: () => {
      release()
    },
  }
}

/** Lets everything that has already settled be heard. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('the effect player', () => {
  it('plays a sound when it is due, and loads the others for later', async () => {
    const { player, started, asked } = stage()
    player.play('round-bell', 0.5)
    await settle()
    expect(started).toEqual([0.5])
    expect(new Set(asked)).toEqual(new Set(['boxing-bell', 'crowd-reaction', 'air-horn']))
  })

  it('SFX-8 plays what comes a little late at once, and drops what comes too late', async () => {
    const late = stage({ there: false })
    late.player.play('round-bell')
    await settle()
    late.moveTo(0.8)
    late.arrive()
    await settle()
    expect(late.started).toEqual([0.8])
    const tooLate = stage({ there: false })
    tooLate.player.play('round-bell')
    await settle()
    tooLate.moveTo(1.2)
    tooLate.arrive()
    await settle()
    expect(tooLate.started).toEqual([])
  })

  it('SFX-8 is silent before the first gesture, and where the browser lets no sound through', async () => {
    for (const options of [{ gesture: false }, { running: false }]) {
      const { player, started, asked } = stage(options)
      player.play('final-bell')
      await settle()
      expect(started).toEqual([])
      expect(asked).toEqual([])
    }
  })

  it('plays nothing that was due when everything was stopped', async () => {
    const { player, started, arrive } = stage({ there: false })
    player.play('victory')
    await settle()
    player.stop()
    arrive()
    await settle()
    expect(started).toEqual([])
  })

  it('needs no file for what is synthesised', async () => {
    const { player, asked } = stage({ there: false })
    player.play('tick')
    expect(asked).toEqual([])
    await settle()
  })
})
