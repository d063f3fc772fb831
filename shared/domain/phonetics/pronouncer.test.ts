import { describe, expect, test } from 'vitest'
import type { Pronunciation } from './phonetics.ts'
import { openPronouncer } from './pronouncer.ts'
import { openTestPronouncer } from './testing/test-pronouncer.ts'

const ear = await openTestPronouncer()

const written = (way: Pronunciation | undefined): string =>
  (way ?? [])
    .map(({ onset, nucleus, coda, stress }) => [...onset, `${nucleus}${stress}`, ...coda].join(' '))
    .join(' . ')
const said = (word: string): string => written(ear.pronounce(word)[0])

test('a word has all its pronunciations, likeliest first', () => {
  expect(ear.pronounce('fire').map(written)).toEqual(['F AY1 . ER0', 'F AY1 R'])
  expect(ear.knows('fire')).toBe(true)
})

test.each([
  ['FIRE', 'fire'],
  ['“Fire,”', 'fire'],
  ['don’t', "don't"],
  ['dont', "don't"],
  ['Beyoncé', 'beyonce'],
  ['sooooo', 'so'],
  ['yeeeah', 'yeah'],
  ["rappin'", 'rappin'],
  ['homies’', 'homies'],
  ['u', 'you'],
])('%s is heard as %s', (spelling, word) => {
  expect(said(spelling)).toBe(said(word))
  expect(said(spelling)).not.toBe('')
})

test.each([
  ["nothin'", 'N AH1 . TH IH0 N'],
  ['spittin', 'S P IH1 . T IH0 N'],
  ["freestylin'", 'F R IY1 . S T AY2 . L IH0 N'],
  ['beatboxes', 'B IY1 T . B AA2 K . S AH0 Z'],
  ["rapper's", 'R AE1 . P ER0 Z'],
  ['mixtapes', 'M IH1 K S . T EY2 P S'],
  ['wordplay', 'W ER1 D . P L EY2'],
  ["could've", 'K UH1 . D AH0 V'],
  ['mic', 'M AY1 K'],
  ["'em", 'AH0 M'],
  ['tryna', 'T R AY1 . N AH0'],
  ['hip-hop', 'HH IH1 P . HH AO2 P'],
])('%s is built from what the dictionary holds', (word, phones) => {
  expect(said(word)).toBe(phones)
  expect(ear.knows(word)).toBe(true)
})

test.each([
  ['wind', 'W IH1 N D'],
  ['lives', 'L IH1 V Z'],
  ['us', 'AH1 S'],
  ['every', 'EH1 V . R IY0'],
])('%s is said as it is mostly meant', (word, phones) => {
  expect(said(word)).toBe(phones)
})

describe('numbers and letters', () => {
  test.each([
    ['99', 'N AY1 N . T IY0 . N AY1 N'],
    ['3rd', 'TH ER1 D'],
    ['808', 'EY1 T . OW1 . EY1 T'],
    ['4k', 'F AO1 R . K EY1'],
    ['mp3', 'EH1 M . P IY1 . TH R IY1'],
    ['MVP', 'EH1 M . V IY1 . P IY1'],
    ['f.b.i.', 'EH1 F . B IY1 . AY1'],
    ['gr8', 'G R EY1 T'],
  ])('%s', (text, phones) => {
    expect(said(text)).toBe(phones)
  })
})

describe('words that nobody has listed', () => {
  test('are guessed from their letters and said to be unknown', () => {
    expect(said('flizzle')).toBe('F L IH1 . Z AH0 L')
    expect(ear.knows('flizzle')).toBe(false)
  })

  test('are left to another guess when the caller has a better one', async () => {
    const { DICTIONARY_FILE } = await import('../../../scripts/build-dictionary.ts')
    const { readFile } = await import('node:fs/promises')
    const other = openPronouncer(await readFile(DICTIONARY_FILE), () => [0])
    expect(written(other.pronounce('flizzle')[0])).toBe('AA0')
    expect(written(other.pronounce('drizzle')[0])).toBe(said('drizzle'))
  })
})

test.each(['--', '', ' ', '...', '🔥', "'", '世界'])('"%s" has no sound', (text) => {
  expect(ear.pronounce(text)).toEqual([])
  expect(ear.knows(text)).toBe(false)
})

test('any text of letters and digits has a sound, however odd', () => {
  for (const odd of [
    'x',
    'qzx',
    'bcdfghjklm',
    "a'b'c",
    '0',
    '1,2,3',
    'x-',
    "'''a",
    'ß',
    'aaaaaaaaaaaaaaaaaaaa',
    '9'.repeat(400),
  ]) {
    const ways = ear.pronounce(odd)
    expect(ways.length, odd).toBeGreaterThan(0)
    for (const way of ways) expect(way.length, odd).toBeGreaterThan(0)
  }
})
