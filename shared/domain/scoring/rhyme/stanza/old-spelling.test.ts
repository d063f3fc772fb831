import { expect, test } from 'vitest'
import { ear } from '../../testing/hear.ts'
import { modernSpellings } from './old-spelling.ts'

test.each([
  ['fhame', 'shame'],
  ['ouerthrowne', 'overthrown'],
  ['kinde', 'kind'],
  ['loue', 'love'],
  ['vnder', 'under'],
  ['goddesse', 'goddess'],
  ['iniquitie', 'iniquity'],
  ['yeeld', 'yield'],
  ['swayd', 'swayed'],
  ['tappear', 'appear'],
])('SCORE-19 "%s" is "%s"', (old, modern) => {
  const found = modernSpellings(old, ear.knows).flatMap((word) => ear.pronounce(word))
  expect(found).toContainEqual(ear.pronounce(modern)[0])
})

test('SCORE-19 what was never a word stays none, however long', () => {
  expect(modernSpellings('xqzwrgh', ear.knows)).toEqual([])
  expect(modernSpellings('f'.repeat(500), ear.knows)).toEqual([])
  expect(modernSpellings('', ear.knows)).toEqual([])
})
