import { describe, expect, test, vi } from 'vitest'
import { CHARACTER_IDS, DIFFICULTIES, type CharacterId } from '../character/character.ts'
import { openTestPronouncer } from '../phonetics/testing/test-pronouncer.ts'
import { composeVerse } from './compose-verse.ts'
import { lineKey } from './line-key.ts'
import { CARE } from './material/care.ts'
import { MATERIALS } from './material/materials.ts'
import type { CoupletLines } from './material/material.ts'
import { briefOf, meanOf } from './testing/sample-briefs.ts'
import type { VerseBrief } from './verse-brief.ts'

const ear = await openTestPronouncer()
// Hundreds of verses a test; how long they take is no matter here.
vi.setConfig({ testTimeout: 120_000 })

/** Verses of a character that differ from each other only by chance and difficulty. */
const versesOf = (character: CharacterId, parts: Partial<VerseBrief>): (readonly string[])[] =>
  DIFFICULTIES.flatMap((difficulty) =>
    Array.from(
      { length: 5 },
      (_, index) =>
        composeVerse(ear, briefOf({ character, difficulty, seed: index * 31337, ...parts })).lines,
    ),
  )
const versesWith = (parts: Partial<VerseBrief>): (readonly string[])[] =>
  CHARACTER_IDS.flatMap((character) => versesOf(character, parts))

const wordsOf = (verses: readonly (readonly string[])[]): string[] =>
  verses.flat().flatMap((line) => lineKey(line).split(' '))
const keysOf = (couplets: readonly CoupletLines[]): Set<string> => new Set(couplets.flat().map(lineKey))
const countIn = (verses: readonly (readonly string[])[], keys: ReadonlySet<string>): number =>
  verses.flat().filter((line) => keys.has(lineKey(line))).length

describe('OPP-40 mood', () => {
  const all = (mood: 'ahead' | 'behind' | 'rough' | 'empty') =>
    keysOf(CHARACTER_IDS.flatMap((id) => MATERIALS[id][mood]))

  test('each standing has lines of its own, and nobody else says them', () => {
    const ahead = versesWith({ standing: 'ahead' })
    const behind = versesWith({ standing: 'behind' })
    const level = versesWith({ standing: 'level' })
    expect(countIn(ahead, all('ahead'))).toBeGreaterThan(10)
    expect(countIn(ahead, all('behind'))).toBe(0)
    expect(countIn(behind, all('behind'))).toBeGreaterThan(10)
    expect(countIn(behind, all('ahead'))).toBe(0)
    expect(countIn(level, all('ahead')) + countIn(level, all('behind'))).toBe(0)
  })

  test('OPP-41 rough lines only without the filter', () => {
    expect(countIn(versesWith({ profanityFilter: true }), all('rough'))).toBe(0)
    expect(countIn(versesWith({ profanityFilter: false }), all('rough'))).toBeGreaterThan(0)
  })

  test('OPP-15 a verse with words is not called empty', () => {
    expect(countIn(versesWith({}), all('empty'))).toBe(0)
  })
})

describe('OPP-42 and OPP-43 the sliders', () => {
  const SETTINGS = [0, 50, 100]

  test('lyric complexity lengthens the words', () => {
    const lengths = SETTINGS.map((lyricComplexity) =>
      meanOf(
        wordsOf(versesWith({ lyricComplexity, profanityFilter: true, bars: 8 })).map(
          (word) => ear.pronounce(word)[0]?.length ?? 1,
        ),
      ),
    )
    expect(lengths[1]).toBeGreaterThan((lengths[0] ?? NaN) + 0.02)
    expect(lengths[2]).toBeGreaterThan((lengths[1] ?? NaN) + 0.02)
  })

  test("style intensity brings the character's own words", () => {
    const shares = SETTINGS.map((styleIntensity) =>
      meanOf(
        CHARACTER_IDS.flatMap((character) =>
          wordsOf(versesOf(character, { styleIntensity, profanityFilter: true })).map((word) =>
            MATERIALS[character].persona.has(word) ? 1 : 0,
          ),
        ),
      ),
    )
    expect(shares[1]).toBeGreaterThan((shares[0] ?? NaN) * 1.1)
    expect(shares[2]).toBeGreaterThan((shares[1] ?? NaN) * 1.1)
  })
})

describe('OPP-16 a verse of despair', () => {
  const care = keysOf(CARE)

  test.each([
    'sometimes I want to die, my heart is cold as ice',
    "I'm gonna kill myself tonight, nobody on my side",
    'I’d be better off dead, there is no light in my head',
  ])('%j is met with nothing but care', (userVerse) => {
    for (const verse of versesWith({ userVerse }).slice(0, 24)) expect(countIn([verse], care)).toBe(4)
  })

  test.each([
    "you're better off dead than rapping with me",
    'facing me is suicide, I end it all in round one',
    "do you want to die, I'll bury your flow in the ground",
  ])('%j is only a threat', (userVerse) => {
    expect(countIn(versesWith({ userVerse }).slice(0, 24), care)).toBe(0)
  })
})
