import { describe, expect, it } from 'vitest'
import { reasonsOf, strongestRhymes } from './why.ts'

const VERSE = 'Fire in the choir\npen and ten\nfire, fire'
const span = (
  start: number,
  end: number,
  family: number,
  kind: 'perfect' | 'slant' | 'assonant' = 'perfect',
) => ({
  start,
  end,
  family,
  kind,
  isLineEnd: false,
})

describe('the strongest rhymes', () => {
  it('are words, each once, the largest family first', () => {
    const rhymes = [span(18, 21, 1), span(26, 29, 1), span(0, 4, 0), span(12, 17, 0), span(30, 34, 0)]
    expect(strongestRhymes(VERSE, rhymes, 5)).toEqual([
      ['fire', 'choir'],
      ['pen', 'ten'],
    ])
    expect(strongestRhymes(VERSE, rhymes, 1)).toHaveLength(1)
  })

  it('put true rhymes before near ones', () => {
    const rhymes = [span(0, 4, 0, 'assonant'), span(12, 17, 0, 'assonant'), span(18, 21, 1), span(26, 29, 1)]
    expect(strongestRhymes(VERSE, rhymes, 1)).toEqual([['pen', 'ten']])
  })

  it('leave out a word that only comes again', () => {
    expect(strongestRhymes(VERSE, [span(0, 4, 0), span(30, 34, 0)], 5)).toEqual([])
  })
})

it('a reason quotes the words it is about, on one line', () => {
  const findings = [{ kind: 'metaphor' as const, start: 5, end: 29, reason: 'Because.' }]
  expect(reasonsOf(VERSE, findings)).toEqual([
    { kind: 'metaphor', quote: 'in the choir pen and ten', reason: 'Because.' },
  ])
})
