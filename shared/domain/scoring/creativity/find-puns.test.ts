import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findPuns } from './find-puns.ts'
import { lexicon } from './lexicon/read-lexicon.ts'

test.each([
  ['I spit so many bars that I am locked in a cell', ['bars', 'cell']],
  ['you want this dough but you are broke from the cash\nI put it in the oven', ['dough']],
  ['my flow is a river and your rhymes are dry', ['flow']],
])('SCORE-31 in %j two meanings are called up at once', (text, words) => {
  expect(marked(findPuns, text)).toEqual(expect.arrayContaining(words.slice(0, 1)))
})

test.each([
  'I spit bars and I write rhymes with my pen',
  'they locked him in a cell behind the bars of the prison',
  'the bank called about the loan',
])('SCORE-31 in %j only one is', (text) => {
  expect(marked(findPuns, text)).toEqual([])
})

test('SCORE-31 the reason names the meanings and the words that call them up', () => {
  const [device] = found(findPuns, 'my flow is a river and your rhymes are dry')
  expect(device?.reason).toBe('"flow" means rap beside "rhymes" and running water beside "river".')
})

test('SCORE-31 a meaning that two other words have among their own is called up by them together', () => {
  const hearts = `You're holding all hearts, the diamonds, the club
so I dig you a hole with a spade in the mud`
  const [device] = found(findPuns, hearts).filter(({ reason }) => reason.startsWith('"spade"'))
  expect(device?.reason).toBe('"spade" means a tool beside "dig" and cards beside "hearts".')
  expect(marked(findPuns, 'I dig a hole with a spade for your heart')).toEqual([])
  expect(marked(findPuns, 'you dealt me a heart and a spade and a club')).toEqual([])
})

test('SCORE-31 bars that somebody serves time behind are two kinds', () => {
  expect(marked(findPuns, 'I got time on the mic, behind these bars I been serving')).toEqual(['bars'])
})

test('SCORE-31 what is owned, or said of somebody, has its rap meaning without a word beside it', () => {
  expect(marked(findPuns, 'they had to call the plumber for your flow')).toEqual(['flow'])
  expect(marked(findPuns, 'you are toast, I am the butter and the knife')).toEqual(['toast'])
})

test('SCORE-31 a word that is written may call up one that sounds the same', () => {
  const [device] = found(findPuns, 'I read the forecast for your little reign')
  expect(device?.reason).toBe('"reign" means ruling and rain beside "forecast".')
})

test('SCORE-31 the other spelling of a word calls up nothing of it', () => {
  expect(marked(findPuns, 'your bars are very weak\nI been doing this all week')).toEqual([])
  expect(marked(findPuns, 'your bars are weak on the calendar')).toEqual(['weak'])
})

test.each([
  ['nobody is aimed at', 'the flow of the river broke the rhymes of the plumber'],
  ['a heap of keywords', 'bar prison drinks verse flow river rhyme your'],
])('SCORE-31 %s, no pun', (_lack, text) => {
  expect(marked(findPuns, text)).toEqual([])
})

test('SCORE-31 every word of the lexicon has two meanings or more, each with something that calls it up', () => {
  const { meanings, meaningsOf } = lexicon()
  expect(meanings.size).toBeGreaterThan(900)
  const calledByWords = new Set([...meaningsOf.values()].flat())
  for (const [word, found] of meanings) {
    expect(found.length, word).toBeGreaterThan(1)
    expect(new Set(found.map(({ name }) => name)).size, word).toBe(found.length)
    for (const { name, number, fields, given } of found) {
      const isCalled = fields.length > 0 || calledByWords.has(number) || given !== undefined
      expect(isCalled, `${word}: ${name}`).toBe(true)
    }
  }
})

test('SCORE-31 the two words of one thing are no pun, and a meaning is named as what it is', () => {
  const door = 'I slam the screen door on your phone and leave you there alone'
  expect(marked(findPuns, door)).toEqual([])
  const killer = "I'm a cereal killer, I had you for breakfast"
  expect(found(findPuns, killer)[0]?.reason).toContain('serial crimes beside "killer"')
})
