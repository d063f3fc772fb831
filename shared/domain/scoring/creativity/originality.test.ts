import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { reportOriginality } from './originality.ts'

const fresh = (text: string): number => reportOriginality(hear(text)).freshness

const OWN =
  'the librarian of thunder keeps a ledger in the rain\nand stamps your overdue excuses on the window of a train'

test('SCORE-36 words of one’s own are fresh; the same few again and again are not', () => {
  expect(fresh(OWN)).toBeGreaterThan(0.9)
  expect(fresh('fire fire on the mic, mic on fire\nfire mic and the fire is a mic')).toBeLessThan(0.2)
  expect(fresh('')).toBeLessThanOrEqual(0.01)
})

test('SCORE-37 stock phrases are counted and make it stale', () => {
  const stale =
    'I am the best rapper and you can not touch me\nI spit fire on the mic, number one, cant stop me'
  expect(reportOriginality(hear(stale)).cliches).toBeGreaterThanOrEqual(4)
  expect(fresh(stale)).toBeLessThan(0.2)
  expect(reportOriginality(hear(OWN)).cliches).toBe(0)
})

test('SCORE-36 phrases said twice make it stale', () => {
  const twice = 'the librarian of thunder keeps a ledger\nthe librarian of thunder keeps a window'
  expect(fresh(twice)).toBeLessThan(fresh(OWN))
})
