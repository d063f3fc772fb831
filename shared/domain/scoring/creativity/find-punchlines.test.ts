import { expect, test } from 'vitest'
import { found, listen, marked } from '../testing/listen.ts'
import { findPunchlines } from './find-punchlines.ts'
import { findWordplay } from './find-wordplay.ts'

const find = findPunchlines([])

test.each([
  [
    'a claim turned over',
    'You said your pen is full of fire\nit dripped on the desk of a bored supplier',
    'said',
  ],
  ['what was mentioned, come back', 'You keep your dog inside a cage\nthe dog is writing every page', 'dog'],
  [
    'an insult over the top',
    'I heard you on the radio today\nso slow that your own shadow ran from you to play',
    'slow',
  ],
  [
    'an answer to what you brought',
    'You brought a plastic blade to a fire\nI melt it in a second into wire',
    'melt it',
  ],
  [
    'a comparison you lose',
    'I measure in breaths and I wasted a few\nthe gap in the fence had more rhythm than you',
    'than you',
  ],
  ['a put-down', 'I filed you in a drawer with haste\nthe label on your little folder reads waste', 'waste'],
])('SCORE-34 %s is a punchline', (_build, text, reason) => {
  const [device] = found(find, text)
  expect(text.slice(device?.start, device?.end)).toBe(text.split('\n')[1])
  expect(device?.reason).toContain(reason)
})

test('SCORE-34 a payoff may land on a play on words', () => {
  const text = 'I came in with a map and took the train\nthe weather girl was laughing at your reign'
  const [device] = found(findPunchlines(findWordplay(listen(text))), text)
  expect(device?.reason).toBe('Aims at you and lands a play on words on the rhyme.')
})

test('SCORE-34 a play that is not on the rhyme is not said to be there, and is aimed at them', () => {
  const find = (text: string) => found(findPunchlines(findWordplay(listen(text))), text)
  const flat =
    "I'm holding the note till the bank starts to sing\nyou're flat broke and flat on whatever you bring"
  expect(find(flat).map(({ reason }) => reason)).toEqual(['Aims at you with a play on words, "flat".'])
  expect(find('you took the other words\nyou ate eight eggs and I heard a herd of birds')).toEqual([])
})

test.each([
  [
    'You brought a plastic blade to a fire\nI melt your little sword into wire',
    'One bar brings what is theirs; the next takes it, "I melt your little sword", on the same rhyme.',
  ],
  [
    'You say you boil all your greens\nyou never saw a kitchen in your teens',
    'Sets up a claim with "you say", then turns it over on the rhyme.',
  ],
])('SCORE-34 the reason for %j is a sentence', (text, reason) => {
  expect(found(find, text)[0]?.reason).toBe(reason)
})

test('SCORE-34 one bar may set up and knock down', () => {
  const text = 'you say you have a sword but it is cut from a carton'
  expect(marked(find, text)).toEqual([text])
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
  [
    'a claim that the next bar leaves alone',
    "You said you'd call, you said you would, you said that you'd be free\nMy love is like a red red rose that's growing by the tree",
  ],
  [
    'advice to me',
    'You told me I should go and see the doctor in the booth\nMy sister had a headache and a problem with a tooth',
  ],
  [
    'what they think about something',
    "I don't know what you think about the winter of the year\nMy neighbor has a garden like a picture of a deer",
  ],
  [
    'what they brought, only read',
    'You brought a golden hammer and you gave it to the king\nI read it in the rain and I whispered like a thing',
  ],
  [
    'a thing of theirs that nobody brought',
    "Your lawyer is a waffle and he's begging for the cheese\nI buried all your trombones in a cemetery breeze",
  ],
  [
    'a put-down of me',
    "They call me Will and I'm leaving you nothing\nyou read it in court and you thought I was bluffing",
  ],
  [
    'a claim that plain words turn over',
    'you said that you would help me and you helped me all day\nI never forgot it and I want to repay',
  ],
  [
    'you and me side by side in plain words',
    'you are so slow and I am so quick\nyou are so dumb and I am so slick',
  ],
])('SCORE-34 %s, no punchline', (_lack, text) => {
  expect(marked(find, text)).toEqual([])
})
