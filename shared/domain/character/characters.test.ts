import { describe, expect, test } from 'vitest'
import { openTestPronouncer } from '../phonetics/testing/test-pronouncer.ts'
import { hearText } from '../scoring/hearing/hear-text.ts'
import { reportRhymes } from '../scoring/rhyme/rhyme-report.ts'
import { CHARACTER_IDS, VOICE_IDS } from './character.ts'
import { CHARACTERS, characterById } from './characters.ts'

const ear = await openTestPronouncer()

describe('OPP-1 the four opponents', () => {
  test('every id and every voice is used once', () => {
    expect(CHARACTERS.map(({ id }) => id)).toEqual([...CHARACTER_IDS])
    expect(CHARACTERS.map(({ voiceId }) => voiceId)).toEqual([...VOICE_IDS])
  })

  test.each([
    ['razor', 'female', 'hardcore', 'hard'],
    ['venom', 'male', 'aggressive', 'hard'],
    ['silk', 'male', 'smooth', 'normal'],
    ['cypher', 'male', 'robotic_devastation', 'nightmare'],
  ] as const)('%s is %s, %s, %s', (id, gender, style, difficulty) => {
    expect(characterById(id)).toMatchObject({ id, gender, style, difficulty, avatar: `${id}.svg` })
  })

  test.each(CHARACTERS)('$id has a story of two or three sentences', ({ backstory }) => {
    const sentences = backstory.split(/(?<=[.!?])\s+/)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(3)
  })

  test.each(CHARACTERS)(
    'OPP-2 the signature line of $id fits a bar and rhymes inside',
    ({ signatureLine }) => {
      const heard = hearText(ear, signatureLine)
      expect(heard.lines).toHaveLength(1)
      expect(heard.lines[0]?.syllables).toBeGreaterThanOrEqual(8)
      expect(heard.lines[0]?.syllables).toBeLessThanOrEqual(13)
      expect(reportRhymes(heard).spans.length).toBeGreaterThanOrEqual(2)
    },
  )

  test('OPP-4 each raps at a tempo of its own', () => {
    expect(CHARACTERS.map(({ id, bpm }) => [id, bpm])).toEqual([
      ['razor', 90],
      ['venom', 84],
      ['silk', 80],
      ['cypher', 92],
    ])
  })

  test('an id from outside is a bug and says which', () => {
    expect(() => characterById('nobody' as 'razor')).toThrow('nobody')
  })
})
