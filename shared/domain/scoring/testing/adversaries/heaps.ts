import { barsOf, pick, shuffled, type Adversary, type Attempt } from './adversary.ts'
import { PUN_LEXICON_WORDS } from './ears-own-words.ts'
import { GRAMMAR, IN_ATION, KEYWORDS, NOUNS, QUALITIES, RHYMING, VERBS } from './word-stock.ts'

/** Bars of so many words drawn from lists by chance. */
const heap = ({ dice, bars }: Attempt, size: number, ...lists: readonly (readonly string[])[]): string =>
  barsOf(bars, () => Array.from({ length: size }, () => pick(dice, lists.flat())).join(' '))

/** Syllables that make no word of English, ready for an ending. */
const gibberish = ({ dice }: Attempt): string => {
  const onset = ['bl', 'z', 'gr', 'sk', 'fl', 'pr', 'v', 'tr', 'kw', 'm', 'sn', 'd']
  const vowel = ['a', 'o', 'i', 'u', 'e', 'oo']
  const coda = ['rf', 'nd', 'mp', 'b', 'zz', 'lt', 'v', 'g', 'nk', '']
  const syllable = (): string => `${pick(dice, onset)}${pick(dice, vowel)}${pick(dice, coda)}`
  return `${syllable()}${syllable()}`
}

/** Words without sentences. */
export const HEAPS: readonly Adversary[] = [
  { name: 'keywords of the trade', make: (attempt) => ({ text: heap(attempt, 9, KEYWORDS) }) },
  {
    name: 'keywords with grammar words strewn in',
    make: (attempt) => ({
      text: barsOf(attempt.bars, () =>
        Array.from(
          { length: 5 },
          () => `${pick(attempt.dice, GRAMMAR)} ${pick(attempt.dice, KEYWORDS)}`,
        ).join(' '),
      ),
    }),
  },
  {
    name: 'a list of rhyming words',
    make: ({ dice, bars }) => ({
      text: barsOf(bars, () => shuffled(dice, pick(dice, RHYMING)).slice(0, 9).join(' ')),
    }),
  },
  {
    name: 'one rhyme sound with grammar words stuffed between',
    make({ dice, bars }) {
      const sound = pick(dice, RHYMING)
      return {
        text: barsOf(bars, () =>
          shuffled(dice, sound)
            .slice(0, 4)
            .map((word) => `${pick(dice, GRAMMAR)} ${pick(dice, GRAMMAR)} ${word}`)
            .join(' '),
        ),
      }
    },
  },
  {
    name: 'one rhyme sound in the frame "the X and the Y"',
    make({ dice, bars }) {
      const sound = pick(dice, RHYMING)
      return {
        text: barsOf(bars, () => {
          const [a = '', b = '', c = '', d = ''] = shuffled(dice, sound)
          return `the ${a} and the ${b} and the ${c} on the ${d}`
        }),
      }
    },
  },
  { name: 'words in -ation', make: (attempt) => ({ text: heap(attempt, 3, IN_ATION) }) },
  {
    name: 'words in -ation in a grammatical frame',
    make: ({ dice, bars }) => ({
      text: barsOf(bars, () => {
        const [a = '', b = '', c = ''] = shuffled(dice, IN_ATION)
        return pick(dice, [
          `the ${a} of the ${b} is a ${c}`,
          `my ${a} and your ${b} need a ${c}`,
          `with ${a} in the ${b} for the ${c}`,
        ])
      }),
    }),
  },
  {
    name: 'gibberish in -ation',
    make: (attempt) => ({
      text: barsOf(attempt.bars, () =>
        Array.from({ length: 3 }, () => `${gibberish(attempt)}ation`).join(' '),
      ),
    }),
  },
  {
    name: 'gibberish in -ation with grammar words',
    make: (attempt) => ({
      text: barsOf(
        attempt.bars,
        () =>
          `the ${gibberish(attempt)}ation of my ${gibberish(attempt)}ation in the ${gibberish(attempt)}ation`,
      ),
    }),
  },
  {
    name: 'gibberish',
    make: (attempt) => ({
      text: barsOf(attempt.bars, () => Array.from({ length: 5 }, () => gibberish(attempt)).join(' ')),
    }),
  },
  { name: 'telegraphic heaps', make: (attempt) => ({ text: heap(attempt, 7, NOUNS, VERBS, QUALITIES) }) },
  {
    name: 'telegraphic heaps that rhyme',
    make: (attempt) => {
      const sound = pick(attempt.dice, RHYMING)
      return {
        text: barsOf(attempt.bars, () =>
          [...shuffled(attempt.dice, [...NOUNS, ...QUALITIES]).slice(0, 6), pick(attempt.dice, sound)].join(
            ' ',
          ),
        ),
      }
    },
  },
  {
    name: "words from the ear's own lexicon of double meanings",
    make: (attempt) => ({ text: heap(attempt, 8, PUN_LEXICON_WORDS) }),
  },
  {
    name: "the ear's double meanings with grammar words strewn in",
    make: (attempt) => ({
      text: barsOf(attempt.bars, () =>
        Array.from(
          { length: 5 },
          () => `${pick(attempt.dice, ['the', 'a', 'my', 'your'])} ${pick(attempt.dice, PUN_LEXICON_WORDS)}`,
        ).join(pick(attempt.dice, [' and ', ' of ', ' in ', ' with '])),
      ),
    }),
  },
  { name: 'grammar words', make: (attempt) => ({ text: heap(attempt, 11, GRAMMAR) }) },
]
