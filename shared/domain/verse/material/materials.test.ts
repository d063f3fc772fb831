import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS } from '../../character/character.ts'
import { characterById } from '../../character/characters.ts'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { hearText } from '../../scoring/hearing/hear-text.ts'
import { reportRhymes } from '../../scoring/rhyme/rhyme-report.ts'
import { fillTemplate } from '../couplet/fill-template.ts'
import { hearCouplet } from '../couplet/hear-couplet.ts'
import { indexPhrases } from '../couplet/rhyming-phrases.ts'
import { diceFrom } from '../dice.ts'
import { lineKey } from '../line-key.ts'
import { isRough } from '../read/never-echoed.ts'
import { readUserVerse } from '../read/read-user-verse.ts'
import { disagreeingWords } from '../testing/agreement.ts'
import { CARE } from './care.ts'
import type { CharacterMaterial, CoupletLines, TurnTemplate } from './material.ts'
import { MATERIALS } from './materials.ts'
import { TAILS } from './tails.ts'

const ear = await openTestPronouncer()

const cleanOf = ({ level, ahead, behind, empty }: CharacterMaterial): readonly CoupletLines[] => [
  ...level,
  ...ahead,
  ...behind,
  ...empty,
]
const coupletsOf = (material: CharacterMaterial): readonly CoupletLines[] => [
  ...cleanOf(material),
  ...material.rough,
]

describe.each(CHARACTER_IDS)('what %s has to say', (id) => {
  const material = MATERIALS[id]

  test('OPP-3 is enough', () => {
    expect(coupletsOf(material).length).toBeGreaterThanOrEqual(300)
    expect(material.turns.length).toBeGreaterThanOrEqual(120)
    expect(material.empty.length).toBeGreaterThanOrEqual(10)
    expect(material.ahead.length).toBeGreaterThanOrEqual(10)
    expect(material.behind.length).toBeGreaterThanOrEqual(10)
  })

  test.each(coupletsOf(material))('OPP-20, OPP-21 %s / %s', (first, second) => {
    expect(hearCouplet(ear, [first, second])).toBeDefined()
  })

  test.each(material.closers)('OPP-22 %s', (closer) => {
    const heard = hearText(ear, closer)
    expect(heard.lines).toHaveLength(1)
    expect(heard.lines[0]?.syllables).toBeGreaterThanOrEqual(8)
    expect(heard.lines[0]?.syllables).toBeLessThanOrEqual(13)
    expect(reportRhymes(heard).spans.length).toBeGreaterThanOrEqual(2)
  })

  test('OPP-2 the signature line is the first closer', () => {
    expect(material.closers[0]).toBe(characterById(id).signatureLine)
  })

  test('OPP-41 is clean unless it is meant to be rough', () => {
    const templates = material.turns.flatMap(({ lines }) =>
      lines.map((line) => line.replace(/\{\w+\}/g, ' ')),
    )
    const words = [...cleanOf(material).flat(), ...templates, ...material.closers].flatMap((line) =>
      lineKey(line).split(' '),
    )
    expect(words.filter(isRough)).toEqual([])
  })

  test('OPP-41 is no worse than crude where it is rough', () => {
    const CRUDE = /^(?:shit|bullshit|damn|ass|crap|hell|piss|pissed|pissing|fart)$/
    const words = material.rough.flat().flatMap((line) => lineKey(line).split(' '))
    expect(words.filter((word) => isRough(word) && !CRUDE.test(word))).toEqual([])
  })

  test('every word is one the ear knows', () => {
    const words = coupletsOf(material).flatMap((couplet) =>
      couplet.flatMap((line) => lineKey(line).split(' ')),
    )
    expect(words.filter((word) => !ear.knows(word))).toEqual([])
  })
})

test('OPP-3 no bar is written twice, and none for two', () => {
  const all = CHARACTER_IDS.flatMap((id) => coupletsOf(MATERIALS[id]).flat().map(lineKey))
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
})

test('OPP-16 care scans and rhymes', () => {
  for (const couplet of CARE) expect(hearCouplet(ear, couplet), couplet[0]).toBeDefined()
})

describe.each(CHARACTER_IDS)('templates of %s', (id) => {
  /** A verse with a word for every topic and an end that many phrases rhyme with. */
  const verse = `I bring the fire and the ice, my crown is gold, my cash is real
my pen and my rhymes, my heart and my mind, the crowd is in the room
I am a champion and a lion with a knife, you are old and big, I talk and I walk
fast to the sky, sick, a war in my street, I win, the beat, the time, my hands, my mouth, my crew
school is food, sharp drip, a machine with a dream, poison and ease in the night`
  const user = readUserVerse(ear, verse)
  const phrases = user.end === undefined ? [] : indexPhrases(ear, TAILS)(user.end)

  test.each(MATERIALS[id].turns.map((template) => [template.lines.join(' / '), template] as const))(
    '%s',
    (_, template: TurnTemplate) => {
      const dice = diceFrom(7)
      const filled = Array.from({ length: 60 }, () => fillTemplate(template, { ear, user, phrases }, dice))
      expect(
        filled.some((couplet) => couplet !== undefined && hearCouplet(ear, couplet.lines) !== undefined),
      ).toBe(true)
      for (const couplet of filled) expect(couplet?.lines.join(' ') ?? '').not.toMatch(/[{}]/)
    },
  )

  /** Words for many things, of every topic that has some, and one that no list holds. */
  const many = `my rhymes, my sneakers, my punchlines, the people, my guns, the streets, my hands, my friends, the beats,
my dreams, the diamonds, the dollars, the wolves, the trombones`
  const manyUser = readUserVerse(ear, many)
  const manyWords = manyUser.words.map(({ text }) => text).join('|')
  /** What speaks of one thing, from such a word up to the next one. */
  const ONE = new RegExp(
    `\\b(?:an?|one|every|each|this|that) "?(?:${manyWords})\\b|` +
      `\\b(?:${manyWords})\\b(?:(?!\\b(?:${manyWords})\\b).)*\\b(?:is|was|has|isn't|wasn't|hasn't|it|it's|keeps|needs|gets)\\b`,
    'i',
  )

  test.each(MATERIALS[id].turns.map((template) => [template.lines.join(' / '), template] as const))(
    'OPP-13 %s agrees with many things, or does not take them',
    (_, template: TurnTemplate) => {
      const dice = diceFrom(11)
      for (let times = 0; times < 30; times += 1) {
        const couplet = fillTemplate(template, { ear, user: manyUser, phrases }, dice)
        expect(couplet?.lines.join(' / ') ?? '').not.toMatch(ONE)
        expect(couplet?.lines.flatMap(disagreeingWords) ?? []).toEqual([])
      }
    },
  )

  test('OPP-13 enough templates take words for many things', () => {
    const dice = diceFrom(13)
    const taking = MATERIALS[id].turns.filter(
      (template) => (fillTemplate(template, { ear, user: manyUser, phrases }, dice)?.turned.length ?? 0) > 0,
    )
    expect(taking.length).toBeGreaterThanOrEqual(20)
  })
})
