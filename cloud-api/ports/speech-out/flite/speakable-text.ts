import { respelled } from './said-as.ts'

/** Longest line that is said, in characters; about half a minute. What is longer ends at the last whole word. */
const MAX_LINE = 320
/** Longest run of letters taken for a word: the engine guesses sounds letter by letter, with a small stack. */
const MAX_WORD = 40

/** Written signs that say something, and what they say. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'"],
  [/[\u2010-\u2015]/g, '-'],
  [/\u2026/g, '...'],
  [/&/g, ' and '],
  [/\+/g, ' plus '],
  [/=/g, ' equals '],
  [/@/g, ' at '],
  [/%/g, ' percent '],
  [/[\u00c6\u00e6]/g, 'ae'],
  [/[\u0152\u0153]/g, 'oe'],
  [/[\u00d8\u00f8]/g, 'o'],
  [/\u00df/g, 'ss'],
]

/**
 * What of a written line the engine gets to read: words of plain letters and digits with the apostrophes in them, and
 * the punctuation that makes it pause. Accents are dropped, curly signs straightened, the rest becomes space. It can
 * hold no option of the engine's command line, no markup and no control character.
 * @returns '' when there is no word in the line.
 */
export function speakableText(line: string): string {
  const spelled = SPELLED.reduce((text, [sign, words]) => text.replace(sign, words), line)
  const plain = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9'.,!?;:\- ]/g, ' ')
    // An apostrophe outside a word is a quotation mark; a dash outside one is a pause.
    .replace(/(?<![A-Za-z])'+(?=[^A-Za-z0-9]|$)|'{2,}/g, ' ')
    .replace(/(?<![A-Za-z0-9])-+|-+(?![A-Za-z0-9])/g, ', ')
    .replace(/([.,!?;:])(?=[.,!?;: ]*[.,!?;:])/g, '')
    .replace(/\s+([.,!?;:])/g, '$1')
    .replace(new RegExp(`[A-Za-z0-9']{${MAX_WORD + 1},}`, 'g'), (word) => word.slice(0, MAX_WORD))
    .replace(/\s+/g, ' ')
    .replace(/^[^A-Za-z0-9']+/, '')
    .trim()
  return /[A-Za-z0-9]/.test(plain) ? withinLength(respelled(plain)) : ''
}

/**
 * What is said of each run of characters without space in the line, '' where nothing is. Empty for a line that is cut
 * before its end.
 */
export function speakableWords(line: string): string[] {
  const words = line.trim().split(/\s+/).map(speakableText)
  return words.join(' ').length > MAX_LINE ? [] : words
}

function withinLength(text: string): string {
  if (text.length <= MAX_LINE) return text
  const cut = text.slice(0, MAX_LINE + 1)
  return cut.slice(0, cut.lastIndexOf(' '))
}
