import { expect, test } from 'vitest'
import type { Pronunciation } from './phonetics.ts'
import { openTestPronouncer } from './testing/test-pronouncer.ts'

const ear = await openTestPronouncer()
const written = (way: Pronunciation): string =>
  way
    .map(({ onset, nucleus, coda, stress }) => [...onset, `${nucleus}${stress}`, ...coda].join(' '))
    .join(' . ')
const said = (word: string): string[] => ear.pronounce(word).map(written)

test.each([
  ['rosé', ['R OW0 . Z EY1']],
  ['touché', ['T UW0 . SH EY1']],
  ['lamé', ['L AA0 . M EY1']],
  ['saké', ['S AA0 . K EY1']],
  ['café', ['K AH0 . F EY1', 'K AE0 . F EY1']],
  ['cafés', ['K AH0 . F EY1 Z', 'K AE0 . F EY1 Z']],
  ['résumé', ['R EH1 . Z AH0 . M EY2']],
  ['cliché', ['K L IY0 . SH EY1']],
  ['cliché’s', ['K L IY0 . SH EY1 Z']],
  ['“Olé!”', ['OW2 . L EY1']],
  ['née', ['N EY1']],
])('SCORE-90 %s ends in the sound of its é: %j', (word, ways) => {
  expect(said(word)).toEqual(ways)
  expect(ear.knows(word)).toBe(true)
})

test('SCORE-90 é ends in the same sound in one letter or two, large or small', () => {
  for (const word of ['fiancé', 'FIANCÉ', 'fiance\u0301', '"fiancé",']) {
    expect(said(word), word).toEqual(said('fiancé'))
    for (const way of said(word)) expect(way, word).toMatch(/EY\d$/)
  }
})

test.each([
  ['naïve', 'naive'],
  ['déjà', 'deja'],
  ['Beyoncé', 'beyonce'],
  ['rose', 'rose'],
  ['Zoë', 'zoe'],
])('SCORE-90 %s is said as %s: other accents are not heard', (word, plain) => {
  expect(said(word)).toEqual(said(plain))
})
