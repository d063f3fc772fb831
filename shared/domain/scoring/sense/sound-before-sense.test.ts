import { describe, expect, test } from 'vitest'
import { reportRhymes } from '../rhyme/rhyme-report.ts'
import { scoreVerse } from '../score-verse.ts'
import { ear, hear } from '../testing/hear.ts'
import { reportSense } from './sense.ts'

const bars = (...lines: string[]): string => lines.join('\n')

const sharesOf = (written: string) => {
  const text = hear(written)
  return reportSense({ written, text, rhymes: reportRhymes(text), before: hear('') }).shares
}

describe('SCORE-47 a heap of things', () => {
  const heap = bars(
    'my turnip is a lampshade in the kettle of the moon',
    'your blanket is a trumpet on the shoulder of a spoon',
    'the window and the saxophone are married to a cheese',
    'the carpet of the hurricane has whispered to the bees',
  )

  test('things hung on things with grammar words that say nothing of anybody make little sense', () => {
    expect(sharesOf(heap).lists).toBeLessThan(0.6)
    expect(scoreVerse(ear, { text: heap }).total).toBeLessThan(50)
  })

  test.each([
    bars(
      'I keep a lamp beside the window and a letter in the drawer',
      'my father left his hat and coat on a nail behind the door',
      'you can see me in the kitchen with my feet upon the floor',
      'I never asked for silver and I never asked for more',
    ),
    bars(
      'the rust is on the ladder and the frost is on the glass',
      'we are waiting for the summer and the summer will not pass',
      'she put her coat upon the chair and she told me not to ask',
      'so I sat beside the radio and I never took my mask',
    ),
  ])('people among their things make sense: %s', (verse) => {
    expect(sharesOf(verse).lists).toBe(1)
  })
})

describe('SCORE-42 one rhyme in every corner', () => {
  test('more than three places a bar on one rhyme are a game with a sound', () => {
    const verse = bars(
      'you take the cat and give it to the bat upon the mat',
      'then I go and grab a hat and sit on top of that',
      'I chat and spat and combat with a splat upon the slat',
      "so you better go and pat a rat and tell it that it's fat",
    )
    expect(sharesOf(verse).variety).toBeLessThan(0.75)
  })
})

test('SCORE-42 a chain on one rhyme of two syllables is craft', () => {
  const verse = bars(
    "lyrically lethal, I leave people peaceful, believe it's no equal",
    "my needle's the sequel to evil and feeble, I'm regal and legal",
    "you're deceitful and weak though, a beetle, I treat you like seagulls",
    'I speak through the speaker, a preacher, a teacher, a keeper of people',
  )
  expect(sharesOf(verse).variety).toBe(1)
})

test('SCORE-42 SCORE-49 dense rhymes of three syllables are craft, and tie their bars', () => {
  const verse = bars(
    'Catastrophic lyricist, the master of the synonyms',
    "Blasphemous, I spit venomous until the adrenaline's in again",
    "The minute that I'm in, it is a sin that I'm imprisoned in",
    "You're limited, I'm infinite, I finish it, you whimper in the dim of it",
  )
  const shares = sharesOf(verse)
  expect(shares.variety).toBe(1)
  expect(shares.tied).toBeGreaterThan(0.95)
  expect(scoreVerse(ear, { text: verse }).total).toBeGreaterThan(65)
})

test('SCORE-43 whoever tells what is going on may say so: "-ing" counts for less than other endings', () => {
  const verse = bars(
    "so I'm standing in the room with a cup",
    "and the cup's got some coffee and I'm drinking it up",
    "and I'm looking at the ceiling and the ceiling's got a fan",
    "and I'm freestyling now so just do what you can",
  )
  expect(sharesOf(verse).endings).toBe(1)
})
