import { z } from 'zod'

/** The end words of a stanza's lines, and which of them rhyme: lines with the same label do. */
export const stanza = z
  .object({ words: z.array(z.string()).min(1), scheme: z.array(z.union([z.number(), z.string()])) })
  .refine(({ words, scheme }) => words.length === scheme.length, 'words and scheme differ in length')
export type Stanza = z.infer<typeof stanza>

/** Stanzas of a file, and how many of its lines were none. */
export interface Stanzas {
  readonly stanzas: readonly Stanza[]
  readonly malformed: number
}

function readStanza(line: string): Stanza | undefined {
  try {
    return stanza.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Reads stanzas, one `{"words": [...], "scheme": [...]}` a line; empty lines are passed over, others counted. */
export async function readStanzas(lines: AsyncIterable<string>): Promise<Stanzas> {
  const stanzas: Stanza[] = []
  let malformed = 0
  for await (const line of lines) {
    if (line.trim() === '') continue
    const read = readStanza(line.replace(/^\uFEFF/, ''))
    if (read === undefined) malformed += 1
    else stanzas.push(read)
  }
  return { stanzas, malformed }
}
