import fc from 'fast-check'
import { GRADED } from '../graded/graded-verses.ts'
import { MEDIAN, STRONG, WEAK } from '../sample-verses.ts'
import { OPEN_COUPLETS } from './rhyming-couplets.ts'

const VERSES = [
  ...WEAK,
  ...MEDIAN,
  ...STRONG,
  ...Object.values(GRADED).flatMap((verses) => verses.map(({ text }) => text)),
]

/** A verse that somebody wrote for this repository. */
export const writtenVerse = fc.constantFrom(...VERSES)

/** Some couplets that may rhyme or not, and which of them is to rhyme that did not. */
export const openVerse = fc
  .shuffledSubarray([...OPEN_COUPLETS], { minLength: 2, maxLength: 6 })
  .chain((couplets) =>
    fc.record({
      couplets: fc.tuple(
        ...couplets.map((couplet) => fc.record({ couplet: fc.constant(couplet), rhymes: fc.boolean() })),
      ),
      changed: fc.nat(couplets.length - 1),
    }),
  )

/** A text of any UTF-16 units at all: control characters, halves of pairs, marks without a letter. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units))

/** Bits of which text is made, many of them awkward. */
const bits = fc.constantFrom(
  'fire',
  'higher',
  "rappin'",
  "'",
  '’',
  '-',
  '--',
  '/',
  ' / ',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '\t',
  '.',
  '...',
  'a.',
  '1,000',
  '3rd',
  '99%',
  '007',
  'ß',
  'é',
  'e\u0301',
  '\u0301',
  '\u200b',
  '\u00ad',
  '\ufeff',
  'а',
  'п',
  '火',
  'ع',
  '🔥',
  '\ud83d',
  '\udd25',
  '\u0000',
  '\u202e',
  'I',
  'the',
  'of',
  'yeah',
  'sooooo',
  'xqz',
  '%',
  '__proto__',
  'constructor',
  'toString',
  '$&',
  '\\',
  '(',
  '[a-z]+',
  '{{}}',
)

/** Anything that can be pasted. */
export const anything = fc.oneof(
  anyUnits,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.oneof(bits, fc.constant(' ')), { maxLength: 120 }).map((parts) => parts.join('')),
)
