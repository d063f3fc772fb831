import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { listen } from '../testing/listen.ts'
import { STRONG } from '../testing/sample-verses.ts'
import { anything, writtenVerse } from '../testing/properties/arbitraries.ts'
import { reportCreativity } from './creativity.ts'

// Many verses; how long they take is no matter here.
vi.setConfig({ testTimeout: 120_000 })
/** Which verses are tried follows from the seed, so that a failure comes again. */
fc.configureGlobal({ seed: 20_27, numRuns: 100 })

const findingsIn = (text: string, answering = '') => reportCreativity(listen(text, answering)).findings
const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '')
const marks = fc.array(fc.constantFrom('', ',', '.', '!', '?', ';', ' -', '...'), { minLength: 1 })
/** Good verses have the findings that plain ones lack. */
const verse = fc.oneof(writtenVerse, fc.constantFrom(...STRONG))

test('SCORE-30 to SCORE-37 any text may be searched, and what is found lies in it, on the bounds of words', () => {
  fc.assert(
    fc.property(fc.oneof(anything, verse), fc.oneof(anything, verse), (text, answering) => {
      for (const { start, end, reason } of findingsIn(text, answering)) {
        expect(0 <= start && start < end && end <= text.length).toBe(true)
        expect(isLetter(text[start - 1]) && isLetter(text[start])).toBe(false)
        expect(isLetter(text[end - 1]) && isLetter(text[end])).toBe(false)
        expect(reason.trim()).toMatch(/\.$/)
      }
    }),
  )
})

test('SCORE-57 case and punctuation change no finding', () => {
  fc.assert(
    fc.property(verse, marks, (text, put) => {
      let at = 0
      const bare = text.replace(/[^\p{L}\p{N}'\s-]/gu, '')
      const pointed = bare
        .replace(/(?<=[a-z])(?=[ \n]|$)/gi, () => put[(at += 1) % put.length] ?? '')
        .toUpperCase()
      const told = (one: string) => findingsIn(one).map(({ kind, weight, reason }) => [kind, weight, reason])
      expect(told(pointed)).toEqual(told(bare))
    }),
  )
})

test('SCORE-35 their verse pasted, whole or in part, with its lines or without, turns nothing', () => {
  const rebuttals = (text: string, answering: string) =>
    findingsIn(text, answering).filter(({ kind }) => kind === 'rebuttal')
  fc.assert(
    fc.property(verse, fc.nat(8), fc.nat(8), (theirs, from, count) => {
      const lines = theirs.split('\n')
      const part = lines.slice(from % lines.length, (from % lines.length) + count + 1)
      for (const pasted of [theirs, part.join('\n'), part.join(' ')])
        expect(rebuttals(pasted, theirs), pasted).toEqual([])
    }),
  )
})
