import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { createGuess } from '#shared/domain/phonetics/letters/guess-letters.ts'
import { openLetterModel } from '#shared/domain/phonetics/letters/letter-model.ts'
import { LETTER_MODEL_FILE } from '../scripts/build-dictionary.ts'
import { evaluate } from '../scripts/train-letters/evaluate.ts'
import { splitWords } from '../scripts/train-letters/split-words.ts'
import type { Bench } from './support/bench.ts'
import { percentileOf } from './support/statistics.ts'

const BATCH = 100

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Microseconds of processor time a word, as the middle of batches. */
function microsecondsOf(words: readonly string[], guess: (word: string) => unknown): number {
  const batches: number[] = []
  for (let at = 0; at + BATCH <= words.length; at += BATCH) {
    const batch = words.slice(at, at + BATCH)
    const before = process.cpuUsage()
    for (const word of batch) guess(word)
    const { user, system } = process.cpuUsage(before)
    batches.push((user + system) / BATCH)
  }
  return round(percentileOf(batches, 0.5), 1)
}

/**
 * How well the shipped model guesses words that it has not learned from, one of twenty of CMUdict. `words` behind the name
 * and a file measures a model trained on another split: `… bench -- letters words FILE`.
 */
export const bench: Bench = {
  defaultRuns: 5,
  needs: [],
  async measure(runs, [split = 'forms', file = LETTER_MODEL_FILE]) {
    if (split !== 'forms' && split !== 'words') throw new Error('bench -- letters [forms|words [FILE]]')
    if (split === 'words' && file === LETTER_MODEL_FILE)
      throw new Error('The shipped model learned from words of that split: name the FILE of another.')
    const model = await readFile(file)
    const guess = createGuess(openLetterModel(model))
    const { held } = splitWords(split)
    const words = held.map(({ word }) => word)
    const again = Array.from({ length: runs }, () => words).flat()
    return {
      split,
      model: { bytes: model.length, brotli: brotliCompressSync(model).length },
      heldOut: evaluate(guess, held),
      cpuMicrosecondsAGuess: microsecondsOf(again, guess),
    }
  },
}
