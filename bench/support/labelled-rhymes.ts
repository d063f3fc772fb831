import { readFile } from 'node:fs/promises'

/** A passage with the rhymes that its writer meant. */
export interface LabelledPassage {
  readonly title: string
  readonly text: string
  /** For each word its label, empty where it is in no rhyme: a letter for each syllable, "." for one that is in none. */
  readonly labels: readonly string[]
  /** Whether it was written after the settings were chosen; the others were looked at while choosing. */
  readonly isLater: boolean
}

const TOKEN = /^(.*?)(?:\/([a-z.]+))?([^\w/]*)$/

function readPassage(written: string): LabelledPassage {
  const [first = '', ...lines] = written.split('\n')
  const labels: string[] = []
  const text = lines.map((line) =>
    line
      .split(' ')
      .map((token) => {
        const [, word = '', label = '', after = ''] = TOKEN.exec(token) ?? []
        labels.push(label)
        return word + after
      })
      .join(' '),
  )
  const title = first.replace(/^# /, '')
  return { title, text: text.join('\n'), labels, isLater: title.startsWith('later: ') }
}

/** Reads bench/data/rap-rhymes.txt (see bench/data/README.md). */
export async function readLabelledPassages(): Promise<LabelledPassage[]> {
  const file = new URL('../data/rap-rhymes.txt', import.meta.url)
  return (await readFile(file, 'utf8')).trim().split('\n\n').map(readPassage)
}

/**
 * Whether each syllable of a passage is labelled.
 * @param syllables how many syllables each word was heard with.
 * @throws Error where a label does not fit its word
 */
export function labelledSyllables(
  { title, labels }: LabelledPassage,
  syllables: readonly number[],
): boolean[] {
  if (labels.length !== syllables.length)
    throw new Error(`"${title}" has ${labels.length} labels for ${syllables.length} words.`)
  return labels.flatMap((label, at) => {
    const count = syllables[at] ?? 0
    const parts = label === '' ? '.'.repeat(count) : label.length === 1 ? label.repeat(count) : label
    if (parts.length !== count)
      throw new Error(`In "${title}" word ${at + 1} has ${count} syllables, not "${label}".`)
    return Array.from(parts, (part) => part !== '.')
  })
}
