import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { NONSENSE, STRONG } from '../testing/sample-verses.ts'
import { reportRhymes } from './rhyme-report.ts'

function familiesOf(text: string): string[] {
  const families: string[][] = []
  for (const { start, end, family } of reportRhymes(hear(text)).spans) {
    families[family] = [...(families[family] ?? []), text.slice(start, end)]
  }
  return families.map((words) => words.join(' '))
}

const COUPLETS = `I step on the stage and the crowd goes wild
you are crying in the corner like a little child
I write my rhymes at night with a pen
and when I beat you once I will beat you again`

test('SCORE-12 line ends and inner words that rhyme are found, each family by itself', () => {
  expect(familiesOf(COUPLETS)).toEqual(['wild child', 'write night', 'pen again'])
})

test('SCORE-12 a long rhyme inside a bar may close on "it", but none on what only opens a phrase', () => {
  const dense = `Catastrophic lyricist, the master of the synonyms
Blasphemous, I spit venomous until the adrenaline's in again
The minute that I'm in, it is a sin that I'm imprisoned in
You're limited, I'm infinite, I finish it, you whimper in the dim of it`
  expect(familiesOf(dense)).toEqual(expect.arrayContaining(['Blasphemous venomous', 'limited finish it']))
})

test('SCORE-12 line ends that share two vowels join those that share more', () => {
  const ends = `Forgot your own lyrics twice and had the nerve to be boastful
I broke into your notebook and the pages were all toneless
Even autocorrect looked at your verses and said hopeless`
  expect(familiesOf(ends)).toContain('boastful toneless hopeless')
})

test('SCORE-12 plain talk has no rhymes', () => {
  const talk = `I woke up today and I ate some food
my dog was outside and he ran around
the weather was nice so I went for a walk
and now I am here to do this rap battle`
  expect(reportRhymes(hear(talk))).toMatchObject({ spans: [], share: 0, weighedShare: 0 })
})

test('SCORE-14 the strongest family is number 0', () => {
  const verse = STRONG[5] ?? ''
  expect(familiesOf(verse)[0]).toBe('mane was a wig chain was a twig dig brain of a pig')
})

test('SCORE-14 several words that end a bar as one rhyme are not cut apart', () => {
  const families = familiesOf(`When the people let it go and I flow, they all know it
Every hand is in the air for the mic when I show it
You can talk a lot of trash, but homie, you're no poet`)
  expect(families).toContain('know it show it poet')
})

test('SCORE-13 places that nobody compares say nothing against each other: three in one bar are one family', () => {
  const verse = `You gotta know it, flow it, blow it
then you show it, you're a poet`
  expect(familiesOf(verse)).toEqual(['know it flow it blow it show it poet'])
})

test('SCORE-91 a word that is two by its sound is said in one way, and rhymes with the words of that one alone', () => {
  const byRhyme = `We do the whole show live
so people want to thrive
and nobody had to give
what I wanted to live`
  expect(familiesOf(byRhyme)).toEqual(expect.arrayContaining(['live thrive', 'give live']))
  const byGrammar = `This is the house where I live
until the day I arrive`
  expect(familiesOf(byGrammar)).toEqual([])
})

test('SCORE-14 what is left of a span rhymes by itself or is left out', () => {
  const verse = `I know it when I flow, I let the people go
Got it in my hand and everybody sees me show it
You talk a lot of trash but homie you're no poet`
  expect(familiesOf(verse)).toEqual(expect.arrayContaining(['know flow go', 'show it poet']))
  for (const { start, end, kind, syllables } of reportRhymes(hear(verse)).spans)
    if (verse.slice(start, end) === 'it') expect([kind, syllables]).toEqual(['perfect', 1])
  const bridge = "You can't cross the bridge and walk, you fidget and you run"
  expect(familiesOf(bridge).join(' ')).not.toMatch(/\band\b/)
})

test('SCORE-14 spans stand in the order of the text, never overlap, and no family has less than two', () => {
  for (const verse of [...STRONG, ...Object.values(NONSENSE)]) {
    const { spans } = reportRhymes(hear(verse))
    let end = 0
    for (const span of spans) {
      expect(span.start).toBeGreaterThanOrEqual(end)
      expect(span.end).toBeGreaterThan(span.start)
      end = span.end
    }
    const sizes = new Map<number, number>()
    for (const { family } of spans) sizes.set(family, (sizes.get(family) ?? 0) + 1)
    expect([...sizes.values()].every((size) => size > 1)).toBe(true)
    expect([...sizes.keys()].sort((a, b) => a - b)).toEqual([...sizes.keys()].map((_, index) => index))
  }
})

test('SCORE-15 the share counts the syllables that rhyme, once each', () => {
  const { share } = reportRhymes(hear(COUPLETS))
  expect(share).toBeCloseTo(6 / 44, 5)
})

test('SCORE-15 a rhyme word said again earns nothing more', () => {
  const once = reportRhymes(hear('fire and liar\nI say a thing')).share
  const again = reportRhymes(hear('fire and liar\nfire or liar')).share
  expect(once).toBeGreaterThan(0)
  expect(again).toBeLessThanOrEqual(once)
})

test('SCORE-17 a rhyme by a suffix that hundreds of words share weighs half', () => {
  const { share, weighedShare } = reportRhymes(hear('I need some information\nto end this conversation'))
  expect(weighedShare).toBeLessThan(share * 0.6)
})

test('SCORE-16 bars whose ends rhyme are named', () => {
  expect([...reportRhymes(hear(COUPLETS)).rhymedLines].sort()).toEqual([0, 1, 2, 3])
})
