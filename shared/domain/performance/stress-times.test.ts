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
