import { expect, test } from 'vitest'
import { MEDIAN } from '../testing/sample-verses.ts'
import { ear, rhymeOf } from '../testing/hear.ts'
import { hearAll, hearText } from './hear-text.ts'
import { phraseOf, quoteOf } from './heard-text.ts'

const bars = (text: string, before: readonly string[] = []): string[] =>
  hearText(ear, text, hearAll(ear, before).said).lines.map(({ words }) => phraseOf(words))

test('SCORE-1 a word has a key for lists, its text as written, and its sound', () => {
  const [line] = hearText(ear, 'We’re Rappin’ LOUD').lines
  expect(line?.words.map(({ key }) => key)).toEqual(['were', 'rapping', 'loud'])
  expect(quoteOf(line?.words ?? [])).toBe('we’re rappin’ loud')
  expect(line?.syllables).toBe(4)
  expect(line?.words.map(({ isFunctionWord }) => isFunctionWord)).toEqual([true, false, false])
})

test('SCORE-1 what is written short has the key and the sound of what is said', () => {
  const [line] = hearText(ear, 'w/ R&B & a.k.a 5-0').lines
  expect(line?.words.map(({ key }) => key)).toEqual(['with', 'r&b', 'and', 'a.k.a', '5-0'])
  expect(line?.words.map(({ sound }) => sound.length)).toEqual([1, 3, 1, 3, 2])
  expect(line?.words.map(({ isFunctionWord }) => isFunctionWord)).toEqual([true, false, true, false, false])
})

test.each([
  ['dayy', 'day'],
  ['Yeahhhh', 'yeah'],
  ['goood', 'good'],
  ['looove', 'love'],
  ['bossss', 'boss'],
  ['seee', 'see'],
  ['1000', '1000'],
  ['butt', 'butt'],
])('SCORE-1 "%s" with letters held on has the key "%s"', (written, key) => {
  expect(hearText(ear, written).lines[0]?.words.map((word) => word.key)).toEqual([key])
})

test('SCORE-11 a word held on is that word said again, and no rhyme', () => {
  expect(rhymeOf('what a day', 'a new dayy')).toBeUndefined()
})

test('SCORE-2 a line that could be a bar stays whole; empty lines are none', () => {
  expect(bars('one bar\n\n  \n!!!\nanother bar here')).toEqual(['one bar', 'another bar here'])
})

test('SCORE-2 a verse typed or spoken without line ends is laid out in bars that end on its rhymes', () => {
  const verse = MEDIAN[2] ?? ''
  expect(bars(verse.replaceAll('\n', ' '))).toEqual(bars(verse))
})

test('SCORE-2 a very long line without any rhyme is still laid out in bars of usual length', () => {
  const line = `nobody ever wanted anything orange before Monday when eleven purple elephants marched over silver
    mountains with a hundred golden umbrellas under the wonderful morning`
  const laid = hearText(ear, line.replaceAll('\n', ' ')).lines
  expect(laid.length).toBeGreaterThan(2)
  for (const { syllables } of laid) expect(syllables).toBeLessThanOrEqual(18)
})

test('SCORE-3 a bar said before, in the verse or before it, is not heard again', () => {
  const heard = hearText(
    ear,
    'first bar\nFIRST, bar!\nsecond bar\nold bar',
    hearAll(ear, ['something else\nold  bar']).said,
  )
  expect(heard.lines.map(({ words }) => phraseOf(words))).toEqual(['first bar', 'second bar'])
  expect(heard.echoes).toBe(2)
})
