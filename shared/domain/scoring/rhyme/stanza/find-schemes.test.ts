import { expect, test } from 'vitest'
import { schemeBySound, schemesByPrior, type TiedLines } from './find-schemes.ts'
import { createSchemeModel, NOTHING_SAID, remember } from './scheme-model.ts'
import { canonicalScheme, stepsBack } from './scheme.ts'

/** A stanza whose lines rhyme by their labels; "?" ties with nothing and speaks against nothing. */
const stanza = (labels: string): TiedLines => ({
  length: labels.length,
  ties: (a, b) => (labels[a] === '?' || labels[b] === '?' ? -1 : labels[a] === labels[b] ? 5 : -7),
})
const QUATRAINS = createSchemeModel([[[0, 1, 0, 1], 90] as const, [[0, 0, 1, 1], 10] as const])

test('SCORE-19 labels of any kind become numbers in order of appearance', () => {
  expect(canonicalScheme(['B', 'A', 'B', 7])).toEqual([0, 1, 0, 2])
  expect(stepsBack([0, 1, 0, 0], 12)).toEqual([0, 0, 2, 1])
})

test('SCORE-19 without a prior lines are grouped by their ties alone', () => {
  expect(schemeBySound(stanza('abba'))).toEqual([0, 1, 1, 0])
  expect(schemeBySound(stanza('abcd'))).toEqual([0, 1, 2, 3])
  expect(schemeBySound({ length: 0, ties: () => 0 })).toEqual([])
})

test('SCORE-19 with a prior a doubtful line takes its usual place, a clear one its own', () => {
  expect(schemesByPrior([stanza('ab?b'), stanza('aabb'), stanza('abba')], QUATRAINS)).toEqual([
    [0, 1, 0, 1],
    [0, 0, 1, 1],
    [0, 1, 1, 0],
  ])
})

test('SCORE-19 the poems of a file teach what is usual among them', () => {
  const ballads = Array.from({ length: 40 }, () => stanza('abcb'))
  const [found] = schemesByPrior([...ballads, stanza('ab?b')], QUATRAINS).slice(-1)
  expect(found).toEqual([0, 1, 2, 1])
})

test('SCORE-19 a scheme or a length never seen has its likelihood too', () => {
  const seen = QUATRAINS.whole([0, 1, 0, 1])
  const unseen = QUATRAINS.whole([0, 1, 2, 1])
  expect(seen).toBeGreaterThan(unseen)
  expect(unseen).toBeGreaterThan(-20)
  expect(QUATRAINS.whole(Array.from({ length: 300 }, (_, line) => line % 2))).toBeGreaterThan(-Infinity)
  const total = QUATRAINS.next(remember(NOTHING_SAID, 0), 1, 4).reduce((sum, log) => sum + Math.exp(log), 0)
  expect(total).toBeCloseTo(1, 9)
})
