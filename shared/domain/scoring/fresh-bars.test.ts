import { expect, test } from 'vitest'
import { freshBarsOf } from './fresh-bars.ts'
import { hear } from './testing/hear.ts'

const FIRST = 'I wrote a letter to the river and it answered me in rain'
const freshOf = (...lines: readonly string[]) => freshBarsOf(hear(lines.join('\n')))

test('SCORE-54 a bar that changes a word of an earlier one is said again', () => {
  expect(freshOf(FIRST, FIRST.replace('letter', 'poem'))).toMatchObject({ bars: 1, again: 1 })
  expect(freshOf(FIRST, 'you drew a hammer on the ceiling and it never made a sound')).toMatchObject({
    bars: 2,
    again: 0,
  })
})

test('SCORE-54 a bar with half its words changed is new in part at least', () => {
  const { bars } = freshOf(FIRST, 'I wrote a letter to the mountain and nobody came by train')
  expect(bars).toBeGreaterThan(1)
})

test('SCORE-54 a bar of sounds that fill says nothing', () => {
  expect(freshOf(FIRST, 'yeah yeah uh huh yo okay')).toMatchObject({ bars: 1, again: 1 })
  expect(freshOf('yo I wrote it')).toMatchObject({ bars: 1, syllables: 3 })
})

test('an empty verse has nothing', () => {
  expect(freshOf('')).toEqual({ bars: 0, syllables: 0, again: 0 })
})
