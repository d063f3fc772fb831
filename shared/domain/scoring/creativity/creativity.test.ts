import { expect, test } from 'vitest'
import { listen, marked } from '../testing/listen.ts'
import { MEDIAN, STRONG, WEAK } from '../testing/sample-verses.ts'
import { reportCreativity } from './creativity.ts'
import { findMetaphors } from './find-metaphors.ts'

const mark = (text: string, answering = ''): number => reportCreativity(listen(text, answering)).mark
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

test('SCORE-38 strong verses are wittier than plain ones, plain ones than talk', () => {
  const [weak, median, strong] = [WEAK, MEDIAN, STRONG].map((verses) =>
    mean(verses.map((verse) => mark(verse))),
  )
  expect(weak).toBeLessThan(median ?? 0)
  expect(median).toBeLessThan(strong ?? 0)
})

test('SCORE-38 the same device again adds nothing', () => {
  const verse = 'I am a hammer and the hammer is loud\nthe sky is above us, so is the cloud'
  const again = `${verse}\nI am a hammer when I am proud`
  const count = (text: string) =>
    reportCreativity(listen(text)).findings.filter(({ kind }) => kind === 'metaphor').length
  expect(count(verse)).toBe(1)
  expect(count(again)).toBe(1)
})

test('SCORE-33 the words of a simile are no metaphor besides', () => {
  const text = 'you fold up every night like a tent of words'
  const { findings } = reportCreativity(listen(text))
  expect(marked(findMetaphors, text)).toEqual(['tent of words'])
  expect(findings.map(({ kind }) => kind)).toEqual(['simile'])
})

test('SCORE-38 more of one kind adds less and less', () => {
  const images = ['hammer', 'needle', 'lantern', 'volcano', 'razor', 'mirror']
  const wit = (count: number) =>
    reportCreativity(
      listen(
        images
          .slice(0, count)
          .map((image) => `I am a ${image}`)
          .join('\n'),
      ),
    ).wit * Math.max(1, count / 4)
  expect(wit(2) - wit(1)).toBeLessThan(wit(1))
  expect(wit(1)).toBeGreaterThan(0)
})

test('SCORE-38 findings stand in the order of the text and inside it', () => {
  for (const verse of STRONG) {
    const { findings } = reportCreativity(listen(verse))
    expect(findings.map(({ start }) => start)).toEqual(
      findings.map(({ start }) => start).sort((a, b) => a - b),
    )
    for (const { start, end, reason } of findings) {
      expect(verse.slice(start, end).trim()).not.toBe('')
      expect(reason).toMatch(/\.$/)
    }
  }
})
