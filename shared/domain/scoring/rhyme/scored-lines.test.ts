import { expect, test } from 'vitest'
import { scoreVerse } from '../score-verse.ts'
import { ear } from '../testing/hear.ts'

const VERSE = `I light a fire in the night
you are a liar and a fright
I light a fire in the night
so step outside`

test('SCORE-14 every syllable has its phones, its stress and its family', () => {
  const { lines, families } = scoreVerse(ear, { text: VERSE })
  const night = lines[0]?.words.at(-1)
  expect(night).toMatchObject({ text: 'night', start: 22, end: 27 })
  const [syllable] = night?.syllables ?? []
  expect(syllable).toMatchObject({ phones: ['N', 'AY1', 'T'], stress: 1 })
  const spans = families[syllable?.family ?? -1]?.spans ?? []
  expect(spans.some(({ end }) => VERSE.slice(0, end).endsWith('fright'))).toBe(true)
})

test('SCORE-14 a span covers as many syllables of its family as it says', () => {
  const { lines, families } = scoreVerse(ear, { text: VERSE })
  families.forEach(({ spans }, number) => {
    for (const { line, firstSyllable, syllables, family } of spans) {
      expect(family).toBe(number)
      const all = lines[line]?.words.flatMap((word) => word.syllables) ?? []
      const covered = all.slice(firstSyllable, firstSyllable + syllables)
      expect(covered).toHaveLength(syllables)
      for (const syllable of covered) expect(syllable.family).toBe(number)
    }
  })
})

test('SCORE-3 a bar said again has the families of the first, and no span of its own', () => {
  const { lines, rhymes } = scoreVerse(ear, { text: VERSE })
  expect(lines.map(({ isEcho }) => isEcho)).toEqual([false, false, true, false])
  const familiesOf = (line: number) => lines[line]?.words.flatMap(({ syllables }) => syllables)
  expect(familiesOf(2)).toEqual(familiesOf(0))
  expect(rhymes.map(({ line }) => line)).not.toContain(2)
})
