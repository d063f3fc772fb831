import { parsePhones, type Phone } from './phones.ts'
import { pluralOf } from './word-forms.ts'

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

/** Said letter by letter although they could be read as words. */
export const ACRONYMS: readonly string[] =
  'ak aka atl atm cfo diy edm ep eu faq fyi gta hmu icu ig iq irl krs nsa nwa nyc od odb og oj uk ufc ufo usb vip wwe'.split(
    ' ',
  )

/** Most letters of a word without vowels that is still spelled out. */
const LONGEST_ACRONYM = 5

const SPELLED_OUT = new RegExp(
  `^(?:([a-z](?:\\.[a-z])+)\\.?|([b-df-hj-np-tv-xz]{2,${LONGEST_ACRONYM}}?|[a-z](?!s$)))(?:'?s)?$`,
)

/** The letters' names, one after the other; what is no letter is left out. */
export const spellLetters = (word: string): Phone[] =>
  [...word].flatMap((letter) => parsePhones(LETTER_NAMES[letter] ?? ''))

/**
 * A word that is read letter by letter, perhaps in the plural: dotted ("f.b.i."), a single letter, or short and without any
 * vowel ("mvp", "mvps"). Nothing for what is read as a word.
 */
export function spelledOut(word: string): Phone[] | undefined {
  const [, dotted, plain] = SPELLED_OUT.exec(word) ?? []
  const letters = dotted ?? plain
  if (letters === undefined) return undefined
  const names = spellLetters(letters)
  return word.length > letters.length && word.endsWith('s') ? pluralOf(names) : names
}
