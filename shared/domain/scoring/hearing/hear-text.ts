import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { withoutAsides } from './asides.ts'
import { withoutClosingAdLibs } from './closing-ad-libs.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { phraseOf, type HeardLine, type HeardText, type HeardWord, type SaidBar } from './heard-text.ts'
import { settleHomographs } from './homographs.ts'
import { layBars } from './lay-bars.ts'
import { plainLetters } from './plain-letters.ts'
import { tokenize, writtenLines, type Token } from './tokenize.ts'
import { wordKey } from './word-key.ts'

function hearWord(ear: Pronouncer, token: Token): HeardWord | undefined {
  const ways = ear.pronounce(token.text)
  const [sound] = ways
  if (sound === undefined) return undefined
  const key = wordKey(token.text, ear.knows)
  return { ...token, key, ways, sound, known: ear.knows(token.text), isFunctionWord: FUNCTION_WORDS.has(key) }
}

const lineOf = (words: readonly HeardWord[]): HeardLine => ({
  words,
  syllables: words.reduce((sum, { sound }) => sum + sound.length, 0),
})

function hearLines(ear: Pronouncer, text: string): HeardWord[][] {
  const lines = writtenLines(withoutAsides(plainLetters(text))).map((line) =>
    tokenize(line.text, line.start)
      .map((token) => hearWord(ear, token))
      .filter((word) => word !== undefined),
  )
  return withoutClosingAdLibs(lines.filter((words) => words.length > 0))
}

/** The lines of a text, with the words that each is said with. */
const heardLines = (ear: Pronouncer, text: string): readonly HeardWord[][] =>
  settleHomographs(hearLines(ear, text))

/**
 * Lays lines out in bars and tells the new ones from those that only repeat one.
 * @param said the bars said before, as written and as laid out, by their words; those of the lines are put to them
 */
function layOut(written: readonly HeardWord[][], said: Set<string>): HeardText {
  const lines: HeardLine[] = []
  const bars: SaidBar[] = []
  /** Where the bars of this text stand among the new ones. */
  const indexOf = new Map<string, number>()
  const say = (words: readonly HeardWord[], isEcho: boolean): void => {
    const phrase = phraseOf(words)
    if (!isEcho) indexOf.set(phrase, lines.push(lineOf(words)) - 1)
    bars.push({ words, says: indexOf.get(phrase), isEcho })
  }
  for (const line of written) {
    const whole = phraseOf(line)
    const wasSaid = said.has(whole)
    said.add(whole)
    const parts = layBars(line)
    for (const words of parts) {
      const phrase = phraseOf(words)
      say(words, wasSaid || (parts.length > 1 && said.has(phrase)))
      said.add(phrase)
    }
  }
  return { lines, bars, echoes: bars.length - lines.length }
}

/**
 * Hears a text: words with their sounds, laid out in bars (SCORE-2), without the bars that repeat an earlier one of this
 * text or of what was said before it (SCORE-3).
 * @param before the bars said before it (`hearAll`)
 */
export const hearText = (ear: Pronouncer, text: string, before?: ReadonlySet<string>): HeardText =>
  layOut(heardLines(ear, text), new Set(before))

/** Hears texts one after the other as one, and says which bars a later text can only repeat. */
export function hearAll(
  ear: Pronouncer,
  texts: readonly string[],
): { readonly heard: HeardText; readonly said: ReadonlySet<string> } {
  const said = new Set<string>()
  const heard = layOut(
    texts.flatMap((text) => heardLines(ear, text)),
    said,
  )
  return { heard, said }
}
