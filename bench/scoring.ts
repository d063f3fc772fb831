import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { openPronouncer } from '#shared/domain/phonetics/pronouncer.ts'
import { analyzeLyrics } from '#shared/domain/scoring/analyze-lyrics.ts'
import { hearText } from '#shared/domain/scoring/hearing/hear-text.ts'
import { STRONG } from '#shared/domain/scoring/testing/sample-verses.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { briefOf } from '#shared/domain/verse/testing/sample-briefs.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import { DICTIONARY_FILE } from '../scripts/build-dictionary.ts'
import type { Bench } from './support/bench.ts'
import { knownWords, unknownWords } from './support/lookup-words.ts'
import { askNaiveCmudict, loadNaiveCmudict } from './support/naive-cmudict.ts'
import { percentileOf } from './support/statistics.ts'

/** Sixteen bars: four good verses of four. */
const SIXTEEN_BARS = STRONG.slice(0, 4).join('\n')
/** The longest verse that is taken (VERSE-3). */
const LONGEST = STRONG.join('\n').repeat(3).slice(0, 2000)
/** A legal verse that has no bars and says nothing. */
const ONE_LONG_LINE = 'like a '.repeat(280)
const WARM_UP = 100
const GROUP = 10
/** One look-up is shorter than a clock's tick. */
const BATCH = 100
const LOADS = 5
const MEGABYTE = 1_000_000

const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/**
 * Milliseconds of this thread's processor time that a piece of work takes, as the mean of each group of runs: other programs
 * do not count, and the system's clock for it ticks too slowly for one run.
 */
function timesOf(runs: number, work: (run: number) => unknown) {
  for (let run = 0; run < WARM_UP; run += 1) work(run)
  const means: number[] = []
  for (let first = 0; first < runs; first += GROUP) {
    const start = process.threadCpuUsage()
    for (let run = first; run < first + GROUP; run += 1) work(run)
    const { user, system } = process.threadCpuUsage(start)
    means.push((user + system) / 1000 / GROUP)
  }
  const at = (share: number): number => round(percentileOf(means, share))
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}

/** Nanoseconds a word, as the middle of batches in which every word comes for the first time. */
function nanosecondsOf(words: readonly string[], ask: (word: string) => unknown): number {
  const batches: number[] = []
  for (let at = 0; at + BATCH <= words.length; at += BATCH) {
    const batch = words.slice(at, at + BATCH)
    const start = performance.now()
    for (const word of batch) ask(word)
    batches.push(((performance.now() - start) * 1e6) / BATCH)
  }
  return Math.round(percentileOf(batches, 0.5))
}

/** What loading costs a fresh process, the middle of a few. */
async function loadingCost(which: 'ours' | 'naive', file: string) {
  const script = fileURLToPath(new URL('support/loading-cost.ts', import.meta.url))
  const costs: { loadMs: number; bytes: number }[] = []
  for (let run = 0; run < LOADS; run += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, which, file])
    costs.push(JSON.parse(stdout) as { loadMs: number; bytes: number })
  }
  return {
    loadMs: round(
      percentileOf(
        costs.map(({ loadMs }) => loadMs),
        0.5,
      ),
    ),
    memoryMB: round(
      percentileOf(
        costs.map(({ bytes }) => bytes),
        0.5,
      ) / MEGABYTE,
    ),
  }
}

/** What the ear costs, side by side with CMUdict in a Map. */
export const bench: Bench = {
  defaultRuns: 500,
  needs: ['dictionary'],
  async measure(runs) {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-bench-'))
    try {
      const text = join(folder, 'cmudict.txt')
      await writeFile(
        text,
        Object.entries(dictionary)
          .map(([word, phones]) => `${word} ${phones.replace(/ *#.*$/, '')}`)
          .join('\n'),
      )
      return await measureBoth(runs, text)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

async function measureBoth(runs: number, text: string) {
  const bytes = await readFile(DICTIONARY_FILE)
  const ear = openPronouncer(bytes)
  const naive = loadNaiveCmudict(await readFile(text, 'utf8'))
  const known = knownWords()
  const heard = new Set(SIXTEEN_BARS.toLowerCase().match(/[a-z']+/g))
  const compose = (parts: Partial<VerseBrief>) => composeVerse(ear, briefOf(parts))
  const verse = Array.from({ length: 200 }, () => [...heard]).flat()
  return {
    ours: {
      file: { bytes: bytes.length, brotli: brotliCompressSync(bytes).length, gzip: gzipSync(bytes).length },
      ...(await loadingCost('ours', DICTIONARY_FILE)),
      lookUpNs: {
        known: nanosecondsOf(known, ear.pronounce),
        knownAgain: nanosecondsOf(verse, ear.pronounce),
        unknown: nanosecondsOf(unknownWords(), ear.pronounce),
      },
      sixteenBars: {
        hearing: timesOf(runs, () => hearText(ear, SIXTEEN_BARS)),
        wholeAnalysis: timesOf(runs, () => analyzeLyrics(ear, { text: SIXTEEN_BARS, answering: '' })),
      },
      eightBarsComposed: timesOf(runs, (run) => compose({ bars: 8, seed: run })),
      answerToOneLongLine: timesOf(runs, (run) => compose({ userVerse: ONE_LONG_LINE, seed: run })),
      oneLongLine: timesOf(runs, () => analyzeLyrics(ear, { text: ONE_LONG_LINE, answering: ONE_LONG_LINE })),
      longestVerse: timesOf(runs, () => analyzeLyrics(ear, { text: LONGEST, answering: '' })),
    },
    naiveMap: {
      file: { bytes: (await stat(text)).size },
      ...(await loadingCost('naive', text)),
      lookUpNs: { known: nanosecondsOf(known, (word) => naive.get(word)) },
      sixteenBars: { syllablesAndPerfectRhymes: timesOf(runs, () => askNaiveCmudict(naive, SIXTEEN_BARS)) },
    },
  }
}
