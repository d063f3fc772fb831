import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const label = z.object({
  kind: z.enum(['wordplay', 'simile', 'metaphor', 'punchline', 'rebuttal', 'cliche', 'repetition']),
  words: z.array(z.string().min(1)).min(1),
  open: z.boolean().optional(),
})
const labelledLine = z.object({
  group: z.string(),
  text: z.string().min(1),
  answering: z.string().optional(),
  labels: z.array(label),
})

/** A text with what a fair listener would accept in it; bench/data/README.md says how it was labelled. */
export type LabelledLine = z.infer<typeof labelledLine>
export type Label = z.infer<typeof label>

const FILE = new URL('../data/wordplay.jsonl', import.meta.url)

/** @throws when the file is absent or a line of it is not a labelled line. */
export async function readLabelledLines(): Promise<LabelledLine[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => labelledLine.parse(JSON.parse(line)))
}

/** Half of the lines is held out, by a hash of the text: nobody chose which. */
export const isHeldOut = ({ text }: LabelledLine): boolean =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1

const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '')

/** Every place in a text, in UTF-16 units, where the words of a label stand as words. */
export function placesOf(text: string, { words }: Label): { readonly start: number; readonly end: number }[] {
  return words.flatMap((quote) => {
    const places: { start: number; end: number }[] = []
    for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
      const end = start + quote.length
      if (!isLetter(text[start - 1]) && !isLetter(text[end])) places.push({ start, end })
    }
    return places
  })
}
