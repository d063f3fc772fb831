import { expect, test } from 'vitest'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { hearText } from '../../scoring/hearing/hear-text.ts'
import { tailsAt } from '../../scoring/rhyme/tail.ts'
import { endsAnswer } from './hear-couplet.ts'

const ear = await openTestPronouncer()
const tailsOf = (line: string) => {
  const words = hearText(ear, line).lines[0]?.words ?? []
  return tailsAt(words, words.length - 1)
}

test.each([
  ['door', 'you talk like an actor'],
  ['pleasure', 'here is what I measure'],
  ['gold', 'a common cold'],
])('OPP-12 whether "%s" is answered by "%s" is told by the stressed vowel', (said, answer) => {
  expect(endsAnswer(tailsOf(`I came with a ${said}`), tailsOf(answer))).toBe(said !== 'door')
})
