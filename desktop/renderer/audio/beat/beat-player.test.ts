import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createBeatPlayer } from './beat-player.ts'
import type { LoadedTune } from './load-tune.ts'
import type { MusicChoices, Tune } from './tune.ts'

const CHOICES: MusicChoices & { readonly muted: boolean } = {
  ...{ beatOn: true, beatVolume: 0.5, themeOn: true, themeVolume: 0.6, muted: false },
}

/** A player on a context that begins to run when the test says so, and a server that has tunes when the test says so. */
function stage({ running = true, sound = true } = {}) {
  const context = new OfflineAudioContext(1, 48_000, 48_000)
  let state: AudioContextState = running ? 'running' : 'suspended'
  let now = 0
  const seen = Object.assign(
    new Proxy(context, {
      get: (target, key): unknown => {
        if (key === 'state') return state
        if (key === 'currentTime') return now
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
  )
  const ready = new Set<Tune>(['razor', 'venom', 'theme'])
  const loads: Tune[] = []
  const waits: number[] = []
  let goOn: (() => void) | undefined
  const choices = createStore(() => CHOICES)
  const player = createBeatPlayer({
    context: () => {
      if (!sound) throw new Error('No device')
      return seen as unknown as AudioContext
    },
    ensureRunning: () => Promise.resolve(sound && state === 'running'),
    output: () => context.destination as unknown as AudioNode,
    load: (tune) => {
      loads.push(tune)
      const loop = context.createBuffer(1, 24_000, 48_000) as unknown as AudioBuffer
      const loaded: LoadedTune = { loop, barSeconds: 0.25, style: 'trap' }
      return Promise.resolve(ready.has(tune) ? loaded : undefined)
    },
    wait: (pause) => {
      waits.push(pause)
      return new Promise((resolve) => {
        goOn = resolve
      })
    },
    choices,
  })
  return {
    player,
    choices,
    ready,
    loads,
    waits,
    patience: () => goOn?.(),
    moveTo: (seconds: number) => {
      now = seconds
    },
    wake: () => {
      state = 'running'
      context.dispatchEvent(new Event('statechange'))
    },
  }
}

/** Lets everything that has already settled be heard. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

describe('BEAT-14 the beat player', () => {
  it('plays a tune once it is loaded, and knows its downbeats from then on', async () => {
    const { player } = stage()
    expect(player.nextDownbeat(0)).toBeUndefined()
    expect(player.barSeconds()).toBeUndefined()
    expect(player.beatPhase()).toBeUndefined()
    player.play('razor')
    expect(player.state.getState()).toEqual({ status: 'waiting', tune: 'razor' })
    await settle()
    expect(player.state.getState()).toEqual({ status: 'playing', tune: 'razor' })
    const first = player.nextDownbeat(0) ?? 0
    expect(first).toBeGreaterThan(0)
    expect(player.nextDownbeat(first + 0.01)).toBeCloseTo(first + 0.25, 9)
    expect(player.barSeconds()).toBe(0.25)
  })

  it('goes on when the same is asked for again, and changes to another', async () => {
    const { player, loads } = stage()
    player.play('razor')
    await settle()
    const first = player.nextDownbeat(0)
    player.play('razor')
    await settle()
    expect(player.nextDownbeat(0)).toBe(first)
    expect(loads).toEqual(['razor'])
    player.play('venom')
    expect(player.state.getState()).toEqual({ status: 'waiting', tune: 'venom' })
    await settle()
    expect(player.state.getState()).toEqual({ status: 'playing', tune: 'venom' })
  })

  it('stops, and what was still loading stays silent', async () => {
    const { player } = stage()
    player.play('razor')
    player.stop()
    await settle()
    expect(player.state.getState()).toEqual({ status: 'silent' })
    player.play('razor')
    await settle()
    player.stop()
    expect(player.state.getState()).toEqual({ status: 'silent' })
    expect(player.nextDownbeat(0)).toBeUndefined()
  })

  it('loads a tune once while it plays it again and again', async () => {
    const { player, loads } = stage()
    for (let count = 0; count < 3; count += 1) {
      player.play('razor')
      await settle()
      player.stop()
    }
    expect(loads).toEqual(['razor'])
  })

  it('BEAT-13 asks again for a tune that is not there yet, ever more seldom, and plays it then', async () => {
    const { player, ready, waits, patience } = stage()
    player.play('silk')
    for (let tries = 0; tries < 7; tries += 1) {
      await settle()
      patience()
    }
    await settle()
    expect(waits.slice(0, 7)).toEqual([2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000])
    expect(player.state.getState()).toEqual({ status: 'waiting', tune: 'silk' })
    ready.add('silk')
    patience()
    await settle()
    expect(player.state.getState()).toEqual({ status: 'playing', tune: 'silk' })
  })

  it('BEAT-13 asks no more once it is stopped', async () => {
    const { player, loads, patience } = stage()
    player.play('silk')
    await settle()
    player.stop()
    patience()
    await settle()
    expect(loads).toEqual(['silk'])
  })
})

describe('BEAT-18 what the browser and the player allow', () => {
  it('stays silent, and loads nothing, until the browser lets sound through', async () => {
    const { player, loads, wake } = stage({ running: false })
    player.play('razor')
    await settle()
    expect(loads).toEqual([])
    expect(player.state.getState()).toEqual({ status: 'waiting', tune: 'razor' })
    wake()
    await settle()
    expect(player.state.getState()).toEqual({ status: 'playing', tune: 'razor' })
  })

  it('is not heard of again when it was stopped before that', async () => {
    const { player, loads, wake } = stage({ running: false })
    player.play('razor')
    await settle()
    player.stop()
    wake()
    await settle()
    expect(loads).toEqual([])
    expect(player.state.getState()).toEqual({ status: 'silent' })
  })

  it('stays silent without an error where there is no sound at all', async () => {
    const { player, loads } = stage({ sound: false })
    player.play('razor')
    await settle()
    player.fillBefore(3)
    player.duck(true)
    player.stop()
    expect(loads).toEqual([])
  })

  it.each([
    ['razor', { beatOn: false }],
    ['razor', { beatVolume: 0 }],
    ['theme', { themeOn: false }],
    ['theme', { themeVolume: 0 }],
    ['razor', { muted: true }],
  ] as const)('does not begin %s with %j, and does once that is changed', async (tune, choice) => {
    const { player, choices, loads } = stage()
    choices.setState(choice)
    player.play(tune)
    await settle()
    expect(loads).toEqual([])
    expect(player.state.getState()).toEqual({ status: 'silent' })
    choices.setState(CHOICES)
    await settle()
    expect(player.state.getState()).toEqual({ status: 'playing', tune })
  })

  it('stops at once when it is turned off; everything muted, it goes on and keeps time', async () => {
    const { player, choices } = stage()
    player.play('razor')
    await settle()
    const first = player.nextDownbeat(0)
    choices.setState({ muted: true, beatVolume: 0.1, themeOn: false })
    expect(player.nextDownbeat(0)).toBe(first)
    choices.setState({ beatOn: false })
    expect(player.state.getState()).toEqual({ status: 'silent' })
  })

  it('keeps its downbeats over being turned off and on, and begins them anew with another tune', async () => {
    const { player, choices, moveTo } = stage()
    player.play('razor')
    await settle()
    const first = player.nextDownbeat(0) ?? 0
    choices.setState({ beatOn: false })
    expect(player.nextDownbeat(0)).toBeUndefined()
    moveTo(0.6)
    choices.setState({ beatOn: true })
    await settle()
    expect(player.nextDownbeat(0)).toBe(first)
    choices.setState({ beatOn: false })
    player.play('venom')
    choices.setState({ beatOn: true })
    await settle()
    expect(player.nextDownbeat(0)).toBeGreaterThan(0.6)
  })
})
