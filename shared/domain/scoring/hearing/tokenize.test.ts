import { expect, test } from 'vitest'
import { tokenize, writtenLines } from './tokenize.ts'

const words = (line: string): string[] => tokenize(line).map(({ text }) => text)

test.each([
  ["I'm rappin' 'em — hot", ["I'm", "rappin'", "'em", 'hot']],
  ['24/7, 1,000.5 and 90s', ['24', '7', '1,000.5', 'and', '90s']],
  ['part-time saint', ['part', 'time', 'saint']],
  ['the F.B.I. came', ['the', 'F.B.I.', 'came']],
  ['“quoted” (words)… 🔥 naïve', ['quoted', 'words', 'naïve']],
  ['mp3 4ever gr8', ['mp3', '4ever', 'gr8']],
  [
    'at 3:30, or 12:05am: $20, £1,000 and $1.5M for 50% (50¢)',
    ['at', '3:30', 'or', '12:05am', '$20', '£1,000', 'and', '$1.5M', 'for', '50%', '50¢'],
  ],
  ['$hort and A$AP $ $$$ x$', ['$hort', 'and', 'A$AP', 'x']],
  ["R&B, M&M's, A&R & rock&roll (a && b)", ['R&B', "M&M's", 'A&R', '&', 'rock', '&', 'roll', 'a', 'b']],
  [
    "the N-word, my A-game, n-never a-rockin' pick-a-card",
    ['the', 'N-word', 'my', 'A-game', 'n', 'never', 'a', "rockin'", 'pick', 'a', 'card'],
  ],
  ["5-0 at 24-7, 1-5-0; 80's and '90s", ['5-0', 'at', '24', '7', '1', '5', '0', "80's", 'and', "'90s"]],
  ['w/ me w/o you w/him b/c new/old', ['w/', 'me', 'w/o', 'you', 'w/', 'him', 'b/c', 'new', 'old']],
  [
    'A.K.A. a.k.a me, CEO.s C.E.O.s end.It is',
    ['A.K.A.', 'a.k.a', 'me', 'CEO', 's', 'C.E.O.s', 'end', 'It', 'is'],
  ],
  [
    '3am 9/11 3/4 1/2/3 #1 4x4 a$$ ma$$',
    ['3am', '9', '11', '3/4', '1', '2', '3', '#1', '4x4', 'a$$', 'ma$$'],
  ],
  ['Travi$, mon€y for €5', ['Travi$', 'mon€y', 'for', '€5']],
  [
    'that sh*t f***ing B!TCH! **bold** wow!great*',
    ['that', 'sh*t', 'f***ing', 'B!TCH', 'bold', 'wow', 'great'],
  ],
  ['...', []],
])('SCORE-1 %s', (line, expected) => {
  expect(words(line)).toEqual(expected)
})

test('SCORE-1 offsets are those of the text as given', () => {
  const text = '🔥 one,  two'
  for (const { text: word, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(word)
})

test('SCORE-2 lines end at line ends and at a slash between spaces', () => {
  const text = 'one\r\ntwo / three\n\nfour and/or five'
  const lines = writtenLines(text)
  expect(lines.map((line) => line.text)).toEqual(['one', 'two', 'three', '', 'four and/or five'])
  for (const line of lines) expect(text.startsWith(line.text, line.start)).toBe(true)
})
