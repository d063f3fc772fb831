/** Stretches taken back one by one; of more, all are cut to one letter. */
const MOST_STRETCHES = 3

/**
 * What a stretched word may mean, likeliest first: "sooooo" is "so", "looove" "love", "goood" "good". At the end of a word
 * one letter was meant, inside it perhaps two. A letter doubled at the end ("yeahh") may be a stretch too. Nothing for a
 * word that is not stretched.
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
    const lengths = from === word.length ? [letter, letter + letter] : [letter + letter, letter]
    spellings = spellings.flatMap((start) => lengths.map((end) => start + before + end))
  }
  return spellings.map((start) => start + word.slice(from))
}
