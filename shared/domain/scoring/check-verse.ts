import { ok, refuse, type Result } from '#shared/std/result.ts'
import { looksLikeCode } from './looks-like-code.ts'

/** Longest verse, in UTF-16 units: thirty seconds of the fastest rap is about half of it. */
export const MAX_VERSE_LENGTH = 2000

/** Why a verse cannot be battled with (docs/spec/battle.md, VERSE-2 to VERSE-7); each is an error code of the contract. */
export type VerseRefusal =
  | 'verse_empty'
  | 'verse_too_long'
  | 'verse_has_control_characters'
  | 'verse_has_code'
  | 'verse_without_words'
  | 'verse_not_english'

/** Every kind of line end, the one of a page among them, as it comes with what is pasted from there. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]|<br ?\/?>(?:\r\n?|\n)?/gi
/** Marks of direction that apps put around what is copied; they show nothing and turn nothing over. */
const MARKS = /[\u061c\u200e\u200f]/g
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether most letters belong to another script than the Latin one. */
function isForeign(text: string): boolean {
  const letters = count(text, /\p{L}/gu)
  return letters > 2 * count(text, /\p{Script=Latin}/gu)
}

/** A verse fit to be battled with, trimmed, with plain line ends and without marks of direction; or why it is refused. */
export function checkVerse(text: string): Result<string, VerseRefusal> {
  const verse = text.replace(LINE_ENDS, '\n').replace(MARKS, '').trim().toWellFormed()
  if (verse === '') return refuse('verse_empty')
  if (verse.length > MAX_VERSE_LENGTH) return refuse('verse_too_long')
  if (INVISIBLE.test(verse)) return refuse('verse_has_control_characters')
  if (looksLikeCode(verse)) return refuse('verse_has_code')
  if (!/[\p{L}\p{N}]/u.test(verse)) return refuse('verse_without_words')
  if (isForeign(verse)) return refuse('verse_not_english')
  return ok(verse)
}
