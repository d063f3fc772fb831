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
    expect(karaokePlace(TEXT, TIMINGS, 1100)).toEqual({ line: 0, word: undefined, saidTo: 13 })
    expect(karaokePlace(TEXT, TIMINGS, 5000)).toEqual({ line: 2, word: undefined, saidTo: TEXT.length })
  })

  it('goes by the times of the words where there are any (PAGE-3)', () => {
    const words = [
      { startMs: 150, endMs: 700 },
      { startMs: 700, endMs: 700 },
      { startMs: 800, endMs: 1000 },
    ]
    const timed = [{ startMs: 100, endMs: 1000, words }]
    const saidAt = (positionMs: number) => {
      const place = karaokePlace(TEXT, timed, positionMs)
      const { start, end } = place?.word ?? { start: 0, end: 0 }
      return [TEXT.slice(start, end), TEXT.slice(0, place?.saidTo)]
    }
    expect(saidAt(120)).toEqual(['', ''])
    expect(saidAt(500)).toEqual(['You', 'You'])
    expect(saidAt(750)).toEqual(['You', 'You'])
    expect(saidAt(900)).toEqual(['fire', 'You said fire'])
    expect(saidAt(1000)).toEqual(['', 'You said fire'])
  })

  it('shows punctuation with its word', () => {
    const place = karaokePlace(TEXT, TIMINGS, 1300)
    expect(TEXT.slice(0, place?.saidTo)).toBe('You said fire\n\n"Liar,"')
  })

  it('trusts no times of words that do not fit the line', () => {
    const short = [{ startMs: 100, endMs: 1000, words: [{ startMs: 100, endMs: 1000 }] }]
    expect(karaokePlace(TEXT, short, 990)).toEqual(karaokePlace(TEXT, TIMINGS, 990))
  })

  it('survives more timings than lines, and none', () => {
    expect(karaokePlace('one line', [...TIMINGS, { startMs: 3000, endMs: 4000 }], 3500)).toBeUndefined()
    expect(karaokePlace(TEXT, [], 500)).toBeUndefined()
  })
})
