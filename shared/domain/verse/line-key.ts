import { tokenize } from '../scoring/hearing/tokenize.ts'

/** A line without its case and punctuation, so that one said before is known again. */
export const lineKey = (line: string): string =>
  tokenize(line.toLowerCase())
    .map(({ text }) => text)
    .join(' ')
