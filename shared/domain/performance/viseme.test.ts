import { expect, test } from 'vitest'
import { MOUTHS, visemesOf } from './viseme.ts'
import { BAR, saidLine } from './testing/said-lines.ts'

test('VOICE-21 the mouth closes for m, opens for a vowel, rests in a pause and at the end', () => {
  const visemes = visemesOf(saidLine('m aa pau f iy', 'xx').phones)
  expect(visemes.map(({ mouth }) => mouth)).toEqual(['closed', 'open', 'rest', 'teeth', 'spread', 'rest'])
  expect(visemes[0]?.openness).toBe(0)
  expect(visemes[1]?.openness).toBeGreaterThan(0.8)
  expect(visemes.at(-1)?.start).toBeCloseTo(0.42, 9)
})

test('VOICE-21 only changes are told', () => {
  expect(visemesOf(saidLine('t t d n', '').phones)).toHaveLength(2)
  expect(visemesOf([])).toEqual([])
})

test('VOICE-21 every sound of a bar has a look of its own kind', () => {
  for (const { mouth, openness } of visemesOf(BAR.phones).slice(0, -1)) {
    expect(MOUTHS).toContain(mouth)
    expect(mouth).not.toBe('rest')
    expect(openness).toBeGreaterThanOrEqual(0)
    expect(openness).toBeLessThanOrEqual(1)
  }
})
