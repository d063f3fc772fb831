import { expect, test } from 'vitest'
import { createGuess } from '#shared/domain/phonetics/letters/guess-letters.ts'
import { openLetterModel } from '#shared/domain/phonetics/letters/letter-model.ts'
import { parsePhones } from '#shared/domain/phonetics/phones.ts'
import { alignWords } from './align.ts'
import { baseForm, splitWords, type SpelledWord } from './split-words.ts'
import { trainLetters } from './train.ts'

const spell = (word: string, phones: string): SpelledWord => ({ word, ways: [parsePhones(phones)] })

/** A toy tongue: words of one syllable whose letters say what English ones mostly do, a last "e" none. */
function toyWords(): SpelledWord[] {
  const onsets = { b: 'B', d: 'D', f: 'F', k: 'K', l: 'L', m: 'M', n: 'N', p: 'P', sh: 'SH', t: 'T' }
  const vowels = { a: ['AE1', 'EY1'], i: ['IH1', 'AY1'], o: ['AA1', 'OW1'] } as const
  const codas = { d: 'D', k: 'K', l: 'L', m: 'M', n: 'N', p: 'P', t: 'T' }
  return Object.entries(onsets).flatMap(([onset, x]) =>
    Object.entries(vowels).flatMap(([vowel, [short, long]]) =>
      Object.entries(codas).flatMap(([coda, y]) => [
        spell(onset + vowel + coda, `${x} ${short} ${y}`),
        spell(`${onset}${vowel}${coda}e`, `${x} ${long} ${y}`),
      ]),
    ),
  )
}

test('letters are paired with what they say', () => {
  const aligned = alignWords(toyWords().map(({ word, ways }) => ({ word, phones: ways[0] ?? [] })))
  expect(aligned.find(({ word }) => word === 'pale')?.chunks).toEqual([
    parsePhones('P'),
    parsePhones('EY1'),
    parsePhones('L'),
    [],
  ])
})

test('a model says words that it has not learned, and is the same each time', () => {
  const words = toyWords()
  const strangers = words.filter((_, index) => index % 10 === 3)
  const learned = words.filter((_, index) => index % 10 !== 3)
  const told: string[] = []
  const bytes = trainLetters(learned, (line) => told.push(line))
  const guess = createGuess(openLetterModel(bytes))
  for (const { word, ways } of strangers) expect(guess(word), word).toEqual(ways[0])
  expect(told.length).toBeGreaterThan(0)
  expect(trainLetters(learned, () => undefined)).toEqual(bytes)
})

test.each([
  ['rapping', 'rap'],
  ['raps', 'rap'],
  ['hated', 'hat'],
  ['hate', 'hat'],
  ['flies', 'fly'],
  ['sly', 'sly'],
])('%s is held out with %s', (word, form) => {
  expect(baseForm(word)).toBe(form)
})

test('no form of a word that is held out is learned from', () => {
  const { learned, held } = splitWords('forms')
  const forms = new Set(learned.map(({ word }) => baseForm(word)))
  expect(held.filter(({ word }) => forms.has(baseForm(word)))).toEqual([])
})
