import { expect, test } from 'vitest'
import { anAnalysis } from '../testing/an-analysis.ts'
import { pointRows } from './point-rows.ts'
import { sectionsOf, sumOf } from './sections.ts'

const analysis = anAnalysis()
const section = (title: string) => sectionsOf(analysis).find((one) => one.title === title)

test('SCORE-77 the sections show so many at first, and hold them all, the most points first', () => {
  expect(sectionsOf(analysis).map(({ title, atFirst, found }) => [title, atFirst, found.length])).toEqual([
    ['End rhymes', 4, 6],
    ['Internal rhymes', 3, 5],
    ['Wordplay', 2, 3],
    ['Metaphors', 2, 3],
    ['Marked down', 0, 1],
  ])
  for (const { found } of sectionsOf(analysis)) {
    const sizes = found.map(({ points }) => Math.abs(points))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  }
})

test('SCORE-77 a family that is both is listed once, its ends first, with all its points', () => {
  const [one] = analysis.families
  if (one === undefined) throw new Error('The fixture has families')
  const inner = { ...one.spans[0], start: 0, end: 3, isLineEnd: false, points: 1.5 }
  const both = { ...one, spans: [inner, ...one.spans], points: one.points + 1.5 } as typeof one
  const found = sectionsOf({ ...analysis, families: [both], findings: [] })
  expect(found.flatMap((part) => part.found.map(({ quote, points }) => [part.title, quote, points]))).toEqual(
    [['End rhymes', 'end0 / fin0 / in0', one.points + 1.5]],
  )
})

test('SCORE-70 what is listed sums to what rhymes and findings bring', () => {
  const listed = sectionsOf(analysis).flatMap(({ found }) => found.map(({ points }) => points))
  const { families, findings } = analysis
  expect(sumOf(listed)).toBe(sumOf([...families, ...findings].map(({ points }) => points)))
})

test('an end that rhymes with an inner word alone is an internal rhyme, with all its points', () => {
  const [one] = analysis.families
  if (one === undefined) throw new Error('The fixture has families')
  const spans = one.spans.map((span, index) => ({ ...span, isLineEnd: index === 0 }))
  const found = sectionsOf({ ...analysis, families: [{ ...one, spans }], findings: [] })
  expect(found.map((part) => part.found.length)).toEqual([0, 1, 0, 0, 0])
  expect(found[1]?.found[0]?.points).toBe(one.points)
})

test('the words of a family are quoted as they are heard, five at most, findings with their words', () => {
  expect(section('End rhymes')?.found[0]?.quote).toBe('end0 / fin0')
  expect(section('Wordplay')?.found[0]).toMatchObject({
    quote: '“and on0”',
    reason: 'A wordplay in and on0.',
  })
  const [one] = analysis.families
  if (one === undefined) throw new Error('The fixture has families')
  const spans = analysis.families.slice(0, 4).flatMap((family) => family.spans)
  const many = sectionsOf({ ...analysis, families: [{ ...one, spans }] })
  expect(many[0]?.found[0]?.quote).toBe('end0 / fin0 / end1 / fin1 / end2 +3')
})

test('SCORE-70 the rows of the table sum to the total', () => {
  const rows = pointRows(analysis)
  expect(rows.map(({ name }) => name)).toEqual(['Rhyme', 'Wordplay', 'Metaphors', 'flow', 'Marked down'])
  const sum = rows.reduce((total, { points }) => total + Math.round(points * 10), 0)
  expect(sum).toBe(analysis.overallScore * 10)
})

test('SCORE-77 a row counts what the section of its name lists', () => {
  const findings = analysis.findings.filter(({ kind }) => kind === 'simile' || kind === 'metaphor')
  const rows = pointRows({ ...analysis, findings })
  for (const { title, found } of sectionsOf({ ...analysis, findings })) {
    const row = rows.find(({ name }) => name === title)
    if (row !== undefined)
      expect(row.reason, title).toBe(found.length === 0 ? 'None heard.' : `${String(found.length)} finds.`)
  }
  expect(rows.find(({ name }) => name === 'Wordplay')).toMatchObject({ reason: 'None heard.', points: 0 })
})
