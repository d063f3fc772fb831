import { expect, test, vi } from 'vitest'
import { analyzeLyrics } from '../analyze-lyrics.ts'
import { ear } from '../testing/hear.ts'
import { MEDIAN, STRONG } from '../testing/sample-verses.ts'

const [text = ''] = STRONG
const [answering = ''] = MEDIAN

test('SCORE-83 nothing is asked of anybody, of a clock or of chance while a verse is scored', () => {
  const before = analyzeLyrics(ear, { text, answering })
  const asked = vi.fn<(what: string) => never>((what) => {
    throw new Error(`a score asked for ${what}`)
  })
  vi.stubGlobal('fetch', () => asked('an answer'))
  vi.stubGlobal('XMLHttpRequest', () => asked('an answer'))
  vi.spyOn(Date, 'now').mockImplementation(() => asked('the time'))
  vi.spyOn(performance, 'now').mockImplementation(() => asked('the time'))
  vi.spyOn(Math, 'random').mockImplementation(() => asked('chance'))
  try {
    expect(analyzeLyrics(ear, { text, answering })).toEqual(before)
    expect(asked).not.toHaveBeenCalled()
  } finally {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

test.each([0, 100])('SCORE-83 an opinion of %i beside a verse changes no number of it', (opinion) => {
  const verse = { text, answering }
  expect(analyzeLyrics(ear, { ...verse, opinion } as typeof verse)).toEqual(analyzeLyrics(ear, verse))
})
