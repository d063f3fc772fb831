import { parsePhones, type Phone } from './phones.ts'

const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: 'EY1',
  b: 'B IY1',
  c: 'S IY1',
  d: 'D IY1',
  e: 'IY1',
  f: 'EH1 F',
  g: 'JH IY1',
  h: 'EY1 CH',
  i: 'AY1',
  j: 'JH EY1',
  k: 'K EY1',
  l: 'EH1 L',
  m: 'EH1 M',
  n: 'EH1 N',
  o: 'OW1',
  p: 'P IY1',
  q: 'K Y UW1',
  r: 'AA1 R',
  s: 'EH1 S',
  t: 'T IY1',
  u: 'Y UW1',
  v: 'V IY1',
  w: 'D AH1 B AH0 L Y UW0',
  x: 'EH1 K S',
  y: 'W AY1',
  z: 'Z IY1',
}

/** Most letters of a word without vowels that is still spelled out. */
const LONGEST_ACRONYM = 5

/** Whether a word is read letter by letter: dotted ("f.b.i."), a single letter, or short and without any vowel ("mvp"). */
export const isSpelledOut = (word: string): boolean =>
  /^[a-z](?:\.[a-z])+\.?$/.test(word) ||
  (word.length <= LONGEST_ACRONYM && /^[b-df-hj-np-tv-xz]+$/.test(word)) ||
  /^[a-z]$/.test(word)

/** The letters' names, one after the other; what is no letter is left out. */
export const spellLetters = (word: string): Phone[] =>
  [...word].flatMap((letter) => parsePhones(LETTER_NAMES[letter] ?? ''))
