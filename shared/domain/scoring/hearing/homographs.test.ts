import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'

const vowelOf = (text: string, word: string): string | undefined =>
  hear(text)
    .lines.flatMap(({ words }) => words)
    .find(({ key }) => key === word)
    ?.sound.find(({ stress }) => stress > 0)?.nucleus

test.each([
  ['I live in the city', 'live', 'IH'],
  ['I only live for this', 'live', 'IH'],
  ['we are live on the air', 'live', 'AY'],
  ['a live show', 'live', 'AY'],
  ['they took our lives', 'lives', 'AY'],
  ['I shed a tear', 'tear', 'IH'],
  ['I will tear you up', 'tear', 'EH'],
  ['I broke the record', 'record', 'EH'],
  ['I want to record it', 'record', 'AO'],
  ['I have read your book', 'read', 'EH'],
  ['you can read my book', 'read', 'IY'],
])('SCORE-91 in "%s" the word before says how "%s" is said', (text, word, vowel) => {
  expect(vowelOf(text, word)).toBe(vowel)
})

test.each([
  ['what you read\nis in my head', 'read', 'EH'],
  ['what you read\nis what you need', 'read', 'IY'],
  ['what you read\nis another story', 'read', 'IY'],
])('SCORE-91 in "%s" the rhyme says it, or else what is mostly meant', (text, word, vowel) => {
  expect(vowelOf(text, word)).toBe(vowel)
})
