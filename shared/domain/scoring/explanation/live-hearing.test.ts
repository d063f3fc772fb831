import { expect, test } from 'vitest'
import { MAX_VERSE_LENGTH } from '../check-verse.ts'
import { scoreVerse } from '../score-verse.ts'
import { ear } from '../testing/hear.ts'
import { STRONG } from '../testing/sample-verses.ts'
import { hearLive } from './live-hearing.ts'

test('SCORE-78 what is heard while a verse is written is what its score will rest on', () => {
  for (const text of STRONG) {
    const live = hearLive(ear, text)
    const score = scoreVerse(ear, { text })
    expect(live.rhymes).toEqual(score.rhymes.map(({ start, end, family }) => ({ start, end, family })))
    expect(live.share).toBe(score.shareOfSyllablesInRhyme)
    expect(live.bars.map(({ syllables }) => syllables)).toEqual(score.syllablesPerLine)
  }
})

test('a bar said again counts its syllables, too', () => {
  const { bars } = hearLive(ear, 'my pen is on fire\nmy pen is on fire')
  expect(bars).toEqual([
    { start: 0, end: 17, syllables: bars[0]?.syllables },
    { start: 18, end: 35, syllables: bars[0]?.syllables },
  ])
})

test('nothing is heard in nothing, nor beyond the longest verse', () => {
  expect(hearLive(ear, '')).toEqual({ rhymes: [], share: 0, bars: [] })
  const long = 'word '.repeat(MAX_VERSE_LENGTH)
  expect(hearLive(ear, long).bars.at(-1)?.end).toBeLessThanOrEqual(MAX_VERSE_LENGTH)
})
