import { STRONG } from '../sample-verses.ts'
import { barsOf, cycled, linesOf, pick, shuffled, type Adversary, type Attempt } from './adversary.ts'
import { NOUNS } from './word-stock.ts'

/** An opponent's verse of so many bars, all of them strong. */
const opponent = ({ dice, bars }: Attempt): string =>
  linesOf(shuffled(dice, STRONG).join('\n')).slice(0, bars).join('\n')

const pasting = (
  name: string,
  change: (attempt: Attempt, lines: readonly string[]) => string,
): Adversary => ({
  name: `pasted: ${name}`,
  make(attempt) {
    const answering = opponent(attempt)
    return { text: change(attempt, linesOf(answering)), answering }
  },
})

const changeAt = (line: string, at: number, word: string): string => line.split(' ').with(at, word).join(' ')
const inner = ({ dice }: Attempt, line: string): number =>
  1 + Math.floor(dice() * (line.split(' ').length - 2))

const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  you: 'I',
  my: 'your',
  your: 'my',
  "i'm": "you're",
  "you're": "I'm",
  am: 'are',
  are: 'am',
  mine: 'yours',
  yours: 'mine',
}

/** The other's words given back as one's own. */
export const PASTED: readonly Adversary[] = [
  pasting('whole', (_, lines) => lines.join('\n')),
  pasting('in another order', ({ dice }, lines) => shuffled(dice, lines).join('\n')),
  pasting('without line ends', (_, lines) => lines.join(' ')),
  pasting('with line ends elsewhere', (_, lines) => {
    const all = lines.join(' ').split(' ')
    return barsOf(Math.ceil(all.length / 7), (index) => all.slice(index * 7, index * 7 + 7).join(' '))
  }),
  pasting('a word of each line changed', (attempt, lines) =>
    lines.map((line) => changeAt(line, inner(attempt, line), pick(attempt.dice, NOUNS))).join('\n'),
  ),
  pasting('two words of each line changed', (attempt, lines) =>
    lines
      .map((line) => changeAt(line, inner(attempt, line), pick(attempt.dice, NOUNS)))
      .map((line) => changeAt(line, inner(attempt, line), pick(attempt.dice, NOUNS)))
      .join('\n'),
  ),
  pasting('words of each line shuffled, its last kept', ({ dice }, lines) =>
    lines
      .map((line) => line.split(' '))
      .map((line) => [...shuffled(dice, line.slice(0, -1)), line.at(-1) ?? ''].join(' '))
      .join('\n'),
  ),
  pasting('"you" and "I" exchanged', (_, lines) =>
    lines.map((line) => line.replace(/[\w']+/g, (word) => TURNED[word.toLowerCase()] ?? word)).join('\n'),
  ),
  pasting('"you said" in front of each line', (_, lines) =>
    lines.map((line) => `you said ${line}`).join('\n'),
  ),
  pasting('each line cut in half and crossed', (_, lines) =>
    lines
      .map((line, index) => {
        const own = line.split(' ')
        const other = (lines[(index + 1) % lines.length] ?? '').split(' ')
        return [...own.slice(0, own.length / 2), ...other.slice(other.length / 2)].join(' ')
      })
      .join('\n'),
  ),
  pasting('half of each line, and things drawn by chance', (attempt, lines) =>
    lines
      .map((line) => {
        const own = line.split(' ')
        const things = own.slice(own.length / 2).map(() => pick(attempt.dice, NOUNS))
        return [...own.slice(0, own.length / 2), ...things].join(' ')
      })
      .join('\n'),
  ),
  pasting('one word of theirs in every bar of a list', ({ dice, bars }, lines) => {
    const theirs = lines.join(' ').split(' ')
    return cycled(
      Array.from(
        { length: bars },
        () =>
          `you ${pick(dice, theirs)} ${pick(dice, theirs)} ${pick(dice, theirs)} your ${pick(dice, theirs)}`,
      ),
      bars,
    )
  }),
]
