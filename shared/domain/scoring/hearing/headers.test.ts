import { describe, expect, test } from 'vitest'
import { scoreVerse } from '../score-verse.ts'
import { ear } from '../testing/hear.ts'
import { withoutHeaders } from './headers.ts'

const LINES = [
  'I step in the booth and the crowd goes wild',
  "You've been a little punk since you were a child",
  "I'm sharper than a razor and my aim is true",
  "There's nothing in the world that I can't do to you",
]
const VERSE = LINES.join('\n')
const total = (text: string): number => scoreVerse(ear, { text }).total
const withTwo = (first: string, second: string): string =>
  [first, ...LINES.slice(0, 2), second, ...LINES.slice(2)].join('\n')

describe('SCORE-4 headers change no score', () => {
  test.each([
    ['[Verse 1]', '(Hook)'],
    ['Verse 1:', 'Hook x2'],
    ['**Verse 1**', '--- Chorus ---'],
    ['“Verse 1:”', 'Hook!!!'],
    ['VERSE ONE', 'Pre-Chorus (2x)'],
    ['## Intro', 'Outro - repeat twice'],
    ['Verse 1 (Kid Thunder)', '(Repeat 2x)'],
  ])('as lines of their own: %s, %s', (first, second) => {
    expect(total(withTwo(first, second))).toBe(total(VERSE))
    expect(total(withTwo(first, second).replaceAll('\n', ' / '))).toBe(total(VERSE))
  })

  test('before the words of a line and after them', () => {
    expect(total(`Verse 1: ${VERSE}`)).toBe(total(VERSE))
    expect(total(`${VERSE} (Repeat 2x)`)).toBe(total(VERSE))
    expect(total(`${VERSE} (x2)`)).toBe(total(VERSE))
  })

  test.each([
    '{time} ',
    '[{time}.50] ',
    '({time}) ',
    '{number}. ',
    '{number}) ',
    '[{number}] ',
    '{number}: ',
  ])('nor do times and numbers that all lines begin with: %s', (label) => {
    const labelled = LINES.map(
      (line, at) => label.replace('{time}', `00:0${at * 2}`).replace('{number}', `${at + 1}`) + line,
    )
    expect(total(labelled.join('\n'))).toBe(total(VERSE))
  })

  test.each([
    'the first verse\nis the worst verse',
    'bridge to the city\nhook of a boxer',
    'one verse, one hook, repeat',
    "3:30 in the morning and I'm wide awake\nthe city sleeps",
    '1 for the money\n2 for the show',
    '1.5 million ways\n2.5 million days',
    '7. is my number\n3. is yours',
  ])('but words and numbers that say something are said: %s', (text) => {
    expect(withoutHeaders(text)).toBe(text)
  })

  test('what is silent leaves its place to spaces', () => {
    const text = 'Verse 1:\r\n1. one bar / 2) another\nHook x2'
    expect(withoutHeaders(text)).toHaveLength(text.length)
    expect(withoutHeaders(text).replace(/\s+/g, ' ').trim()).toBe('one bar / another')
  })
})
