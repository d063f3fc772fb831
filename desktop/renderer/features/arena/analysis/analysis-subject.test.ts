import { expect, test } from 'vitest'
import { aRound } from '../testing/fixtures.ts'
import { subjectsOf } from './analysis-subject.ts'

const rounds = [3, 1, 2].map((roundNumber) =>
  aRound({
    roundNumber,
    userText: `mine ${String(roundNumber)}`,
    aiResponse: `theirs ${String(roundNumber)}`,
  }),
)
const round = (number: number) => rounds.find(({ roundNumber }) => roundNumber === number) ?? aRound()

test('SCORE-76 your verse answers their last one, theirs answers yours, each after what its rapper said before', () => {
  const { you, them } = subjectsOf(rounds, round(3), 'Razor')
  expect(you).toMatchObject({
    title: 'Your verse',
    question: {
      text: 'mine 3',
      answering: 'theirs 2',
      earlier: ['mine 1', 'theirs 1', 'mine 2', 'theirs 2'],
    },
  })
  expect(them).toMatchObject({
    title: 'Razor’s answer',
    question: {
      text: 'theirs 3',
      answering: 'mine 3',
      earlier: ['mine 1', 'theirs 1', 'mine 2', 'theirs 2'],
    },
  })
})

test('an opening verse answers nothing', () => {
  expect(subjectsOf(rounds, round(1), 'Razor').you.question).toEqual({
    text: 'mine 1',
    answering: '',
    earlier: [],
  })
})
