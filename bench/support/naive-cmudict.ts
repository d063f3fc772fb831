/**
 * The floor to compare with: CMUdict as a plain Map of strings, and a rhyme where two line ends have the same phones from
 * the last stressed vowel on. What most programs that "use CMUdict" do.
 */
export type NaiveCmudict = ReadonlyMap<string, readonly string[]>

/** Reads CMUdict's text: a word (alternatives as "word(2)"), a space, its phones. */
export function loadNaiveCmudict(text: string): NaiveCmudict {
  const words = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    const word = line.slice(0, space).replace(/\(\d+\)$/, '')
    const ways = words.get(word)
    const phones = line.slice(space + 1)
    if (ways === undefined) words.set(word, [phones])
    else ways.push(phones)
  }
  return words
}

const wordsIn = (line: string): string[] => line.toLowerCase().match(/[a-z']+/g) ?? []
const countSyllables = (phones: string): number => phones.match(/\d/g)?.length ?? 0
const rimeOf = (phones: string): string =>
  /\S+[12](?!.*[12]).*$/.exec(phones)?.[0].replace(/\d/g, '') ?? phones

/** How many syllables each line has, and which pairs of lines end on a perfect rhyme. Words it lacks count for nothing. */
export function askNaiveCmudict(words: NaiveCmudict, text: string) {
  const lines = text.split('\n').map(wordsIn)
  const syllables = lines.map((line) =>
    line.reduce((sum, word) => sum + countSyllables(words.get(word)?.[0] ?? ''), 0),
  )
  const rimes = lines.map((line) => (words.get(line.at(-1) ?? '') ?? []).map(rimeOf))
  const rhymes = rimes.flatMap((some, first) =>
    rimes.flatMap((others, second) =>
      second > first && some.some((rime) => others.includes(rime)) ? [[first, second] as const] : [],
    ),
  )
  return { syllables, rhymes }
}
