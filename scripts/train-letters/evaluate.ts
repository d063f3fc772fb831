import { rimeOf, type LetterToSound } from '#shared/domain/phonetics/letters/guess-letters.ts'
import { withoutStress } from '#shared/domain/phonetics/letters/chunk.ts'
import type { Phone } from '#shared/domain/phonetics/phones.ts'
import type { SpelledWord } from './split-words.ts'

/** How well words are guessed, by the listed pronunciation each comes nearest to; stress apart. All are shares. */
export interface GuessQuality {
  readonly words: number
  /** Phones to be put in, left out or changed, of all phones. */
  readonly phoneErrors: number
  /** Words whose phones are all right. */
  readonly wordsRight: number
  /** Words whose sound from their last stressed vowel on is right, that vowel among it. */
  readonly rimesRight: number
  /** Words whose sound is right from where the listed one's last stressed vowel stands. */
  readonly endsRight: number
}

/** Levenshtein's distance. */
function editsBetween(a: readonly Phone[], b: readonly Phone[]): number {
  let row = b.map((_, index) => index + 1)
  a.forEach((phone, i) => {
    let corner = i
    let left = i + 1
    row = row.map((above, j) => {
      left = Math.min(above + 1, left + 1, corner + (phone === b[j] ? 0 : 1))
      corner = above
      return left
    })
  })
  return row.at(-1) ?? a.length
}

/** Guesses words and compares. */
export function evaluate(guess: LetterToSound, words: readonly SpelledWord[]): GuessQuality {
  let [edits, phones, right, rimes, ends] = [0, 0, 0, 0, 0]
  for (const { word, ways } of words) {
    const guessed = guess(word)
    const plain = withoutStress(guessed)
    const compared = ways.map((way) => ({
      edits: editsBetween(plain, withoutStress(way)),
      length: way.length,
    }))
    const nearest = compared.reduce((a, b) => (b.edits / b.length < a.edits / a.length ? b : a))
    edits += nearest.edits
    phones += nearest.length
    if (nearest.edits === 0) right += 1
    if (ways.some((way) => rimeOf(way) === rimeOf(guessed))) rimes += 1
    if (ways.some((way) => ` ${plain.join(' ')}`.endsWith(` ${rimeOf(way)}`))) ends += 1
  }
  const share = (count: number): number => count / words.length
  return {
    words: words.length,
    phoneErrors: edits / phones,
    wordsRight: share(right),
    rimesRight: share(rimes),
    endsRight: share(ends),
  }
}
