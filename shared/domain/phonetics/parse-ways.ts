/**
 * Reads a table of pronunciations: a word, a space, its phones as CMUdict writes them; `|` parts alternatives, likeliest
 * first.
 */
export const parseWays = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const space = line.indexOf(' ')
        return [line.slice(0, space), line.slice(space + 1).split('|')] as const
      }),
  )
