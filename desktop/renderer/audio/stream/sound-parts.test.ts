import { AudioBuffer } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import { clockedContext, type ClockedContext } from '../testing/clocked-context.ts'
import { createMailbox } from './mailbox.ts'
import { soundParts, type Part } from './sound-parts.ts'

const RATE = 48_000
const DOWNBEATS = { nextDownbeat: (after: number) => Math.ceil(after * 2 - 1e-9) / 2 }

/** A voice without two samples alike, of half a second. */
const VOICE = Float32Array.from(
  { length: RATE / 2 },
  (_, index) => Math.sin(index * 0.01) * (0.2 + index / RATE),
)
/** Where it is cut: on samples that are no whole milliseconds. */
const CUTS = [0, 7001, 15_013, VOICE.length]

const partOf = (from: number, to: number, downbeat = from): Part => {
  const buffer = new AudioBuffer({ length: to - from, numberOfChannels: 1, sampleRate: RATE })
  buffer.copyToChannel(VOICE.slice(from, to), 0)
  const ms = (sample: number) => (sample * 1000) / RATE
  return {
    buffer: buffer as unknown as globalThis.AudioBuffer,
    startMs: ms(from),
    endMs: ms(to),
    bufferStartMs: ms(from),
    downbeatMs: ms(downbeat),
  }
}

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

function stage(seconds: number, { onBeat = false } = {}) {
  const { context, moveTo, render }: ClockedContext = clockedContext(seconds, RATE)
  const parts = createMailbox<Part>()
  const stop = new AbortController()
  const fills: number[] = []
  let heard = 0
  const beat = { ...DOWNBEATS, fillBefore: (downbeat: number) => fills.push(downbeat) }
  const sounding = soundParts(
    {
      context: () => context as unknown as AudioContext,
      output: () => context.destination as unknown as AudioNode,
      // Looks at the clock again when the test has moved it.
      wait: settle,
    },
    {
      parts,
      signal: stop.signal,
      onSounding: () => {
        heard += 1
      },
      ...(onBeat && { beat }),
    },
  )
  return { parts, stop, fills, moveTo, render, sounding, heard: () => heard }
}

/** The samples that differ from the voice laid at a place, and what sounds besides it. */
function faults(rendered: Float32Array, at: number, from = 0, to = VOICE.length): number {
  const wrong = (sample: number, index: number) => {
    const place = index - at + from
    const meant = place >= from && place < to ? (VOICE[place] ?? 0) : 0
    return Math.abs(sample - meant) > 1e-6
  }
  return rendered.filter(wrong).length
}

describe('parts that come one by one (PAGE-4)', () => {
  it('sound end to end as the whole does, to the sample', async () => {
    const { parts, moveTo, render, sounding } = stage(1)
    for (const [index, cut] of CUTS.slice(0, -1).entries()) {
      parts.push(partOf(cut, CUTS[index + 1] ?? 0))
      await settle()
      moveTo(0.02 * (index + 1))
    }
    expect(faults(await render(), 0.03 * RATE)).toBe(0)
    moveTo(0.13)
    expect(sounding.positionMs()).toBeCloseTo(100, 6)
  })

  it('begin with their downbeat on the beat’s, under a fill', async () => {
    const { parts, fills, moveTo, render } = stage(2, { onBeat: true })
    moveTo(0.3)
    parts.push(partOf(0, VOICE.length, 4800))
    await settle()
    expect(fills).toEqual([0.5])
    expect(faults(await render(), 0.4 * RATE)).toBe(0)
  })

  it('that come too late wait for the next downbeat, whole', async () => {
    const { parts, fills, moveTo, render, sounding } = stage(3, { onBeat: true })
    const [, first = 0] = CUTS
    parts.push(partOf(0, first))
    await settle()
    moveTo(0.9)
    expect(sounding.positionMs()).toBeCloseTo((first * 1000) / RATE, 6)
    parts.push(partOf(first, VOICE.length, first + 2400))
    await settle()
    expect(fills).toEqual([0.5, 1])
    const rendered = await render()
    expect(faults(rendered.subarray(0, RATE * 0.9), 0.5 * RATE, 0, first)).toBe(0)
    expect(faults(rendered.subarray(RATE * 0.9), 0.05 * RATE, first)).toBe(0)
  })

  it('are told of when the first is heard, once, and not before', async () => {
    const { parts, moveTo, heard } = stage(2)
    parts.push(partOf(0, 7001))
    await settle()
    expect(heard()).toBe(0)
    moveTo(0.1)
    await settle()
    await settle()
    parts.push(partOf(7001, VOICE.length))
    await settle()
    expect(heard()).toBe(1)
  })

  it('are silent once they are stopped, also those that were to come', async () => {
    const { parts, stop, render, sounding, heard } = stage(1)
    parts.push(partOf(0, 7001))
    await settle()
    stop.abort()
    parts.push(partOf(7001, VOICE.length))
    parts.close()
    await sounding.ended
    await settle()
    expect(heard()).toBe(0)
    expect((await render()).some((sample) => sample !== 0)).toBe(false)
  })
})
