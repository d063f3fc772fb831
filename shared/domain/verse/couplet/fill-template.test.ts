import { describe, expect, test } from 'vitest'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { diceFrom } from '../dice.ts'
import { turns } from '../material/read-material.ts'
import { readUserVerse } from '../read/read-user-verse.ts'
import { fillTemplate } from './fill-template.ts'

const ear = await openTestPronouncer()

function fill(row: string, verse: string, seed = 1, phrases: readonly string[] = []) {
  const [template] = turns(row)
  if (template === undefined) throw new Error('no template')
  return fillTemplate(template, { ear, user: readUserVerse(ear, verse), phrases }, diceFrom(seed))
}

describe('OPP-13 agreement', () => {
  const row =
    'noun | Your {noun} {is} weak and {they} {has} rust / I sell {it}, {theyre} dust, {they} {was} dust'

  test('of one', () => {
    expect(fill(row, 'my sword')?.lines).toEqual([
      'Your sword is weak and it has rust',
      "I sell it, it's dust, it was dust",
    ])
  })

  test('of many', () => {
    expect(fill(row, 'my swords')?.lines).toEqual([
      'Your swords are weak and they have rust',
      "I sell them, they're dust, they were dust",
    ])
  })

  test.each([
    'noun | Your {noun} is a flower / it went in an hour',
    'any | Your "{word}" was a bubble / oh trouble',
    'any | I stood on your "{word}" / and I felt it go flat',
    'any | I read every "{word}" / oh well',
    'any | Your "{word}" keeps on shorting / oh well',
    'echo | Your "{last}" is delightful / oh well',
  ])('what speaks of one thing takes no word for many: %s', (one) => {
    expect(fill(one, 'my sneakers')).toBeUndefined()
    expect(fill(one, 'my rappers')).toBeUndefined()
    expect(fill(one, 'my sword')).toBeDefined()
  })

  test.each([
    ['I am a lion', 'a "lion"'],
    ['I am an animal', 'an "animal"'],
    ['I am an eagle', 'an "eagle"'],
  ])('of articles in "%s"', (verse, said) => {
    expect(fill('beast | You say {a} "{word}" now / oh wow', verse)?.lines[0]).toBe(`You say ${said} now`)
  })
})

describe('what fills a place', () => {
  test('a noun only where it is one, another word only where it is quoted', () => {
    expect(fill('noun | Your {noun} fell / oh well', 'I walk, so big, I talk')).toBeUndefined()
    expect(fill('any | "{word}" fell / oh well', 'I walk')).toMatchObject({
      lines: ['"Walk" fell', 'Oh well'],
      turned: ['walk'],
    })
  })

  test('two different words in two places', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const couplet = fill(
        'any | "{word}" and "{word2}" / oh well',
        'the hammer, the anvil, the hammer',
        seed,
      )
      expect(new Set(couplet?.turned)).toEqual(new Set(['hammer', 'anvil']))
    }
    expect(fill('any | "{word}" and "{word2}" / oh well', 'the hammer')).toBeUndefined()
  })

  test('only words of the topic', () => {
    expect(fill('cold | {word} / oh well', 'my pen is fire')).toBeUndefined()
    expect(fill('cold | {word} / oh well', 'my pen is ice')?.turned).toEqual(['ice'])
  })

  test('OPP-11 dull words only where there are too few others, and never one alone', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(fill('any | "{word}" / oh well', 'take the hammer, the anvil', seed)?.turned[0]).not.toBe('take')
    }
    expect(fill('any | "{word}" / oh well', 'take it, say it')?.turned[0]).toMatch(/take|say/)
    expect(fill('any | "{word}" / oh well', 'take it')).toBeUndefined()
  })

  test('OPP-11 verbs and adjectives only where no thing is left', () => {
    const verse = 'I was born in the kitchen, I grew with dirty sneakers'
    const turned = Array.from(
      { length: 40 },
      (_, seed) => fill('any | You said "{word}" / oh well', verse, seed)?.turned[0] ?? '',
    )
    expect(turned.filter((word) => /born|grew|dirty/.test(word)).length).toBeLessThanOrEqual(2)
    expect(fill('any | You said "{word}" / oh well', 'I was born, you grew')?.turned[0]).toMatch(/born|grew/)
  })

  test('phrases each once, and the last word', () => {
    const couplet = fill('echo | "{last}" is {tail} / and {tail2}', 'my heart is gold', 3, ['mold', 'a cold'])
    expect([...(couplet?.lines ?? [])].sort()).toEqual(
      couplet?.lines[1] === 'And mold' ? ['"Gold" is a cold', 'And mold'] : ['"Gold" is mold', 'And a cold'],
    )
  })

  test('the more a template knows about the word, the gladder it is chosen', () => {
    const verse = 'my pen is ice'
    const appealOf = (row: string): number => fill(row, verse, 1, ['mice'])?.appeal ?? NaN
    const topic = appealOf('cold | "{word}" / oh well')
    const claim = appealOf('any | "{claim}" / oh well')
    const quote = appealOf('any | "{word}" / oh well')
    const echo = appealOf('echo | "{last}" / {tail}')
    expect([topic, claim, quote, echo]).toEqual([topic, claim, quote, echo].toSorted((a, b) => b - a))
    expect(new Set([topic, claim, quote, echo]).size).toBe(4)
  })
})

test.each(['no slash here', 'nonsense | one / two'])('a row like %j is a bug', (row) => {
  expect(() => turns(row)).toThrow(Error)
})
