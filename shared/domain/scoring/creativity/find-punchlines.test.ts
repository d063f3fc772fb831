import { expect, test } from 'vitest'
import { found, listen, marked } from '../testing/listen.ts'
import type { Device } from './device.ts'
import { findPunchlines } from './find-punchlines.ts'
import { findSimiles } from './find-similes.ts'

const find = findPunchlines([])

test.each([
  ['a claim turned over', 'You said your pen is full of fire\nI have seen that ten times, liar', 'said'],
  [
    'an insult over the top',
    'I heard you on the radio today\nso slow that your own shadow ran away from you to play',
    'slow',
  ],
  [
    'an answer to what you brought',
    'You brought a plastic blade to a fire\nI melt it in a second into wire',
    'melt it',
  ],
  [
    'you against me',
    'Your pen leaks and the page can feel\nyou rhyme on training wheels, I write in steel',
    'side by side',
  ],
  [
    'a comparison you lose',
    'I measure in breaths and I wasted a few\nthe gap in the beat had more rhythm than you',
    'than you',
  ],
  ['a put-down', 'I filed you in a drawer with haste\nthe label on your verses reads waste', 'waste'],
])('SCORE-34 %s is a punchline', (_build, text, reason) => {
  const [device] = found(find, text)
  expect(text.slice(device?.start, device?.end)).toBe(text.split('\n')[1])
  expect(device?.reason).toContain(reason)
})

test('SCORE-34 a payoff may land on what another search found', () => {
  const text = 'you step on the stage with a smile\nand fold in a while like a chair in the aisle'
  const devices: readonly Device[] = findSimiles(listen(text))
  const [device] = found(findPunchlines(devices), text)
  expect(device?.reason).toBe('Aims at you and lands a simile on the rhyme.')
})

test.each([
  ['no rhyme', 'You said your pen is full of fire\nI have never seen a table'],
  [
    'a clause that only serves another',
    'the blade was quiet and the room was made\nyou got loud, which is how I could tell you played',
  ],
  ['no set-up', 'The summer came and it was hot\nwe parked the car inside the lot'],
  ['nobody aimed at', 'The river runs into the sea\nthe bird is sitting in the tree'],
  ['a single bar', 'you rhyme on training wheels, I write in steel'],
])('SCORE-34 %s, no punchline', (_lack, text) => {
  expect(marked(find, text)).toEqual([])
})
