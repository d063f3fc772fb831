import { expect, test } from 'vitest'
import { unmasked } from './masked-words.ts'

test.each([
  ['sh*t', 'shit'],
  ['s**t', 'shit'],
  ['s***', 'shit'],
  ['f**k', 'fuck'],
  ['f***ing', 'fucking'],
  ['b!tch', 'bitch'],
  ['b*tches', 'bitches'],
  ['n***a', 'nigga'],
  ['motherf**ker', 'motherfucker'],
  ['a**', 'ass'],
])('SCORE-93 %s hides %s', (masked, word) => {
  expect(unmasked(masked)).toBe(word)
})

test.each(['shit!', 'as*', 'bold**', 'wow!great', 'f*b', 'shit', 'h*', '50%', 'a*b'])(
  'SCORE-93 %s hides nothing',
  (word) => {
    expect(unmasked(word)).toBe(word)
  },
)
