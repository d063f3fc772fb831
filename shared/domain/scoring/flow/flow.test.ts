import { expect, test } from 'vitest'
import { reportRhymes } from '../rhyme/rhyme-report.ts'
import { hear } from '../testing/hear.ts'
import { reportFlow, type FlowReport } from './flow.ts'
import { SYLLABLES_PER_BAR } from './norms.ts'

const flowOf = (text: string): FlowReport => {
  const heard = hear(text)
  return reportFlow(heard, reportRhymes(heard))
}

const EVEN = `I got the crowd jumping from the front to the back
you forgot all your words and you fell off the track
you came here to fight me but you look kind of scared
I had this verse ready and you came unprepared`

test('SCORE-20 nine to twelve syllables fill a bar; shorter and longer ones fit less', () => {
  expect(flowOf(EVEN)).toMatchObject({ fit: 1, syllablesPerLine: [12, 12, 12, 12] })
  expect(flowOf('I rap\nyou nap').fit).toBeLessThan(0.3)
  const long = 'I had this verse ready before you even thought about it man'
  expect(flowOf(long).fit).toBeLessThan(0.8)
})

test('SCORE-20 the middle half of real bars fits', () => {
  const [, lower, , upper] = SYLLABLES_PER_BAR
  const words = (syllables: number) => new Array<string>(syllables).fill('go').join(' ')
  for (let syllables = Math.ceil(lower); syllables <= Math.floor(upper); syllables += 1)
    expect(flowOf(words(syllables)).fit).toBe(1)
})

test('SCORE-21 bars alike in length are consistent; one bar has nothing to be consistent with', () => {
  const uneven = EVEN.replace('you forgot all your words and you fell off the track', 'you fell off track')
  expect(flowOf(EVEN).consistency).toBeGreaterThan(0.9)
  expect(flowOf(uneven).consistency).toBeLessThan(flowOf(EVEN).consistency)
  expect(flowOf('I got the crowd jumping from the front to the back').consistency).toBe(0)
})

test('SCORE-21 bars with their stresses in other places are less consistent', () => {
  const moved = EVEN.replace('you forgot all your words', 'in your fear of a fight')
  const late = 'I have been in it for as long as the night\nbig dogs bite hard as it is in the light'
  const same = 'I have been in it for as long as the night\nI have been at it in as long as the light'
  expect(flowOf(moved).consistency).toBeGreaterThan(0.85)
  expect(flowOf(late).consistency).toBeLessThan(flowOf(same).consistency)
})

test('SCORE-22 stress that comes and goes runs smoother than stress on stress', () => {
  const smooth = 'the water in the river and the shadow of the tree'
  const rough = 'big dogs bite hard bones down there last night bad luck'
  expect(flowOf(smooth).alternation).toBeGreaterThan(flowOf(rough).alternation)
})

test('SCORE-26 a bar meets its beats with stresses; grammar words alone do not', () => {
  expect(flowOf(EVEN).metre).toBe(1)
  const heap = 'of the and to in that it is was for on are'
  expect(flowOf(heap).metre).toBeLessThan(0.6)
  expect(flowOf('').metre).toBe(0)
  expect(flowOf(EVEN).layouts).toHaveLength(4)
})

test('SCORE-23 bars close on a rhyme, half when only the scheme ties them', () => {
  expect(flowOf(EVEN).closure).toBe(1)
  expect(flowOf('I walked to the door\nI talked to the tree').closure).toBe(0)
  expect(flowOf('the summer is gone\nI am the one').closure).toBe(0.5)
})

test('SCORE-24 the mark lies between 0 and 100, and silence has none', () => {
  expect(flowOf(EVEN).mark).toBeGreaterThan(85)
  expect(flowOf('').mark).toBe(0)
})
