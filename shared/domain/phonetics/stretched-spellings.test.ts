import { expect, test } from 'vitest'
import { stretchedSpellings } from './stretched-spellings.ts'

test.each([
  ['sooooo', ['so', 'soo']],
  ['goood', ['good', 'god']],
  ['yeahh', ['yeah']],
  ['brrrr', ['br', 'brr']],
  ['sooo', ['so', 'soo']],
  ['seee', ['see', 'se']],
  ['meee', ['mee', 'me']],
  ['loveee', ['love', 'lovee']],
  ['sheee', ['she', 'shee']],
  ['bossss', ['boss', 'bos']],
  ['alll', ['all', 'al']],
  ['usss', ['us', 'uss']],
  ['vandalll', ['vandal', 'vandall']],
  ['booo', ['boo', 'bo']],
  ['rap', []],
  ['good', []],
  ['', []],
])('SCORE-93 %s may be %j', (word, meant) => {
  expect(stretchedSpellings(word)).toEqual(meant)
})

test('SCORE-93 several stretches are taken back together, a great many all at once', () => {
  expect(stretchedSpellings('nooo' + 'wayyy')).toContain('noway')
  expect(stretchedSpellings('aaabbbcccdddeee')).toEqual(['abcde'])
})
