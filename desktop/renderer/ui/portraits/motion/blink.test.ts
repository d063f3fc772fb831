import { expect, it } from 'vitest'
import { seedFromText } from '#shared/domain/random.ts'
import { lidsShutAt, untilBlink } from './blink.ts'

const SEED = seedFromText('Razor')
const MINUTES = 10
const times = Array.from({ length: MINUTES * 6000 }, (_, step) => step * 10)

/** Moments at which lids begin to fall. */
const blinksOf = (seed: number) =>
  times.filter((time) => lidsShutAt(seed, time) > 0 && lidsShutAt(seed, time - 10) === 0)

it('FACE-10 blinks 15 times a minute, at uneven times', () => {
  const blinks = blinksOf(SEED)
  expect(Math.abs(blinks.length / MINUTES - 15)).toBeLessThanOrEqual(1)
  const waits = blinks.slice(1).map((blink, index) => blink - (blinks[index] ?? 0))
  expect(Math.max(...waits)).toBeGreaterThan(5500)
  expect(Math.min(...waits)).toBeLessThan(2500)
})

it('FACE-10 shuts the lids wholly, and opens them within a quarter of a second', () => {
  for (const blink of blinksOf(SEED).slice(0, 20)) {
    const shut = Array.from({ length: 30 }, (_, step) => lidsShutAt(SEED, blink + step * 10))
    expect(Math.max(...shut)).toBe(1)
    expect(shut.at(-1)).toBe(0)
  }
})

it('FACE-10 the same face blinks at the same times, another one at others', () => {
  expect(blinksOf(SEED)).toEqual(blinksOf(SEED))
  expect(blinksOf(seedFromText('Venom')).slice(0, 5)).not.toEqual(blinksOf(SEED).slice(0, 5))
})

it('FACE-11 tells how long the lids rest: nothing moves until then', () => {
  for (const time of times.filter((_, index) => index % 97 === 0)) {
    const rest = untilBlink(SEED, time)
    expect(rest).toBeGreaterThanOrEqual(0)
    if (rest > 1) expect([lidsShutAt(SEED, time), lidsShutAt(SEED, time + rest - 1)]).toEqual([0, 0])
    expect(lidsShutAt(SEED, time + rest + 40)).toBeGreaterThan(rest === 0 ? -1 : 0)
  }
})
