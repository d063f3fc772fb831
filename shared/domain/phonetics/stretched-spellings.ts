/** Stretches taken back one by one; of more, all are cut to one letter. */
const MOST_STRETCHES = 3

/** Words that end in two letters more often than in one, where both are words: "see", "boss", "all", "boo". */
const DOUBLED_END = /^(?:[^aeiou]+ee|[^aeiouy]*[aeiouy](?:ss|ll|ff|zz)|[bcmwz]oo)$/
/** Short words that end in one all the same, and "she", whose double is a word of another language. */
const SINGLE_END: ReadonlySet<string> = new Set(['as', 'gal', 'has', 'his', 'pal', 'she', 'us', 'was'])

/** What a word may mean whose last letter was said long, likeliest first; inside a word ("goood") two are likelier. */
function ends(start: string, letter: string): string[] {
  const single = start + letter
  const double = single + letter
  return DOUBLED_END.test(double) && !SINGLE_END.has(single) ? [double, single] : [single, double]
}

/**
 * What a stretched word may mean, likeliest first: "sooooo" is "so", "looove" "love", "goood" "good", "seee" "see". At the end
 * of most words one letter was meant, inside them perhaps two. A letter doubled at the end ("yeahh") may be a stretch too.
 * Nothing for a word that is not stretched.
 */
export function stretchedSpellings(word: string): readonly string[] {
  const stretches = [...word.matchAll(/([a-z])\1{2,}/g)]
  if (stretches.length === 0) return /([a-z])\1$/.test(word) ? [word.slice(0, -1)] : []
  const single = word.replace(/([a-z])\1{2,}/g, '$1')
  if (stretches.length > MOST_STRETCHES) return [single]
  let spellings = ['']
  let from = 0
  for (const { 0: run, 1: letter = '', index } of stretches) {
    const before = word.slice(from, index)
    from = index + run.length
    const isEnd = from === word.length
    spellings = spellings.flatMap((start) =>
      isEnd ? ends(start + before, letter) : [start + before + letter + letter, start + before + letter],
    )
  }
  return spellings.map((start) => start + word.slice(from))
}
