import { STRONG } from '../sample-verses.ts'
import { cycled, barsOf, linesOf, pick, shuffled, type Adversary } from './adversary.ts'
import { FILLERS, KEYWORDS, NOUNS, ONE_BARS } from './word-stock.ts'

const withWordChanged = (line: string, at: number, word: string): string =>
  line.split(' ').with(at, word).join(' ')

/** Saying the same again, more or less disguised. */
export const REPETITION: readonly Adversary[] = [
  {
    name: 'one line repeated',
    make: ({ dice, bars }) => ({ text: cycled([pick(dice, ONE_BARS)], bars) }),
  },
  {
    name: 'one line repeated without line ends',
    make: ({ dice, bars }) => ({ text: cycled([pick(dice, ONE_BARS)], bars).replaceAll('\n', ' ') }),
  },
  {
    name: 'one line repeated with a word changed',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      const length = line.split(' ').length
      return {
        text: barsOf(bars, () => withWordChanged(line, Math.floor(dice() * length), pick(dice, NOUNS))),
      }
    },
  },
  {
    name: 'one line repeated with its last word changed',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      return { text: barsOf(bars, () => withWordChanged(line, -1, pick(dice, NOUNS))) }
    },
  },
  {
    name: 'one line repeated with a word put in front',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      return { text: barsOf(bars, () => `${pick(dice, [...FILLERS, ...KEYWORDS])} ${line}`) }
    },
  },
  {
    name: 'one line with its words in other orders',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS).split(' ')
      return { text: barsOf(bars, () => shuffled(dice, line).join(' ')) }
    },
  },
  {
    name: 'a strong couplet repeated',
    make: ({ dice, bars }) => ({ text: cycled(linesOf(pick(dice, STRONG)).slice(0, 2), bars) }),
  },
  {
    name: 'a strong couplet repeated with a word changed',
    make({ dice, bars }) {
      const couplet = linesOf(pick(dice, STRONG)).slice(0, 2)
      return {
        text: barsOf(bars, (index) => {
          const line = couplet[index % 2] ?? ''
          const inner = 1 + Math.floor(dice() * (line.split(' ').length - 2))
          return index < 2 ? line : withWordChanged(line, inner, pick(dice, NOUNS))
        }),
      }
    },
  },
  {
    name: 'a strong couplet padded',
    make({ dice, bars }) {
      const couplet = linesOf(pick(dice, STRONG)).slice(0, 2)
      const padding = barsOf(bars - 2, () => Array.from({ length: 9 }, () => pick(dice, FILLERS)).join(' '))
      return { text: `${couplet.join('\n')}\n${padding}` }
    },
  },
]
