import { describe, expect, test } from 'vitest'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { makeCouplet, speakToPlayer } from './couplets.ts'
import { hearLine } from './hear-line.ts'

const ear = await openTestPronouncer()

function heard(text: string) {
  const line = hearLine(ear, text)
  if (line === undefined) throw new Error(`No bar: ${text}`)
  return line
}

describe('OPP-63 two lines of a model’s', () => {
  test.each([
    [
      'You said your pen had fire, I can only see smoke',
      'I have cut better cloth from a throwaway joke',
      true,
    ],
    ['You want to take the mic from me and hold it', 'You bring the money in and then you sold it', true],
    ['You said your heart is made of solid gold', 'I heard that all you have is made of gold', false],
    ['You walk in the spot like a thread off the reel', 'I measured your mouth and I cut it by hand', false],
  ])('%s / %s: a couplet is %s', (first, second, isCouplet) => {
    expect(makeCouplet(heard(first), heard(second))).toBe(isCouplet)
  })

  test('are aimed at the player where one of them says so', () => {
    const bread = heard('The flour is white and the water is clear')
    expect(speakToPlayer([bread])).toBe(false)
    expect(speakToPlayer([bread, heard('The crust is as hard as your verses, I fear')])).toBe(true)
    expect(speakToPlayer([heard("And so you're the baker who came without bread")])).toBe(true)
  })
})
