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
  ['Travi$', 'travis'],
  ['mon€y', 'money'],
  ['sh*t', 'shit'],
  ['B!tches', 'bitches'],
  ['Patrón', 'patron'],
  ['l33t', 'leet'],
  ['skrrrrrt', 'skrt'],
  ['dissed', 'dist'],
  ['thicc', 'thick'],
  ['hatas', "hata's"],
  ['muthafuckas', "muthafucka's"],
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
  ['6ix9ine', 'S IH1 K . S N AY2 N'],
  ['N9ne', 'N AY1 N'],
  ['KRS', 'K EY1 . AA1 . R EH1 S'],
  ['JPEGMAFIA', 'JH EY1 . P EH2 G . M AA1 . F IY0 . AH0'],
  ['RZA', 'R IH1 . Z AH0'],
  ['GZA', 'JH IH1 . Z AH0'],
  ['Minaj', 'M IH0 . N AA1 ZH'],
  ['patron', 'P AH0 . T R OW1 N'],
  ['TikTok', 'T IH1 K . T AA2 K'],
  ['WhatsApp', 'W AH1 T . S AE2 P'],
  ['Chiraq', 'SH AY0 . R AE1 K'],
  ['Courvoisier', 'K AO2 R V . W AA1 . Z IY0 . EY2'],
  ['Cali', 'K AE1 . L IY0'],
  ['ight', 'AY1 T'],
  ['nuh', 'N AH1'],
  ['delulu', 'D AH0 . L UW1 . L UW0'],
  ['baow', 'B AW1'],
  ['h4x0r', 'HH AE1 K . S ER0'],
  ['Instagram', 'IH1 N . S T AH0 . G R AE2 M'],
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

test.each([
  'money',
  'hey',
  'okay',
  'day',
  'way',
  'say',
  'play',
  'so',
  'yo',
  'see',
  'ay',
  'yes',
  'boss',
  'all',
  'this',
])('SCORE-93 "%s" stretched is the same word, however long', (word) => {
  for (const extra of [2, 3, 4, 9]) {
    const stretched = word + word.slice(-1).repeat(extra)
    expect(said(stretched), stretched).toBe(said(word))
  }
})

test.each([
  ['heyy', 'hey'],
  ['dayy', 'day'],
  ['soo', 'so'],
  ['yoo', 'yo'],
  ['yess', 'yes'],
])('SCORE-93 %s is %s said longer', (stretched, word) => {
  expect(said(stretched)).toBe(said(word))
})

test.each([
  ['dissing', 'D IH1 . S IH0 NG'],
  ['disser', 'D IH1 . S ER0'],
  ['hoodie', 'HH UH1 . D IY0'],
  ['hoodies', 'HH UH1 . D IY0 Z'],
  ['memes', 'M IY1 M Z'],
  ['rizz', 'R IH1 Z'],
  ['hata', 'HH EY1 . T AH0'],
  ['dolla', 'D AA1 . L AH0'],
  ['xanny', 'Z AE1 . N IY0'],
  ['muthafucka', 'M AH1 . DH AH0 . F AH2 . K AH0'],
  ['finessin', 'F IH0 . N EH1 . S IH0 N'],
  ['finessed', 'F IH0 . N EH1 S T'],
  ["do'", 'D OW1'],
  ['bih', 'B IH1'],
])('SCORE-92 %s is said as in rap', (word, phones) => {
  expect(said(word)).toBe(phones)
  expect(ear.knows(word)).toBe(true)
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
    ['NYC', 'EH1 N . W AY1 . S IY1'],
    ['NWA', 'EH1 N . D AH1 . B AH0 L . Y UW0 . EY1'],
    ['WWE', 'D AH1 . B AH0 L . Y UW0 . D AH1 . B AH0 L . Y UW0 . IY1'],
    ['ID', 'AY1 . D IY1'],
    ['IRL', 'AY1 . AA1 . R EH1 L'],
    ['hmu', 'EY1 . CH EH1 . M Y UW1'],
    ['fyi', 'EH1 F . W AY1 . AY1'],
    ['bday', 'B ER1 TH . D EY2'],
    ['OGs', 'OW1 . JH IY1 Z'],
    ['KO', 'K EY1 . OW1'],
    ["OD'd", 'OW1 . D IY1 D'],
    ['5-0', 'F AY1 . V OW0'],
    ['M&Ms', 'EH1 . M AH0 . N EH1 M Z'],
    ['A1', 'EY1 . W AH1 N'],
    ['N-word', 'EH1 N . W ER2 D'],
    ["a-rockin'", 'AH0 . R AA1 . K IH0 N'],
    ["80's", 'EY1 . T IY0 Z'],
    ['&', 'AH0 N D'],
    ['w/', 'W IH1 DH'],
    ['W/O', 'W IH0 . TH AW1 T'],
    ['a$$', 'AE1 S'],
    ['a.k.a', 'EY1 . K EY1 . EY1'],
    ['A-game', 'EY1 . G EY1 M'],
    ['mp3', 'EH1 M . P IY1 . TH R IY1'],
    ['MVP', 'EH1 M . V IY1 . P IY1'],
    ['f.b.i.', 'EH1 F . B IY1 . AY1'],
    ['gr8', 'G R EY1 T'],
  ])('SCORE-93 %s', (text, phones) => {
    expect(said(text)).toBe(phones)
  })
})

test('SCORE-93 "LA" may be the city, letter by letter', () => {
  expect(ear.pronounce('LA').map(written)).toEqual(['L AA1', 'EH1 . L EY1'])
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
