import { describe, expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { MEDIAN, STRONG } from '../testing/sample-verses.ts'
import { GRADED, HELD_OUT } from '../testing/graded/graded-verses.ts'
import { phraseOf } from './heard-text.ts'

const barsOf = (text: string): string[] => hear(text).bars.map(({ words }) => phraseOf(words))
const run = (text: string): string => text.replaceAll('\n', ' ')

describe('SCORE-2 a verse without line ends', () => {
  test('of couplets is laid out in them', () => {
    const [verse = ''] = MEDIAN
    expect(barsOf(run(verse))).toEqual(barsOf(verse))
  })

  test('of alternate rhymes is laid out in them', () => {
    const verse = `I walk along the river in the rain
the lights across the water start to glow
I think of you and feel it once again
the way it was a hundred years ago`
    expect(barsOf(run(verse))).toEqual(barsOf(verse))
  })

  test('of long bars has long bars', () => {
    const verse = `you rented out a limousine to drive around the block again
and every time the meter ran you had to call your father then
I never had a limousine, I never had a block to rent
I only had a pencil and a paper and I pitched a tent`
    expect(barsOf(run(verse))).toEqual(barsOf(verse))
  })

  test('has nine in ten of its ends found, in verses of every sort that were not looked at', () => {
    const verses = [
      ...HELD_OUT.flatMap((topic) => GRADED[topic] ?? []).filter(({ level }) => level > 1),
      ...MEDIAN.map((text) => ({ text })),
    ]
    let right = 0
    let ends = 0
    for (const { text } of verses) {
      const endsOf = (written: string): number[] =>
        hear(written).bars.map(({ words }) => words.at(-1)?.end ?? 0)
      const truth = endsOf(text)
      const found = new Set(endsOf(run(text)))
      ends += truth.length
      right += truth.filter((end) => found.has(end)).length
    }
    expect(right / ends).toBeGreaterThan(0.9)
  })

  test('keeps every word, whatever it is', () => {
    for (const text of [
      ...STRONG,
      'one '.repeat(99),
      `${'antidisestablishmentarianism'.repeat(4)} the `.repeat(9),
      '1234567890123 '.repeat(20),
    ]) {
      const words = barsOf(run(text)).join(' ').split(' ')
      expect(words).toEqual(hear(run(text)).bars.flatMap((bar) => bar.words.map(({ key }) => key)))
      expect(words.length).toBe(barsOf(text).join(' ').split(' ').length)
    }
  })
})
