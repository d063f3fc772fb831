import { lineKey } from '../line-key.ts'

/** Every run of so many words in the texts, each text by itself. */
export function wordRuns(texts: readonly string[], length: number): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => runsOf(text, length)))
}

/** Whether a line says so many words in a row that are among the runs. */
export const sharesRun = (line: string, runs: ReadonlySet<string>, length: number): boolean =>
  runsOf(line, length).some((run) => runs.has(run))

function runsOf(text: string, length: number): string[] {
  const words = lineKey(text).split(' ')
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
    words.slice(at, at + length).join(' '),
  )
}
