/** Words that are written with signs over some of their letters, in the order in which "s***" may mean one. */
const MASKED_STEMS =
  'fuck shit bitch nigga nigger ass damn dick pussy cunt cock whore slut piss hell crap bastard'.split(' ')
const INNER = '[*!@#%]'

/** The first letter is there; each other one may be a sign, the last one only a star behind a star ("shit!" is none). */
function maskOf(stem: string): string {
  const [first = '', ...rest] = stem
  const last = rest.pop() ?? ''
  return `${first}${rest.map((letter) => `(?:${letter}|${INNER})`).join('')}(?:${last}|(?<=\\*)\\*)`
}

const masks = MASKED_STEMS.map((stem) => ({ stem, mask: maskOf(stem) }))
const readers = masks.map(({ stem, mask }) => ({ stem, pattern: new RegExp(mask) }))

/** A word with a masked one in it, for a pattern that is blind to case: "sh*t", "motherf**ker", "b!tches". */
export const MASKED = `\\p{L}{0,12}(?:${masks.map(({ mask }) => `(?=\\p{L}{1,8}${INNER})${mask}`).join('|')})\\p{L}{0,12}['’]?`

/** Whether a text may have masked words at all. */
export const mayBeMasked = (text: string): boolean => /\p{L}[*!@#%]+[\p{L}*]/u.test(text)

/** A lower-case word as it is said, whatever signs are over its letters: "sh*t" is "shit", "f***ing" "fucking". */
export function unmasked(word: string): string {
  if (!/[a-z][*!@#%]+(?:[a-z*]|$)/.test(word)) return word
  for (const { stem, pattern } of readers) {
    const [found] = pattern.exec(word) ?? []
    if (found !== undefined && found !== stem) return word.replace(found, stem)
  }
  return word
}
