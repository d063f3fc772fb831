import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { FILLERS, FUNCTION_WORDS } from '../../scoring/hearing/function-words.ts'
import { tokenize } from '../../scoring/hearing/tokenize.ts'
import type { Claim } from './user-verse.ts'

/** Words and syllables of a clause that can be quoted whole. */
const FEWEST_WORDS = 3
const MOST_WORDS = 7
const FEWEST_SYLLABLES = 3
const MOST_SYLLABLES = 9

const SUBJECTS = new Set("i i'm i've i'll i'd im ive my you you're your we".split(' '))
const I_FORMS = new Set("i i'm i've i'll i'd".split(' '))
const JOINTS = new Set('and but so cause because cuz when while then'.split(' '))
/** After these "I" goes on with the clause ("every rapper that I face"). */
const RELATIVES = new Set('that who what which where how if why as than whatever whenever'.split(' '))
/** Politeness at the end of a boast is no part of it. */
const TRAILING = new Set('please man bro dude'.split(' '))
/** What opens a clause after a joint, claim or not. */
const OPENERS = new Set([...SUBJECTS, ...'the a this that it they he she all every no'.split(' ')])
/** Grammar words that a clause may still end on. */
const CLOSERS = new Set('here there now me you it them us him her mine yours this all more too'.split(' '))

/** Where a clause of its own may begin: at the first word, at "I", and after a joint at what can open one. */
function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  words.forEach((word, at) => {
    const before = words[at - 1] ?? ''
    const opens = I_FORMS.has(word) ? !RELATIVES.has(before) : OPENERS.has(word) && JOINTS.has(before)
    if (opens && at > 0) clauses.push([])
    clauses.at(-1)?.push(word)
  })
  return clauses.map((clause) => {
    const isLoose = (word: string): boolean => JOINTS.has(word) || FILLERS.has(word)
    const end = clause.findLastIndex((word) => !isLoose(word) && !TRAILING.has(word))
    const start = clause.findIndex((word) => !isLoose(word))
    return start < 0 ? [] : clause.slice(start, end + 1)
  })
}

/**
 * The player's clauses that can be quoted as they stand: three to seven words that start with a subject, end on a word
 * that carries meaning, and are all fit to be said back.
 * @param isFit whether a word may be said back.
 * @param isTurnable whether a word is worth turning; a claim holds one at least.
 */
export function findClaims(
  ear: Pronouncer,
  verse: string,
  isFit: (word: string) => boolean,
  isTurnable: (word: string) => boolean,
): readonly Claim[] {
  const seen = new Set<string>()
  return verse
    .split(/[\n,.;:!?()"]+|\s\/+\s|\s-+\s/)
    .flatMap((piece) => clausesOf(tokenize(piece).map(({ text }) => text.toLowerCase().replaceAll('’', "'"))))
    .flatMap((words): Claim[] => {
      const [first = ''] = words
      const last = words.at(-1) ?? ''
      if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return []
      const isOpen = FUNCTION_WORDS.has(last.replaceAll("'", '')) && !CLOSERS.has(last)
      if (!SUBJECTS.has(first) || isOpen || !words.every(isFit)) return []
      const syllables = words.reduce((sum, word) => sum + (ear.pronounce(word)[0]?.length ?? 0), 0)
      if (syllables < FEWEST_SYLLABLES || syllables > MOST_SYLLABLES) return []
      const telling = words.filter(isTurnable)
      const text = words.map((word) => (I_FORMS.has(word) ? `I${word.slice(1)}` : word)).join(' ')
      if (telling.length === 0 || seen.has(text)) return []
      seen.add(text)
      return [{ text, syllables, words: telling }]
    })
}
