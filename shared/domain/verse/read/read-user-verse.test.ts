import { describe, expect, test } from 'vitest'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { FOUR_BARS } from '../testing/sample-briefs.ts'
import { readUserVerse } from './read-user-verse.ts'

const ear = await openTestPronouncer()
const read = (verse: string) => readUserVerse(ear, verse)
const wordsOf = (verse: string): string[] => read(verse).words.map(({ text }) => text)
const claimsOf = (verse: string): string[] => read(verse).claims.map(({ text }) => text)
const wordIn = (verse: string, text: string) => read(verse).words.find((word) => word.text === text)

describe('OPP-11 words that carry meaning', () => {
  test('are found once each, in order, with what they are about', () => {
    const { words } = read('my pen got fire, my pen is cold as ice')
    expect(words.filter(({ isDull }) => !isDull).map(({ text, topic }) => [text, topic])).toEqual([
      ['pen', 'writing'],
      ['fire', 'fire'],
      ['cold', 'cold'],
      ['ice', 'cold'],
    ])
  })

  test.each(['take', 'thing', 'really', 'got'])('"%s" says little', (word) => {
    expect(wordIn(`I ${word} the hammer`, word)?.isDull).toBe(true)
  })

  test('grammar and fillers are none', () => {
    expect(wordsOf('yo yeah I am the one that you are with, uh')).toEqual([])
  })
})

describe('OPP-13 nouns are nouns', () => {
  test.each([
    ['my crown is bent', 'crown', 'one'],
    ['these rhymes of mine', 'rhymes', 'many'],
    ['I brought a bassoon', 'bassoon', 'one'],
    ['his trombones are loud', 'trombones', 'many'],
    ['pure domination', 'domination', 'one'],
    ['my diplomas on display', 'diplomas', 'many'],
  ])('in "%s" %s is %s', (verse, text, number) => {
    expect(wordIn(verse, text)?.noun).toBe(number)
  })

  test.each([
    ['I walk in here', 'walk'],
    ['my ferocious attack', 'ferocious'],
    ['you talk real big', 'big'],
    ['I dominate', 'dominate'],
    ['the losing side', 'losing'],
  ])('in "%s" %s is not taken for one', (verse, text) => {
    expect(wordIn(verse, text)).toMatchObject({ text })
    expect(wordIn(verse, text)).not.toHaveProperty('noun')
  })

  test.each([
    ['I was born in the kitchen', 'born'],
    ['my pen writes', 'writes'],
    ['the day that I grew', 'grew'],
    ['I grab the mic', 'grab'],
    ['my dirty sneakers', 'dirty'],
    ['your promises crumble', 'crumble'],
    ['their verses are weak', 'weak'],
  ])('OPP-11 in "%s" %s names no thing', (verse, text) => {
    expect(wordIn(verse, text)?.namesNoThing).toBe(true)
  })

  test.each([
    ['I bring the disaster', 'disaster'],
    ['my xylophone is loud', 'xylophone'],
    ['a recipe', 'recipe'],
    ['money and sneakers', 'money'],
  ])('OPP-11 in "%s" %s may', (verse, text) => {
    expect(wordIn(verse, text)?.namesNoThing).toBe(false)
  })

  test('"your" goes before what a player can own', () => {
    expect(wordIn('my xylophone is loud', 'xylophone')?.owned).toBe(true)
    expect(wordIn('I walk in the room', 'room')?.owned).toBe(false)
    expect(wordIn('I am the champion', 'champion')?.owned).toBe(false)
  })
})

describe('claims', () => {
  test('are clauses that can be quoted as they stand', () => {
    expect(claimsOf(FOUR_BARS)).toEqual([
      'I walk in the spot',
      'my pen got fire',
      'I do this with ease',
      'you talk real big',
      'your rhymes are old',
      "I'm the champion here",
      'my heart is gold',
    ])
  })

  test('are found without line ends, as in a transcript', () => {
    expect(claimsOf('my pen got fire I do this with ease and my heart is gold')).toEqual([
      'my pen got fire',
      'I do this with ease',
      'my heart is gold',
    ])
  })

  test.each([
    ['every rapper that I face ends up under my feet', 'a relative clause'],
    ['I came here with', 'an open end'],
    ['my pen', 'too few words'],
    ['I am the one that you are', 'no words that carry meaning'],
    ['I rap like a hurricane over the seven big cities of the plain', 'too many words'],
  ])('"%s" is none: %s', (verse) => {
    expect(claimsOf(verse)).toEqual([])
  })

  test('are written as people write them', () => {
    expect(claimsOf("I’M THE KING OF RAP, yo, i'm the best rapper please")).toEqual([
      "I'm the king of rap",
      "I'm the best rapper",
    ])
  })
})

describe('OPP-12 the end', () => {
  test('is the sound of the last word, and the word where it may be said', () => {
    expect(read(FOUR_BARS).end).toMatchObject({ key: 'gold', word: 'gold' })
    expect(read('you wear a hat\nlook at that').end).not.toHaveProperty('word')
    expect(read('I say it loud, you little bitch').end).toMatchObject({ key: 'bitch' })
    expect(read('I say it loud, you little bitch').end).not.toHaveProperty('word')
  })

  test.each(['', '...', '🔥'])('of %j there is none', (verse) => {
    expect(read(verse).end).toBeUndefined()
  })

  test('is heard in the last words alone, however long their line is', () => {
    let asked = 0
    const counting = {
      ...ear,
      pronounce: (word: string) => {
        asked += 1
        return ear.pronounce(word)
      },
    }
    const { end } = readUserVerse(counting, `${'like a '.repeat(280)}diamond ring`)
    expect(end).toMatchObject({ key: 'ring', word: 'ring' })
    expect(end?.tails.map(({ syllables }) => syllables)).toEqual(
      read('a like a diamond ring').end?.tails.map(({ syllables }) => syllables),
    )
    expect(asked).toBeLessThan(100)
  })
})

describe('OPP-14 what is never said back', () => {
  test.each([
    ['asdf qwer zxcv', 'keys struck at random'],
    ['fuck this shit you asshole', 'profanity'],
    ['fuuuuck shiiit', 'stretched profanity'],
    ['ayyyyyyyyyyy soooooo', 'keys held down'],
    ['gucci adidas eminem', 'names'],
    ['your mother and my daughter', 'the people in a life'],
    ['visit www.example.com or https://x.y/fire?q=pen', 'links'],
    ['@king #fire $gold user@crown.com', 'handles'],
    ['fire={pen:3} my_crown[0]!=`gold`', 'code'],
    ['1234 50cent 4ever r4z0r', 'digits'],
    ['antidisestablishmentarianism', 'a very long word'],
  ])('%j: %s', (verse) => {
    const said = wordsOf(verse).filter((word) => word !== 'visit')
    expect(said).toEqual([])
  })

  test.each([
    'I will beat your mother down',
    'my pen is a bitch to hold',
    'I got gucci on my feet',
    'I own 100 crowns',
  ])('nor the clause that holds it: "%s"', (verse) => {
    expect(claimsOf(verse)).toEqual([])
  })
})

describe('OPP-16', () => {
  test('nothing is taken from a verse of despair', () => {
    expect(read('my pen is dry and I want to die')).toEqual({ words: [], claims: [], isDespair: true })
  })
})
