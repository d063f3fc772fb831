import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearCouplet } from '#shared/domain/verse/couplet/hear-couplet.ts'
import { lineKey } from '#shared/domain/verse/line-key.ts'
import { disagreeingWords } from '#shared/domain/verse/testing/agreement.ts'

const OPENED_WITH_VOWEL = 0

/** Whether an article goes with the sound of the word after it. */
function articlesAgree(ear: Pronouncer, words: readonly string[]): boolean {
  return words.every((word, at) => {
    const next = words[at + 1]
    if (next === undefined || (word !== 'a' && word !== 'an')) return true
    const ways = ear.pronounce(next)
    return ways.some((way) => (way[0]?.onset.length === OPENED_WITH_VOWEL) === (word === 'an'))
  })
}

/** Words that are said twice running on purpose ("Come on in. Come on in") are parted by a sign. */
const DOUBLED = /\b(\p{L}+) \1\b(?!['’])/iu
const DISAGREEING = /\b(?:I is|I are|you was|they is|they was|they has|it are|it have|we is|we was)\b/i

const quotesIn = (line: string): number => line.split('"').length - 1

/** What is broken about a line by itself; nothing where it is whole. */
function faultOf(ear: Pronouncer, line: string): string | undefined {
  const words = lineKey(line).split(' ')
  if (/[{}|]| {2}/.test(line)) return 'a place is left open'
  if (quotesIn(line) % 2 === 1) return 'a quotation mark is left open'
  if (!/^["']?\p{Lu}/u.test(line)) return 'it starts small'
  if (DOUBLED.test(line)) return 'a word stands twice'
  if (DISAGREEING.test(line) || disagreeingWords(line).length > 0) return 'subject and verb disagree'
  if (!articlesAgree(ear, words)) return 'an article disagrees with its word'
  const unknown = words.find((word) => !ear.knows(word))
  return unknown === undefined ? undefined : `"${unknown}" is no word`
}

/** The lines of a verse that are broken, each with what is wrong, and couplets that do not scan or rhyme (OPP-13, OPP-20, OPP-21). */
export function brokenLines(ear: Pronouncer, lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const fault = faultOf(ear, line)
    if (fault !== undefined) return [`${line} (${fault})`]
    const before = lines[at - 1]
    if (at % 2 === 0 || before === undefined) return []
    return hearCouplet(ear, [before, line]) === undefined ? [`${before} / ${line} (no couplet)`] : []
  })
}
