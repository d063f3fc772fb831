import { expect, test } from 'vitest'
import type { Consonant, Pronouncer, Pronunciation } from '#shared/domain/phonetics/phonetics.ts'
import { answerQuestions } from './answer-questions.ts'
import type { EarAnswer } from './ear-message.ts'

/** Knows how a few words of one syllable end: on a vowel as in "night" and one consonant. */
function earOf(words: Readonly<Record<string, readonly [onset: Consonant, coda: Consonant]>>): Pronouncer {
  const pronounce = (word: string): readonly Pronunciation[] => {
    const sound = words[word]
    return sound === undefined ? [] : [[{ onset: [sound[0]], nucleus: 'AY', coda: [sound[1]], stress: 1 }]]
  }
  return { pronounce, knows: (word) => word in words }
}

test('questions that come before the dictionary are answered in their order once it is there', async () => {
  const said: EarAnswer[] = []
  const answer = answerQuestions(
    () => Promise.resolve(earOf({ night: ['N', 'T'], fight: ['F', 'T'] })),
    (answer) => said.push(answer),
  )
  const first = 'at night\nwe fight'
  await Promise.all([answer({ text: first }), answer({ text: '' })])
  const words = said.map((answer) =>
    answer.type === 'heard' ? answer.hearing.rhymes.map(({ start, end }) => first.slice(start, end)) : 'deaf',
  )
  expect(words).toEqual([['night', 'fight'], []])
})

test('without a dictionary every question is answered with that', async () => {
  const said: EarAnswer[] = []
  const answer = answerQuestions(
    () => Promise.reject(new Error('offline')),
    (answer) => said.push(answer),
  )
  await answer({ text: 'my pen' })
  expect(said).toEqual([{ type: 'deaf' }])
})
