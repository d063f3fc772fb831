import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { measureSchemes } from '../scripts/rhyme-scheme/measure.ts'
import type { SchemeFigures } from '../scripts/rhyme-scheme/reddy-knight.ts'
import { readStanzas, type Stanza } from '../scripts/rhyme-scheme/stanza.ts'
import { readLines } from '../scripts/support/text-input.ts'
import { trainRhyme } from '../scripts/train-rhyme/train.ts'
import { type Bench, progress } from './support/bench.ts'
import { readLabelledPassages } from './support/labelled-rhymes.ts'
import { measurePassages } from './support/measure-passages.ts'

interface Period {
  readonly file: string
  readonly stanzas: readonly Stanza[]
}

interface PeriodFigures {
  readonly file: string
  readonly trainedOn: readonly string[]
  readonly stanzas: number
  readonly withoutPrior: SchemeFigures
  readonly withPrior: SchemeFigures
}

async function readPeriods(folder: string): Promise<Period[]> {
  const names = await readdir(folder).catch(() => undefined)
  if (names === undefined) throw new Error(`The folder of labelled stanzas ${folder} is absent.`)
  const files = names.filter((name) => name.endsWith('.jsonl')).sort()
  if (files.length < 2)
    throw new Error(`${folder} holds ${files.length} *.jsonl files; it takes two or more.`)
  return Promise.all(
    files.map(async (file) => ({
      file,
      stanzas: (await readStanzas(readLines(resolve(folder, file)))).stanzas,
    })),
  )
}

/** Each file's stanzas by what is learned from all the others. */
function measurePeriod(ear: Pronouncer, period: Period, periods: readonly Period[]): PeriodFigures {
  const others = periods.filter((other) => other !== period)
  progress(
    `Learning from ${others.map(({ file }) => file).join(', ')}, finding the schemes of ${period.file} …`,
  )
  const knowledge = trainRhyme(
    ear,
    others.flatMap(({ stanzas }) => stanzas),
  )
  return {
    file: period.file,
    trainedOn: others.map(({ file }) => file),
    stanzas: period.stanzas.length,
    ...measureSchemes(ear, knowledge, period.stanzas),
  }
}

/** A figure over all periods, each counting by its stanzas. */
function weighted(periods: readonly PeriodFigures[], figure: (period: PeriodFigures) => number): number {
  const stanzas = periods.reduce((sum, period) => sum + period.stanzas, 0)
  const total = periods.reduce((sum, period) => sum + figure(period) * period.stanzas, 0)
  return Math.round((10_000 * total) / stanzas) / 10_000
}

/**
 * Rhyme against labels. `rhyme` measures which syllables are in a rhyme, in the passages of bench/data. `rhyme FOLDER` also
 * measures the rhyme schemes of verse, in a folder of *.jsonl files of labelled stanzas, one for each period; nothing is
 * learned from the period that is measured. The figures do not change from run to run.
 */
export const bench: Bench = {
  defaultRuns: 1,
  needs: ['dictionary'],
  async measure(_runs, [folder]) {
    const ear = await loadPronouncer()
    const passages = measurePassages(ear, await readLabelledPassages())
    if (folder === undefined) {
      progress('No folder of labelled stanzas is named (rhyme FOLDER): schemes are not measured.')
      return { passages }
    }
    const periods = await readPeriods(resolve(process.env['INIT_CWD'] ?? '.', folder))
    const figures = periods.map((period) => measurePeriod(ear, period, periods))
    const overall = (prior: 'withoutPrior' | 'withPrior') => ({
      accuracy: weighted(figures, (period) => period[prior].accuracy),
      f: weighted(figures, (period) => period[prior].f),
    })
    return {
      passages,
      schemes: {
        periods: figures,
        weighted: { withoutPrior: overall('withoutPrior'), withPrior: overall('withPrior') },
      },
    }
  },
}
