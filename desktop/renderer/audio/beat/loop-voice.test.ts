import type { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import { peakOf, rmsOf } from '#shared/dsp/levels.ts'
import { downbeatFrom } from './beat-clock.ts'
import { clockedContext } from '../testing/clocked-context.ts'
import { startLoop, type LoopVoice } from './loop-voice.ts'

const RATE = 48_000
/** No whole number of milliseconds, so that a loop of rounded times would drift. */
const LENGTH = 12_345
const FADED_IN = 600

/** A loop that never repeats within itself, and has its click at its first sample. */
function loopOn(context: OfflineAudioContext) {
  const loop = context.createBuffer(1, LENGTH, RATE)
  loop.copyToChannel(
    Float32Array.from({ length: LENGTH }, (_, index) =>
      index === 0 ? 0.9 : 0.3 * Math.sin(index * (0.2 + index / 1e6)),
    ),
    0,
  )
  return { loop, barSeconds: LENGTH / RATE }
}

/** Two seconds of the loop, and what happens to it at certain times. */
async function render(...acts: readonly (readonly [at: number, act: (voice: LoopVoice) => void])[]) {
  const { context, moveTo, render } = clockedContext(2, RATE)
  const tune = loopOn(context)
  const voice = startLoop(context, context.destination, tune, { volume: 1, ducked: false })
  for (const [at, act] of acts) {
    moveTo(at)
    act(voice)
  }
  return { tune, voice, sound: await render(), start: Math.round(voice.clock.startedAt * RATE) }
}

const seconds = (sound: Float32Array, from: number, to: number) =>
  sound.subarray(Math.round(from * RATE), Math.round(to * RATE))

describe('BEAT-14 a loop that sounds', () => {
  it('goes round to the sample, without a seam', async () => {
    const { sound, start, tune } = await render()
    const wave = tune.loop.getChannelData(0)
    expect(sound.subarray(0, start).every((sample) => sample === 0)).toBe(true)
    let farthest = 0
    for (let index = start + FADED_IN; index < sound.length; index += 1) {
      const wanted = wave[(index - start) % LENGTH] ?? 0
      farthest = Math.max(farthest, Math.abs((sound[index] ?? 0) - wanted))
    }
    expect(farthest).toBeLessThan(1e-6)
  })

  it('BEAT-16 has its downbeats where its clock says', async () => {
    const { sound, voice } = await render()
    const { clock } = voice
    for (let time = downbeatFrom(clock, 0.2); time < 1.9; time = downbeatFrom(clock, time + 0.01))
      expect(sound[Math.round(time * RATE)]).toBeCloseTo(0.9, 4)
  })

  it('BEAT-18 comes in again at the place where it would be by now, to the sample', async () => {
    const { context, moveTo, render } = clockedContext(2, RATE)
    const tune = loopOn(context)
    const first = startLoop(context, context.destination, tune, { volume: 1, ducked: false })
    moveTo(0.3)
    first.stop()
    moveTo(1)
    const { clock } = startLoop(context, context.destination, tune, {
      ...{ volume: 1, ducked: false, clock: first.clock },
    })
    expect(clock).toEqual(first.clock)
    const sound = await render()
    const wave = tune.loop.getChannelData(0)
    const start = Math.round(clock.startedAt * RATE)
    expect(peakOf(seconds(sound, 0.9, 1.05))).toBe(0)
    for (let index = 1.07 * RATE; index < sound.length; index += 1)
      expect(Math.abs((sound[index] ?? 0) - (wave[(index - start) % LENGTH] ?? 0))).toBeLessThan(1e-6)
  })

  it('begins and ends without a click', async () => {
    const { sound, start } = await render([
      1,
      (voice) => {
        voice.stop()
      },
    ])
    expect(Math.abs(sound[start] ?? 1)).toBeLessThan(0.01)
    const end = seconds(sound, 1, 2)
    for (const [from, to] of [
      [0, 0.1],
      [0.1, 0.2],
      [0.2, 0.35],
    ] as const)
      expect(rmsOf(seconds(end, from, to))).toBeGreaterThan(rmsOf(seconds(end, to, to + 0.1)))
    expect(peakOf(seconds(end, 0.36, 0.4))).toBeLessThan(0.02)
    expect(peakOf(seconds(end, 0.41, 1))).toBe(0)
  })

  it('BEAT-15 steps back under a voice by 3 dB, and comes forward again', async () => {
    const level = async (ducked: boolean, then?: boolean) => {
      const { context, render } = clockedContext(2, RATE)
      const voice = startLoop(context, context.destination, loopOn(context), { volume: 1, ducked })
      if (then !== undefined) voice.duck(then)
      return 20 * Math.log10(rmsOf(seconds(await render(), 1.7, 1.7 + LENGTH / RATE)))
    }
    const usual = await level(false)
    expect(usual - (await level(true))).toBeCloseTo(3, 1)
    expect(usual - (await level(false, true))).toBeCloseTo(3, 1)
    expect(usual - (await level(true, false))).toBeCloseTo(0, 1)
  })

  it('is as loud as it is wanted', async () => {
    const { context, render } = clockedContext(2, RATE)
    const tune = loopOn(context)
    const voice = startLoop(context, context.destination, tune, { volume: 1, ducked: false })
    voice.setVolume(0.25)
    const { startedAt, barSeconds } = voice.clock
    const downbeat = Math.round((startedAt + 3 * barSeconds) * RATE)
    expect((await render())[downbeat]).toBeCloseTo(0.9 * 0.25, 3)
  })
})

describe('BEAT-17 a fill', () => {
  /** A bar and what rings on, each sample full. */
  const fillOn = (context: OfflineAudioContext) => {
    const fill = context.createBuffer(1, LENGTH + 2_000, RATE)
    fill.copyToChannel(new Float32Array(fill.length).fill(0.5), 0)
    return fill
  }

  /** The loop with fills to some of its downbeats, each asked for at a time. */
  async function renderFills(...fills: readonly (readonly [askedAt: number, bar: number])[]) {
    const { context, moveTo, render } = clockedContext(2, RATE)
    const voice = startLoop(context, context.destination, loopOn(context), { volume: 1, ducked: false })
    const { startedAt, barSeconds } = voice.clock
    for (const [askedAt, bar] of fills) {
      moveTo(askedAt)
      voice.fill(fillOn(context), startedAt + bar * barSeconds)
    }
    return { sound: await render(), downbeat: startedAt + 4 * barSeconds, bar: barSeconds }
  }
  /** The mean tells the fill, a constant, from the loop, a wave. */
  const mean = (sound: Float32Array) => sound.reduce((sum, one) => sum + one, 0) / sound.length

  it('takes the bar before a downbeat, with the loop far behind it', async () => {
    const { sound, downbeat, bar } = await renderFills([0.4, 4])
    expect(mean(seconds(sound, downbeat - bar - 0.05, downbeat - bar - 0.001))).toBeCloseTo(0, 1)
    expect(mean(seconds(sound, downbeat - bar + 0.001, downbeat - bar + 0.05))).toBeCloseTo(0.5, 1)
    const swing = (from: number, to: number) => {
      const part = seconds(sound, from, to)
      const middle = mean(part)
      return rmsOf(part.map((sample) => sample - middle))
    }
    const usual = swing(downbeat - 2 * bar, downbeat - bar - 0.01)
    expect(swing(downbeat - 0.15, downbeat - 0.065)).toBeLessThan(0.4 * usual)
    // The loop's own downbeat is there in full.
    expect(seconds(sound, downbeat, downbeat + 0.0001)[0]).toBeGreaterThan(1.2)
    expect(swing(downbeat + 0.05, downbeat + bar)).toBeGreaterThan(0.9 * usual)
  })

  it('gives way to another one', async () => {
    const { sound, bar } = await renderFills([0.7, 3], [0.75, 5])
    expect(mean(seconds(sound, 0.71, 0.74))).toBeCloseTo(0.5, 1)
    const between = seconds(sound, 0.8, 0.8 + bar)
    expect(mean(between)).toBeCloseTo(0, 1)
    expect(rmsOf(between)).toBeGreaterThan(0.2)
    expect(mean(seconds(sound, 1.2, 1.3))).toBeCloseTo(0.5, 1)
  })

  it('that is asked for late plays what is still to come of it', async () => {
    const { sound, downbeat } = await renderFills([1, 4])
    const ringing = LENGTH / RATE + 2_000 / RATE - (1 - (downbeat - LENGTH / RATE))
    expect(mean(seconds(sound, 1.003, 1 + ringing))).toBeCloseTo(0.5, 1)
    expect(mean(seconds(sound, 1 + ringing + 0.003, 1.9))).toBeCloseTo(0, 1)
  })

  it('that is asked for too late stays out', async () => {
    const { sound, downbeat } = await renderFills([1.2, 4])
    expect(downbeat).toBeLessThan(1.2)
    expect(mean(seconds(sound, 1.2, 2))).toBeCloseTo(0, 1)
  })
})
