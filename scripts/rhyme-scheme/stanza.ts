import { z } from 'zod'

/** The end words of a stanza's lines, and which of them rhyme: lines with the same label do. */
export const stanza = z
  .object({ words: z.array(z.string()).min(1), scheme: z.array(z.union([z.number(), z.string()])) })
  .refine(({ words, scheme }) => words.length === scheme.length, 'words and scheme differ in length')
export type Stanza = z.infer<typeof stanza>

/** Stanzas of a file, and why each of its other lines is none: "Line 3 is not JSON.", counted from 1. */
export interface Stanzas {
  readonly stanzas: readonly Stanza[]
  readonly malformed: readonly string[]
}

function readStanza(line: string, number: number): Stanza | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return `Line ${number} is not JSON.`
  }
  const { data } = stanza.safeParse(value)
  return data ?? `Line ${number} is no {"words": [...], "scheme": [...]} with a label for each word.`
}

/** Reads stanzas, one `{"words": [...], "scheme": [...]}` a line; empty lines are passed over (SCORE-79). */
export async function readStanzas(lines: AsyncIterable<string>): Promise<Stanzas> {
  const stanzas: Stanza[] = []
  const malformed: string[] = []
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const read = readStanza(line.replace(/^\uFEFF/, ''), number)
    if (typeof read === 'string') malformed.push(read)
    else stanzas.push(read)
  }
  return { stanzas, malformed }
}
