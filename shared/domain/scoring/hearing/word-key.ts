import { normalizeWord } from '../../phonetics/normalize-word.ts'
import { stretchedSpellings } from '../../phonetics/stretched-spellings.ts'

/** Letters held on: three of one, or two at the end where no English word has two ("dayy", "yeahh"). */
const HELD_ON = /([a-z])\1{2}|([ahiuvwy])\2$/

/**
 * A word for looking it up in lists: "Rappin'" and "rapping" are one, and so are "day" and "dayyy".
 * @param isWord tells which of the spellings that letters held on may stand for is one ("looove" is "love", "goood" "good").
 */
export function wordKey(text: string, isWord: (spelling: string) => boolean): string {
  const word = normalizeWord(text)
  const spellings = HELD_ON.test(word) ? stretchedSpellings(word) : []
  const meant = spellings.find(isWord) ?? spellings[0] ?? word
  return meant.replace(/(?<=\w\w)in'$/, 'ing').replaceAll("'", '')
}
