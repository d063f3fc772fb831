import { describe, expect, test } from 'vitest'
import { scoreVerse } from '../score-verse.ts'
import { GRADED } from '../testing/graded/graded-verses.ts'
import { ear, hear } from '../testing/hear.ts'
import { phraseOf } from './heard-text.ts'

const barsOf = (text: string): string[] => hear(text).bars.map(({ words }) => phraseOf(words))
const total = (text: string): number => scoreVerse(ear, { text }).total
const AMATEUR = (GRADED.money ?? []).filter(({ level }) => level === 3).map(({ text }) => text)
/** A verse whose lines end on these in turn. */
const closedBy = (verse: string, closers: readonly string[]): string =>
  verse
    .split('\n')
    .map((line, at) => line + (closers[at % closers.length] ?? ''))
    .join('\n')

describe('SCORE-4 ad-libs that close a line', () => {
  test.each(AMATEUR)('change no score, with brackets or without: %s', (verse) => {
    for (const closers of [
      [', yeah'],
      [', ayy', ', uh', ', woo', ', skrrt'],
      [' skrrrt skrrrt', ' uh yeah', '', ' AYYY!'],
      [', hey', ', oh', ', yo', ', uh'],
      ["(woo, let's go)", '(brrrap bap bap)', '', '(grraah)'],
      ['', '', ', uh', ''],
    ])
      expect(total(closedBy(verse, closers)), closers.join()).toBe(total(verse))
  })

  test('let the word before them rhyme', () => {
    expect(barsOf('I run the game, yeah\nyou know my name, uh uh')).toEqual([
      'i run the game',
      'you know my name',
    ])
  })

  test('are words of the bar where hardly another is left', () => {
    expect(barsOf('yeah yeah\nuh yeah')).toEqual(['yeah yeah', 'uh yeah'])
  })

  test('may be a rhyme where they are words and few lines close on them', () => {
    const verse = 'I get a bigger check every day\nthe whole block knows me, hey\nand nobody cared\nor looked'
    expect(barsOf(verse)).toContain('the whole block knows me hey')
  })
})
