import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createGuess } from '#shared/domain/phonetics/letters/guess-letters.ts'
import { openLetterModel } from '#shared/domain/phonetics/letters/letter-model.ts'
import { LETTER_MODEL_FILE } from './build-dictionary.ts'
import { evaluate } from './train-letters/evaluate.ts'
import { splitWords } from './train-letters/split-words.ts'
import { trainLetters } from './train-letters/train.ts'

/*
 * Learns how letters are said from nineteen of twenty words of CMUdict and tells how well the twentieth is guessed. Not
 * needed for building; some five minutes on a free core, and 2 GB:
 *   node scripts/train-letters.ts                 writes the model that the game is built with
 *   … --split words --to FILE     holds out words, though their inflections may be learned from
 */
const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'forms' },
    to: { type: 'string', default: LETTER_MODEL_FILE },
  },
})
if (values.split !== 'forms' && values.split !== 'words') throw new RangeError('--split is forms or words')
const { learned, held } = splitWords(values.split)
const bytes = trainLetters(learned, (line) => process.stderr.write(`${line}\n`))
await writeFile(values.to, bytes)
console.log(JSON.stringify(evaluate(createGuess(openLetterModel(bytes)), held), null, 2))
