import { expect, test } from 'vitest'
import { lyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { analyzeLyrics } from './analyze-lyrics.ts'
import { ear } from './testing/hear.ts'
import { MEDIAN, NONSENSE, STRONG } from './testing/sample-verses.ts'

test('the report has the shape that crosses the wire', () => {
  for (const text of [...STRONG, ...Object.values(NONSENSE), '']) {
    const report = { ...analyzeLyrics(ear, { text }), note: null }
    expect(lyricAnalysis.parse(report)).toEqual(report)
  }
})

test('rhymes are written out for reading, strongest family first, end rhymes apart from inner ones', () => {
  const { rhymeDensity } = analyzeLyrics(ear, { text: MEDIAN[0] ?? '' })
  expect(rhymeDensity.endRhymes).toEqual(['wild / child', 'pen / again'])
  expect(rhymeDensity.internalRhymes).toEqual(['write / night'])
})

test('wordplay comes with its reason, images as they were said', () => {
  const { creativityAnalysis } = analyzeLyrics(ear, { text: STRONG[1] ?? '' })
  expect(creativityAnalysis.detectedWordplay).toContainEqual(expect.stringMatching(/^heat - .*oven.*\.$/))
  expect(creativityAnalysis.detectedMetaphors).toContain('you are the crumbs')
})

test('no list is longer than eight', () => {
  const { rhymeDensity, creativityAnalysis, flowAnalysis } = analyzeLyrics(ear, {
    text: [...STRONG, ...MEDIAN].join('\n'),
  })
  const lists = [...Object.values(rhymeDensity), ...Object.values(creativityAnalysis)].filter(Array.isArray)
  expect(lists).toHaveLength(4)
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(8)
  expect(flowAnalysis.syllablePattern).toHaveLength(48)
})
