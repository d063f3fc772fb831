import { normalizeWord } from '../../phonetics/normalize-word.ts'
import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { phraseOf, type HeardLine, type HeardText, type HeardWord } from './heard-text.ts'
import { layBars } from './lay-bars.ts'
import { tokenize, writtenLines, type Token } from './tokenize.ts'

/** "Rappin'" and "rapping" are one word to every list. */
const wordKey = (text: string): string =>
  normalizeWord(text)
    .replace(/(?<=\w\w)in'$/, 'ing')
    .replaceAll("'", '')

function hearWord(ear: Pronouncer, token: Token): HeardWord | undefined {
  const ways = ear.pronounce(token.text)
  const [sound] = ways
  if (sound === undefined) return undefined
  const key = wordKey(token.text)
  return { ...token, key, ways, sound, known: ear.knows(token.text), isFunctionWord: FUNCTION_WORDS.has(key) }
}

const lineOf = (words: readonly HeardWord[]): HeardLine => ({
  words,
  syllables: words.reduce((sum, { sound }) => sum + sound.length, 0),
})

function hearLines(ear: Pronouncer, text: string): HeardWord[][] {
  return writtenLines(text)
    .map((line) =>
      tokenize(line.text, line.start)
        .map((token) => hearWord(ear, token))
        .filter((word) => word !== undefined),
    )
    .filter((words) => words.length > 0)
}

/**
 * Hears a text: words with their sounds, laid out in bars (SCORE-2), without the bars that repeat an earlier one of this
 * text or of `before` (SCORE-3).
 */
export function hearText(ear: Pronouncer, text: string, before: readonly string[] = []): HeardText {
  const said = new Set<string>()
  for (const earlier of before) {
    for (const line of hearLines(ear, earlier)) {
      said.add(phraseOf(line))
      for (const bar of layBars(line)) said.add(phraseOf(bar))
    }
  }
  let echoes = 0
  const isNew = (words: readonly HeardWord[]): boolean => {
    const phrase = phraseOf(words)
    if (said.has(phrase)) return false
    said.add(phrase)
    return true
  }
  const lines: HeardLine[] = []
  for (const written of hearLines(ear, text)) {
    const bars = layBars(written)
    const fresh = isNew(written) ? (bars.length === 1 ? bars : bars.filter(isNew)) : []
    echoes += bars.length - fresh.length
    lines.push(...fresh.map(lineOf))
  }
  return { lines, echoes }
}
