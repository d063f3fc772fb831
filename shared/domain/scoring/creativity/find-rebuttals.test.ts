import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findRebuttals } from './find-rebuttals.ts'

const THEIRS = `I built a castle out of nothing but a pen
I climb up every ladder and I do it all again`

test('SCORE-35 their telling words in a bar aimed at them are turned', () => {
  const mine = 'your castle was cardboard\nyour ladder had a rung gone'
  expect(marked(findRebuttals, mine, THEIRS)).toEqual(['castle', 'ladder'])
  expect(found(findRebuttals, mine, THEIRS)[0]?.reason).toBe(
    `Takes the other side's "castle" and turns it on them.`,
  )
})

test('SCORE-35 answering their last rhyme on its sound is heard', () => {
  const mine = 'your little tower had a flood by ten\nand nobody is ever dry again'
  expect(found(findRebuttals, mine, THEIRS).map(({ reason }) => reason)).toEqual([
    'Answers their last rhyme, "pen", on its own sound.',
  ])
})

test.each([
  ['words that every verse has', 'you think you rap but I know you will do it all again today'],
  ['their word without aiming at them', 'a castle stands upon the hill in summer'],
  ['their line said again', 'you built a castle out of nothing but a pen today'],
])('SCORE-35 %s turn nothing', (_what, mine) => {
  expect(marked(findRebuttals, mine, THEIRS)).toEqual([])
})

test('SCORE-35 without a verse to answer there is nothing to turn', () => {
  expect(marked(findRebuttals, 'your castle was cardboard')).toEqual([])
})

test('SCORE-35 at most three words count', () => {
  const theirs = 'apples, lemons, pears, melons, grapes and plums'
  const mine =
    'your apples were wax and your lemons were old\nyour melons were plastic, your grapes had gone cold'
  expect(marked(findRebuttals, mine, theirs)).toHaveLength(3)
})

test('SCORE-35 words of one phrase of theirs are taken as one', () => {
  const mine = 'you can build every castle but I brought the rain\nyour ladder was paper, go climb it again'
  expect(marked(findRebuttals, mine, 'I climb on a ladder, I built me a castle')).toEqual([
    'build every castle',
    'ladder',
    'climb',
  ])
  expect(marked(findRebuttals, 'your wolf at the door was a poodle', 'I am the wolf at the door')).toEqual([
    'wolf at the door',
  ])
})

test.each([
  ['an echo that does nothing to it', 'yes, I heard about the castle and the ladder'],
  ['a list of their words', 'your castle, your pen, your ladder, your climb'],
  ['their bar, cut short', 'you climb up every ladder'],
])('SCORE-35 %s turns nothing', (_what, mine) => {
  expect(marked(findRebuttals, mine, THEIRS)).toEqual([])
})

test('SCORE-35 their bars with other words put in turn nothing', () => {
  const theirs = `Your mama's got a wooden leg, your daddy's got a glass eye
Your flow is like a puddle and the summer made it half dry`
  const mine = `Your mother has a timber limb, your father has a crystal eye
Your rhythm's like a pond and the August sun has made it dry`
  expect(marked(findRebuttals, mine, theirs)).toEqual([])
})
