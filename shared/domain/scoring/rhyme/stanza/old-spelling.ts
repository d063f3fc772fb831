/** One habit of printers before about 1750, or of those who set their pages again, undone. */
type Respelling = readonly [pattern: RegExp, replacement: string]

/**
 * Habits in the order in which they are tried; each may be undone at each place where it is found. The long s is read
 * as f by those who copy old pages; u and v, i and j were one letter; a final e, double consonants, ie and y came and
 * went; the e of -ed was left out or written as an apostrophe.
 */
const RESPELLINGS: readonly Respelling[] = [
  [/f/, 's'],
  [/^v(?=[^aeiouy])/, 'u'],
  [/(?<=[aeiouy].*|^[dglmnpr]i|^[a-z]{0,2})u(?=[aeiy])/, 'v'],
  [/vv/, 'w'],
  [/^i(?=[aeou])/, 'j'],
  [/([bdfgklmnprst])\1e$/, '$1'],
  [/(?<=[^aeiou])e$/, ''],
  [/(?<=[wy])e$/, ''],
  [/e$/, ''],
  [/ie$/, 'y'],
  [/y(?=[a-z])/, 'i'],
  [/ie(?=[a-z])/, 'ea'],
  [/ee(?=[a-z])/, 'ea'],
  [/ee(?=ld|ce|f|ge)/, 'ie'],
  [/ea(?=[a-z])/, 'ee'],
  [/a(?=y|i)/, 'e'],
  [/e(?=y|i)/, 'a'],
  [/ou(?=n|r|t)/, 'ow'],
  [/ow(?=[a-z])/, 'ou'],
  [/oa(?=[a-z])/, 'o'],
  [/o(?=[bdfgklmnprst]e?$)/, 'oa'],
  [/our/, 'or'],
  [/o(?=r$)/, 'ou'],
  [/([bdfgklmnprst])\1/, '$1'],
  [/^im/, 'em'],
  [/^in/, 'en'],
  [/^en/, 'in'],
  [/^sk/, 'sc'],
  [/que$/, 'c'],
  [/qu?e$/, 'ke'],
  [/ck/, 'c'],
  [/ick$/, 'ic'],
  [/(?<=[a-z]{2})k(?=e?$)/, 'ck'],
  [/t(?=ion|ial)/, 'c'],
  [/c(?=ion|ial|ient)/, 't'],
  [/(?<=[^aeiou])d$/, 'ed'],
  [/(?<=[aeiouwy])d$/, 'ed'],
  [/(?<=[^aeiou])t$/, 'ed'],
  [/(?<=st)$/, 'e'],
  [/^th?(?=[aeiou][a-z]{2})/, ''],
  [/(?<=[a-z]{3})eth$/, 'es'],
  [/(?<=[a-z]{3})e?st$/, ''],
  [/(?<=[aeiou][^aeiouy])$/, 'e'],
]

/** How many habits are undone in one word, and how many spellings are tried. */
const MOST_STEPS = 4
const MOST_TRIED = 600
/** Longer words are left as they are. */
const LONGEST_WORD = 24

function* respelled(word: string): Generator<string> {
  for (const [pattern, replacement] of RESPELLINGS) {
    const everywhere = new RegExp(pattern.source, 'g')
    for (const { index } of word.matchAll(everywhere)) {
      const sticky = new RegExp(pattern.source, 'y')
      sticky.lastIndex = index
      const other = word.replace(sticky, replacement)
      if (other !== word) yield other
    }
  }
}

/**
 * What an unknown word may have been in the spelling of today: "ouerthrowne" is "overthrown", "fhame" is "shame".
 * @param isKnown whether the dictionary holds a word.
 * @returns the known words nearest to it, all at the same number of steps; none when there is no such word.
 */
export function modernSpellings(word: string, isKnown: (word: string) => boolean): string[] {
  if (word.length > LONGEST_WORD) return []
  const tried = new Set([word])
  let front = [word]
  for (let step = 0; step < MOST_STEPS && tried.size < MOST_TRIED; step += 1) {
    const next: string[] = []
    for (const one of front) {
      for (const other of respelled(one)) {
        if (tried.has(other) || tried.size >= MOST_TRIED) continue
        tried.add(other)
        next.push(other)
      }
    }
    const known = next.filter(isKnown)
    if (known.length > 0) return known
    front = next
  }
  return []
}
