import { describe, expect, it, test } from 'vitest'
import { peakOf, rmsOf } from '../../levels.ts'
import { medianPitch } from '../../pitch.ts'
import { toneLevel } from '../../testing/tones.ts'
import type { Instrument, Strike } from '../strike.ts'
import { sub, uprightBass } from './bass.ts'
import { AH, choir, OO } from './choir.ts'
import { bell, electricPiano, piano } from './keys.ts'
import { pluck } from './pluck.ts'
import { brass, pad, staccato, strings } from './saws.ts'
import { blip, flute, reese } from './synth.ts'

const RATE = 48_000
const strike = (changes: Partial<Strike> = {}): Strike => ({
  hertz: 220,
  seconds: 0.8,
  velocity: 0.8,
  rate: RATE,
  seed: 3,
  slides: [],
  ...changes,
})

const INSTRUMENTS: readonly (readonly [string, Instrument])[] = [
  ['electric piano', electricPiano],
  ['piano', piano],
  ['ringing string', pluck(0.05)],
  ['muted string', pluck(0.9)],
  ['strings', strings],
  ['staccato', staccato],
  ['brass', brass],
  ['pad', pad],
  ['choir on ah', choir(AH)],
  ['choir on oo', choir(OO)],
  ['upright bass', uprightBass],
  ['sub', sub({ decay: 1, drive: 3, thump: 0 })],
  ['blip', blip],
  ['reese', reese(400)],
  ['flute', flute],
]

describe.each([...INSTRUMENTS, ['bell', bell] as const])('the %s', (_name, play) => {
  it('begins and ends without a click, and is loud enough to be mixed', () => {
    const sound = play(strike())
    expect(sound.every(Number.isFinite)).toBe(true)
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(peakOf(sound)).toBeGreaterThan(0.1)
    expect(peakOf(sound)).toBeLessThan(2)
  })

  it('is quieter when struck softly, and the same for the same seed', () => {
    expect(rmsOf(play(strike({ velocity: 0.3 })))).toBeLessThan(rmsOf(play(strike())))
    expect(play(strike())).toEqual(play(strike()))
  })
})

test.each(INSTRUMENTS)('the %s plays in tune, low and high', (_name, play) => {
  for (const hertz of [110, 220, 330]) {
    const cents = 1200 * Math.log2((medianPitch(play(strike({ hertz })), RATE) ?? 0) / hertz)
    expect(Math.abs(cents)).toBeLessThan(15)
  }
})

test('the bell sounds its note above all else', () => {
  const sound = bell(strike())
  for (const other of [207, 233, 440, 330, 777]) {
    expect(toneLevel(sound, 220, RATE)).toBeGreaterThan(2 * toneLevel(sound, other, RATE))
  }
})

test('the sub slides to where it is told, without being struck again', () => {
  const slides = [{ after: 0.5, hertz: 82.4 }]
  const sound = sub({ decay: 5, drive: 1.5, thump: 0 })(strike({ hertz: 55, seconds: 1.2, slides }))
  const before = sound.subarray(0.1 * RATE, 0.45 * RATE)
  const after = sound.subarray(0.75 * RATE, 1.15 * RATE)
  expect(toneLevel(before, 55, RATE)).toBeGreaterThan(5 * toneLevel(before, 82.4, RATE))
  expect(toneLevel(after, 82.4, RATE)).toBeGreaterThan(5 * toneLevel(after, 55, RATE))
  const jumps = sound.map((sample, index) => Math.abs(sample - (sound[index - 1] ?? sample)))
  expect(peakOf(jumps)).toBeLessThan(0.03)
})
