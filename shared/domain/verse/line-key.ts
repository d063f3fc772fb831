/** A line without its case and punctuation, so that one said before is known again. */
export const lineKey = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
