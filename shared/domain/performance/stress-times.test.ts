import { expect, test } from 'vitest'
import { stressTimes } from './stress-times.ts'
import { saidLine, SILENT } from './testing/said-lines.ts'

const FOUR = 'ah t ah t ah t ah'

test.each([
  ['x..x', [0, 3]],
  ['.xx.', [1, 2]],
  ['....', [0, 3]],
  ['', [0, 3]],
])('VOICE-16 the stresses "%s" lie where their vowels begin', (stresses, syllables) => {
  const times = stressTimes(saidLine(FOUR, stresses))
  expect(times.map((time) => Math.round(time / 0.18))).toEqual(syllables)
})

test.each([
  ['x.....x', [0, 3]],
  ['xx', [0, 3]],
  ['.x', [3]],
  ['x', [0]],
])(
  'VOICE-16 stresses of another number of syllables are spread over those said: "%s"',
  (stresses, syllables) => {
    const times = stressTimes(saidLine(FOUR, stresses))
    expect(times.map((time) => Math.round(time / 0.18))).toEqual(syllables)
  },
)

test('without a vowel the first sound has the beat, without a sound nothing', () => {
  expect(stressTimes(saidLine('p s t', 'x'))).toEqual([0])
  expect(stressTimes(SILENT)).toEqual([])
})

test.each([
  ['s ah', 0.06],
  ['r ah', 0.06 - 0.4 * 0.06],
  ['t r ah', 0.12 - 0.7 * 0.06],
  ['k w ah', 0.12 - 0.3 * 0.06],
  ['ah l ah', 0.18 - 0.1 * 0.06],
])('VOICE-16 a vowel begins to be heard in the glide before it: %s', (sounds, time) => {
  expect(stressTimes(saidLine(sounds, sounds.startsWith('ah') ? '.x' : 'x')).at(-1)).toBeCloseTo(time, 9)
})
