import { describe, expect, test } from 'vitest'
import { scoreVerse } from '../score-verse.ts'
import { ear, hear } from '../testing/hear.ts'
import { GRADED } from '../testing/graded/graded-verses.ts'
import { phraseOf } from './heard-text.ts'

const barsOf = (text: string): string[] => hear(text).bars.map(({ words }) => phraseOf(words))
const total = (text: string): number => scoreVerse(ear, { text }).total
const AMATEUR = (GRADED.money ?? []).filter(({ level }) => level === 3).map(({ text }) => text)
const GAME = `I run the game in every town I play
you never could remember what to say
the people leave, I tell them they can stay
my name is on the poster by the bay`

describe('SCORE-4 what is not said as part of a bar', () => {
  test('headers are no bars', () => {
    expect(barsOf('[Verse 1]\none bar\nVerse 2:\nanother bar\n[Hook: Kid Thunder]\nthe chorus')).toEqual([
      'one bar',
      'another bar',
      'the chorus',
    ])
    expect(barsOf('the first verse\nis the worst verse')).toHaveLength(2)
  })

  test('ad-libs in brackets are not of the bar, wherever they stand', () => {
    expect(barsOf('(yeah!) I run the game (skrrt skrrt)\nyou (uh) run away (woooo!)\n(ay)')).toEqual([
      'i run the game',
      'you run away',
    ])
  })

  test('an echo in brackets is none either', () => {
    expect(barsOf('I run it every way (every way)\nyou heard me say (say!)')).toEqual([
      'i run it every way',
      'you heard me say',
    ])
  })

  test('other words in brackets are', () => {
    expect(barsOf('you came in late (not me)')).toEqual(['you came in late not me'])
    expect(barsOf('[I wrote my whole verse in brackets today]')).toHaveLength(1)
  })

  test('a text of nothing else is heard', () => {
    expect(barsOf('(yeah)')).toEqual(['yeah'])
    expect(barsOf('[Verse 1]')).toEqual(['verse 1'])
  })

  test('offsets stay those of the text', () => {
    const text = '[Hook]\n(yeah) I run (uh) home'
    for (const { start, end, text: word } of hear(text).lines[0]?.words ?? [])
      expect(text.slice(start, end)).toBe(word)
  })

  test.each([GAME, ...AMATEUR])('a verse has the same score with them and without: %s', (verse) => {
    expect(total(`[Verse 1]\n${verse}`)).toBe(total(verse))
    for (const adLib of ['(yeah!)', '(skrrt skrrt)', '(uh, what?)']) {
      expect(total(verse.replaceAll('\n', ` ${adLib}\n`))).toBe(total(verse))
      expect(total(verse.replace(/^/gm, `${adLib} `))).toBe(total(verse))
    }
    for (const adLib of ['yeah', 'uh', 'ay'])
      expect(total(verse.replace(/$/gm, `, ${adLib}`)), adLib).toBe(total(verse))
  })
})
