import { expect, test } from 'vitest'
import { applyBiquad, lowPass } from '../../biquad.ts'
import { rmsOf } from '../../levels.ts'
import { noise, sine } from '../../testing/tones.ts'
import { kick } from '../drums/kick.ts'
import { createGrid } from '../grid.ts'
import { silence } from '../stereo.ts'
import { aroundTheSeam, unroll } from './around-the-seam.ts'
import { drumPart } from './drum-part.ts'
import { placePart } from './place-part.ts'
import { pushesOf } from './pushes.ts'
import { repeatOver } from './repeat.ts'
import { reverberate } from './reverb.ts'

const RATE = 48_000
const GRID = createGrid({ bpm: 96, bars: 1, swing: 0.5, rate: RATE })
const stereo = (samples: Float32Array) => ({ left: samples.slice(), right: samples.slice() })

test('BEAT-5 what is treated around the seam is as if it had gone round for ever', () => {
  const loop = stereo(noise(0.5, 5_000, 1))
  const filter = lowPass({ hertz: 200, q: 0.7, rate: RATE })
  const treated = aroundTheSeam(loop, { lead: 0.2 }, RATE, ({ left }) => {
    applyBiquad(left, filter)
  })
  const long = unroll(loop, 0, 50_000).left
  applyBiquad(long, filter)
  treated.left.forEach((sample, index) => {
    expect(sample).toBeCloseTo(long[45_000 + index] ?? 1, 6)
  })
  expect(treated.right).toEqual(loop.right)
})

test('a room falls by 60 dB in its time, takes little that is deep, and answers each side otherwise', () => {
  const room = silence(2 * RATE)
  room.left[0] = 1
  room.right[0] = 1
  reverberate(room, { seconds: 1, damping: 0 }, RATE)
  const level = (from: number) => 20 * Math.log10(rmsOf(room.left.subarray(from * RATE, (from + 0.1) * RATE)))
  expect(level(0.2) - level(0.7)).toBeGreaterThan(25)
  expect(level(0.2) - level(0.7)).toBeLessThan(35)
  expect(room.left).not.toEqual(room.right)
  const deep = stereo(sine(60, 0.5, RATE, 1))
  const high = stereo(sine(900, 0.5, RATE, 1))
  for (const sound of [deep, high]) reverberate(sound, { seconds: 1, damping: 0 }, RATE)
  expect(rmsOf(deep.left)).toBeLessThan(0.25 * rmsOf(high.left))
})

const KICK = kick({ tune: 50, sweep: 200, fall: 0.02, decay: 0.08, click: 0.4, drive: 2 })

test('a kick pushes down what ducks, at once and for a moment, over the end of the loop too', () => {
  const part = drumPart('kick', KICK, { pattern: '9..............9', level: 0, pushes: true })
  const pushed = pushesOf([part], GRID)
  expect(pushed[0.02 * RATE]).toBeCloseTo(1, 1)
  expect(pushed[1 * RATE]).toBeLessThan(0.01)
  expect(pushed[0]).toBeGreaterThan(0.1)
  const held = placePart(stereo(new Float32Array(GRID.length).fill(0.5)), { level: 0, duck: 6 }, pushed, GRID)
  expect(held.left[0.02 * RATE]).toBeCloseTo(0.25, 1)
  expect(held.left[1 * RATE]).toBeCloseTo(0.5, 2)
})

test('BEAT-5 a stroke at the end of a loop rings on at its beginning', () => {
  const part = drumPart('kick', KICK, { pattern: '...............9', level: 0 })
  const { left } = part.play(GRID, 1)
  expect(rmsOf(left.subarray(0, 0.1 * RATE))).toBeGreaterThan(0.05)
  expect(rmsOf(left.subarray(0.6 * RATE, 1.5 * RATE))).toBe(0)
})

test('echoes come from the other side, so many sixteenths later, and weaker', () => {
  const loop = silence(GRID.length)
  loop.left[0] = 1
  const place = { level: 0, echo: { steps: 4, feedback: 0.5, level: 0.4 } }
  const { left, right } = placePart(loop, place, new Float32Array(GRID.length), GRID)
  const beat = GRID.length / 4
  expect([left[0], right[beat], left[2 * beat], right[3 * beat]].map((value) => value?.toFixed(3))).toEqual([
    // Later echoes of a loop of four beats fall on its first again.
    '1.050',
    '0.425',
    '0.213',
    '0.100',
  ])
})

test('a pattern that does not fill the loop evenly is refused', () => {
  expect(() => repeatOver({ bars: 8 }, [], 48)).toThrow(
    'A pattern of 48 sixteenths does not fill 8 bars evenly.',
  )
})
