import { describe, expect, it } from 'vitest'
import { karaokePlace } from './karaoke.ts'

const TEXT = 'You said fire\n\n"Liar," I said'
const TIMINGS = [
  { startMs: 100, endMs: 1000 },
  { startMs: 1200, endMs: 2000 },
]
const wordAt = (positionMs: number): string | undefined => {
  const place = karaokePlace(TEXT, TIMINGS, positionMs)
  return place?.word === undefined ? undefined : TEXT.slice(place.word.start, place.word.end)
}

describe('karaoke', () => {
  it('says nothing before the first line', () => {
    expect(karaokePlace(TEXT, TIMINGS, 0)).toBeUndefined()
  })

  it('counts lines as the text has them, blank ones too, though no voice says those', () => {
    expect(karaokePlace(TEXT, TIMINGS, 150)?.line).toBe(0)
    expect(karaokePlace(TEXT, TIMINGS, 1300)?.line).toBe(2)
  })

  it('walks through the words of the line, without their punctuation', () => {
    expect([100, 500, 990].map(wordAt)).toEqual(['You', 'said', 'fire'])
    expect([1200, 1700, 1990].map(wordAt)).toEqual(['Liar', 'I', 'said'])
  })

  it('stays on the line, with no word, between two lines and after the last', () => {
    expect(karaokePlace(TEXT, TIMINGS, 1100)).toEqual({ line: 0, word: undefined })
    expect(karaokePlace(TEXT, TIMINGS, 5000)).toEqual({ line: 2, word: undefined })
  })

  it('survives more timings than lines, and none', () => {
    expect(karaokePlace('one line', [...TIMINGS, { startMs: 3000, endMs: 4000 }], 3500)).toBeUndefined()
    expect(karaokePlace(TEXT, [], 500)).toBeUndefined()
  })
})
