import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearText } from '#shared/domain/scoring/hearing/hear-text.ts'
import { type Bench, progress } from './support/bench.ts'
import { rhymeScheme } from '#shared/domain/scoring/rhyme/scheme.ts'

/** One line of a *.jsonl file: the end word and the scheme number of each line of a stanza. */
const stanza = z.object({ words: z.array(z.string()), scheme: z.array(z.number()) })
type Stanza = z.infer<typeof stanza>

/** Over one file: stanzas whose scheme is heard exactly, and pairs of lines that rhyme. */
interface Figures {
  readonly stanzas: number
  readonly stanzaAccuracy: number
  readonly precision: number
  readonly recall: number
  readonly f: number
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Pairs of lines that rhyme in what was heard and by the label, and in both. */
function countPairs(heard: readonly number[], labelled: readonly number[]) {
  let inHeard = 0
  let inLabelled = 0
  let inBoth = 0
  for (let a = 0; a < labelled.length; a += 1) {
    for (let b = a + 1; b < labelled.length; b += 1) {
      const one = heard[a] === heard[b]
      const other = labelled[a] === labelled[b]
      inHeard += one ? 1 : 0
      inLabelled += other ? 1 : 0
      inBoth += one && other ? 1 : 0
    }
  }
  return { inHeard, inLabelled, inBoth }
}

function measure(ear: Pronouncer, stanzas: readonly Stanza[]): Figures {
  const sums = { inHeard: 0, inLabelled: 0, inBoth: 0, exact: 0 }
  for (const { words, scheme } of stanzas) {
    const lines = words.map((word) => hearText(ear, word).lines.flatMap((line) => line.words))
    const pairs = countPairs(rhymeScheme(lines), scheme)
    sums.inHeard += pairs.inHeard
    sums.inLabelled += pairs.inLabelled
    sums.inBoth += pairs.inBoth
    sums.exact += pairs.inBoth === pairs.inHeard && pairs.inBoth === pairs.inLabelled ? 1 : 0
  }
  const precision = sums.inBoth / Math.max(1, sums.inHeard)
  const recall = sums.inBoth / Math.max(1, sums.inLabelled)
  return {
    stanzas: stanzas.length,
    stanzaAccuracy: rounded(sums.exact / Math.max(1, stanzas.length)),
    precision: rounded(precision),
    recall: rounded(recall),
    f: rounded((2 * precision * recall) / Math.max(Number.EPSILON, precision + recall)),
  }
}

async function readStanzas(file: string): Promise<Stanza[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => stanza.parse(JSON.parse(line)))
}

/** End rhymes against people's labels; the figures do not change from run to run, so one run is enough. */
export const bench: Bench = {
  defaultRuns: 1,
  needs: ['dictionary'],
  async measure(_runs, [folder]) {
    if (folder === undefined) throw new Error('Name the folder of labelled stanzas: rhyme-schemes FOLDER')
    const names = await readdir(folder).catch(() => {
      throw new Error(`The folder of labelled stanzas ${folder} is absent.`)
    })
    const files = names.filter((name) => name.endsWith('.jsonl')).sort()
    if (files.length === 0) throw new Error(`There are no *.jsonl files in ${folder}.`)
    const ear = await loadPronouncer()
    const figures: Record<string, Figures> = {}
    for (const name of files) {
      progress(`Hearing ${name} …`)
      figures[name] = measure(ear, await readStanzas(join(folder, name)))
    }
    return { figures }
  },
}
