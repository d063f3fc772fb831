import { describe, expect, test } from 'vitest'
import type { Pronunciation } from './phonetics.ts'
import { openTestPronouncer } from './testing/test-pronouncer.ts'

const ear = await openTestPronouncer()

const written = (way: Pronunciation | undefined): string =>
  (way ?? [])
    .map(({ onset, nucleus, coda, stress }) => [...onset, `${nucleus}${stress}`, ...coda].join(' '))
    .join(' . ')
const said = (word: string): string => written(ear.pronounce(word)[0])

test.each([
  ['fire', ['F AY1 . ER0', 'F AY1 R']],
  ['read', ['R IY1 D', 'R EH1 D']],
  ['record', ['R EH1 . K ER0 D', 'R AH0 . K AO1 R D', 'R IH0 . K AO1 R D']],
  ['us', ['AH1 S']],
])(
  'SCORE-91 "%s" has all its pronunciations, likeliest first, without those that no verse means',
  (word, ways) => {
    expect(ear.pronounce(word).map(written)).toEqual(ways)
    expect(ear.knows(word)).toBe(true)
  },
)

test.each([
  ['FIRE', 'fire'],
  ['“Fire,”', 'fire'],
  ['don’t', "don't"],
  ['dont', "don't"],
  ['Beyoncé', 'beyonce'],
  ['sooooo', 'so'],
  ['yeeeah', 'yeah'],
  ["rappin'", 'rappin'],
  ["workin'", 'workin'],
  ['YEET', 'yeet'],
  ['2nite', 'tonight'],
  ['4ever', 'forever'],
  ['gr8', 'great'],
  ['h8r', 'hater'],
  ['$hort', 'short'],
  ['l33t', 'leet'],
  ['skrrrrrt', 'skrt'],
  ['brrrr', 'brr'],
  ['f̸i̷r̵e̶', 'fire'],
  ['ﬁｒｅ', 'fire'],
  ['homies’', 'homies'],
  ['u', 'you'],
])('SCORE-92 %s is heard as %s', (spelling, word) => {
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
  ["y'all'd've", 'Y AO1 L . D AH0 V'],
  ["shouldn't've", 'SH UH1 . D AH0 N . T AH0 V'],
  ["'bout", 'B AW1 T'],
  ['ima', 'AY1 . M AH0'],
  ['flexin', 'F L EH1 K . S IH0 N'],
  ["clappin'", 'K L AE1 . P IH0 N'],
  ['clapback', 'K L AE1 P . B AE2 K'],
  ['finna', 'F IH1 . N AH0'],
  ['mic', 'M AY1 K'],
  ["'em", 'AH0 M'],
  ['tryna', 'T R AY1 . N AH0'],
  ['hip-hop', 'HH IH1 P . HH AO2 P'],
])('SCORE-92 %s is built from what the dictionary holds', (word, phones) => {
  expect(said(word)).toBe(phones)
  expect(ear.knows(word)).toBe(true)
})

test.each([
  ['wind', 'W IH1 N D'],
  ['lives', 'L IH1 V Z'],
  ['us', 'AH1 S'],
  ['every', 'EH1 V . R IY0'],
])('SCORE-91 %s is said as it is mostly meant', (word, phones) => {
  expect(said(word)).toBe(phones)
})

describe('numbers and letters', () => {
  test.each([
    ['99', 'N AY1 N . T IY0 . N AY1 N'],
    ['3rd', 'TH ER1 D'],
    ['808', 'EY1 T . OW1 . EY1 T'],
    ['4k', 'F AO1 R . K EY1'],
    ['$20', 'T W EH1 N . T IY0 . D AA1 . L ER0 Z'],
    ['50%', 'F IH1 F . T IY0 . P ER0 . S EH1 N T'],
    ['3:30', 'TH R IY1 . TH ER1 . D IY2'],
    ['2024', 'T W EH1 N . T IY0 . T W EH1 N . T IY0 . F AO1 R'],
    ['1st', 'F ER1 S T'],
    ['9mm', 'N AY1 N . M IH1 . L AH0 . M IY2 . T ER0'],
    ['AI', 'EY1 . AY1'],
    ['MC', 'EH1 M . S IY1'],
    ['DJ', 'D IY1 . JH EY1'],
    ['NBA', 'EH1 N . B IY2 . EY1'],
    ["CEO'S", 'S IY1 . IY2 . OW1 Z'],
    ['MVPs', 'EH1 M . V IY1 . P IY1 Z'],
    ['R&B', 'AA1 R . AH0 N . B IY1'],
    ['mp3', 'EH1 M . P IY1 . TH R IY1'],
    ['MVP', 'EH1 M . V IY1 . P IY1'],
    ['f.b.i.', 'EH1 F . B IY1 . AY1'],
    ['gr8', 'G R EY1 T'],
  ])('SCORE-93 %s', (text, phones) => {
    expect(said(text)).toBe(phones)
  })
})

describe('words that nobody has listed', () => {
  test('are guessed from their letters and said to be unknown', () => {
    expect(said('flizzle')).toBe('F L IH1 . Z AH0 L')
    expect(ear.knows('flizzle')).toBe(false)
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
