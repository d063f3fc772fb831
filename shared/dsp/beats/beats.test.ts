import { beforeAll, describe, expect, it, test } from 'vitest'
import { CHARACTERS } from '../../domain/character/characters.ts'
import { fft } from '../fft.ts'
import { peakOf, rmsOf } from '../levels.ts'
import { integratedLoudness } from '../loudness.ts'
import { truePeakOf } from '../true-peak.ts'
import { BEAT_BY_CHARACTER, BEATS } from './beats.ts'
import { gridOf, renderBeat } from './beat.ts'
import { findDownbeat, findTempo } from './testing/find-beat.ts'
import type { Stereo } from './stereo.ts'

/** Half of what is shipped: all that is tested here lies below 12 kHz. */
const RATE = 24_000
/** Playing a beat takes some two seconds, and much longer on a machine that does other things too. */
const PATIENCE_MS = 60_000

describe('BEAT-1 the beats', () => {
  it('are six or more and the theme song, two or more of each style', () => {
    expect(BEATS.length).toBeGreaterThanOrEqual(7)
    expect(new Set(BEATS.map(({ id }) => id)).size).toBe(BEATS.length)
    for (const style of ['boom-bap', 'trap', 'drill'])
      expect(
        BEATS.filter((beat) => beat.style === style && beat.id !== 'theme').length,
        style,
      ).toBeGreaterThanOrEqual(2)
  })

  test.each(CHARACTERS)('BEAT-2 $id has one at the tempo at which it raps', ({ id, bpm }) => {
    expect(BEAT_BY_CHARACTER[id].feltBpm).toBe(bpm)
  })

  it('BEAT-2 have two or more that are nobody’s', () => {
    const owned = Object.values(BEAT_BY_CHARACTER)
    expect(new Set(owned).size).toBe(4)
    expect(
      BEATS.filter((beat) => beat.id !== 'theme' && !owned.includes(beat)).length,
    ).toBeGreaterThanOrEqual(2)
  })

  test.each(BEATS)(
    'BEAT-3 $id lies between 80 and 145 beats a minute, felt in half time where fast',
    (beat) => {
      expect(beat.bpm).toBeGreaterThanOrEqual(80)
      expect(beat.bpm).toBeLessThanOrEqual(145)
      expect(beat.feltBpm).toBe(beat.bpm > 120 ? beat.bpm / 2 : beat.bpm)
      expect([8, 16]).toContain(beat.bars)
    },
  )
})

const rendered = new Map<string, Stereo>()

describe.each(BEATS)('$id', (beat) => {
  let loop: Stereo
  beforeAll(() => {
    loop = renderBeat(beat, RATE)
    rendered.set(beat.id, loop)
  }, PATIENCE_MS)

  it('BEAT-3 is as long as its bars at its tempo', () => {
    expect(loop.left).toHaveLength(gridOf(beat, RATE).length)
    expect(loop.right).toHaveLength(loop.left.length)
  })

  it('BEAT-4 has only numbers, and silence nowhere for longer than a beat', () => {
    for (const channel of [loop.left, loop.right]) expect(channel.every(Number.isFinite)).toBe(true)
    const size = Math.floor((60 * RATE) / beat.bpm)
    for (let start = 0; start + size <= loop.left.length; start += size)
      expect(rmsOf(loop.left.subarray(start, start + size))).toBeGreaterThan(0.01)
  })

  it('BEAT-5 goes round without a seam', () => {
    for (const channel of [loop.left, loop.right]) {
      const steps = channel.map((sample, index) => Math.abs(sample - (channel.at(index - 1) ?? 0)))
      const [seam = 1] = steps
      expect(seam).toBeLessThan(peakOf(steps.subarray(1)))
      // The wave's bend is as small there as where a kick starts within the loop.
      const bends = steps.map((step, index) => Math.abs(step - (steps.at(index - 1) ?? 0)))
      expect(Math.max(bends[0] ?? 1, bends[1] ?? 1)).toBeLessThan(peakOf(bends.subarray(2)))
    }
  })

  it('BEAT-6 is as loud as the others and never near full scale', () => {
    expect(Math.abs(integratedLoudness([loop.left, loop.right], RATE) + 18)).toBeLessThan(0.5)
    expect(20 * Math.log10(Math.max(truePeakOf(loop.left), truePeakOf(loop.right)))).toBeLessThan(-1)
  })

  it('BEAT-7 is built on its bass and leaves room for words', () => {
    const { bass, words, treble } = balanceOf(loop)
    expect(bass).toBeGreaterThan(-4)
    expect(words).toBeLessThan(-7)
    expect(words).toBeGreaterThan(-15)
    expect(treble).toBeLessThan(-12)
    expect(treble).toBeGreaterThan(-22)
  })

  it('BEAT-8 is heard at its tempo, its first bar at its first sample', () => {
    const ratio = findTempo(loop, RATE) / beat.feltBpm
    expect(Math.min(Math.abs(ratio - 1), Math.abs(ratio - 2))).toBeLessThan(0.002)
    const bars = (beat.bars * beat.feltBpm) / beat.bpm
    expect(Math.abs(findDownbeat(loop, RATE, bars))).toBeLessThanOrEqual(0.01)
  })

  it('BEAT-9 differs from every other', () => {
    for (const [id, other] of rendered) {
      if (id === beat.id) continue
      expect(Math.abs(likeness(loop.left, other.left)), id).toBeLessThan(0.2)
    }
  })
})

test(
  'BEAT-9 the same beat is the same to the sample',
  () => {
    const [beat] = BEATS
    if (beat === undefined) throw new Error('No beat')
    expect(renderBeat(beat, RATE)).toEqual(rendered.get(beat.id))
  },
  PATIENCE_MS,
)

/** Shares of the power below 180 Hz, from 300 to 3,000 Hz and above, in decibels of the whole. */
function balanceOf({ left, right }: Stereo) {
  const size = 4_096
  let [bass, words, treble, all] = [0, 0, 0, 0]
  for (let start = 0; start + size <= left.length; start += size) {
    const real = Float64Array.from({ length: size }, (_, index) => {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)
      return ((left[start + index] ?? 0) + (right[start + index] ?? 0)) * window
    })
    const imaginary = new Float64Array(size)
    fft(real, imaginary)
    for (let bin = 1; bin < size / 2; bin += 1) {
      const power = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
      const hertz = (bin * RATE) / size
      all += power
      if (hertz < 180) bass += power
      if (hertz >= 300 && hertz < 3_000) words += power
      if (hertz >= 3_000) treble += power
    }
  }
  const share = (power: number) => 10 * Math.log10(power / all)
  return { bass: share(bass), words: share(words), treble: share(treble) }
}

/** How alike the common beginning of two sounds is: 1 is the same wave. */
function likeness(one: Float32Array, other: Float32Array): number {
  const length = Math.min(one.length, other.length)
  let product = 0
  for (let index = 0; index < length; index += 1) product += (one[index] ?? 0) * (other[index] ?? 0)
  return product / length / (rmsOf(one.subarray(0, length)) * rmsOf(other.subarray(0, length)))
}
