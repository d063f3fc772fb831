import { readFile } from 'node:fs/promises'
import { openPronouncer } from '#shared/domain/phonetics/pronouncer.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import { MEDIAN, STRONG, WEAK } from '#shared/domain/scoring/testing/sample-verses.ts'
import { DICTIONARY_FILE } from '../scripts/build-dictionary.ts'
import { type Bench } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

const VERSES = [...WEAK, ...MEDIAN, ...STRONG]
/** The longest verse that is taken (VERSE-3). */
const LONGEST = 2000
const WARM_UP = 10

const timed = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** What hearing costs: opening the dictionary, scoring four bars that answer four bars, and the longest verse. */
export const bench: Bench = {
  defaultRuns: 40,
  needs: ['dictionary'],
  async measure(runs) {
    const bytes = await readFile(DICTIONARY_FILE)
    const openMs = timed(() => openPronouncer(bytes).pronounce('fire'))
    const ear = openPronouncer(bytes)
    const score = (text: string, answering = '') => timed(() => scoreVerse(ear, { text, answering }))
    const everyVerse = () => VERSES.map((verse, index) => score(verse, VERSES[index - 1]))
    for (let round = 0; round < WARM_UP; round += 1) everyVerse()
    const longest = VERSES.join('\n').slice(0, LONGEST)
    const times = (work: () => number) => spreadOf(Array.from({ length: runs }, work))
    return {
      dictionary: { bytes: bytes.length, openMs: spreadOf([openMs]).max },
      fourBarsMs: spreadOf(Array.from({ length: runs }, everyVerse).flat()),
      longestInLinesMs: times(() => score(longest)),
      longestInOneLineMs: times(() => score(longest.replaceAll('\n', ' '))),
    }
  },
}
