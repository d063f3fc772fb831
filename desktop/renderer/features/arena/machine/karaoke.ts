import type { Ms } from '#shared/std/units.ts'

/** When a line sounds, from the start of the recording. */
export interface LineTiming {
  readonly startMs: Ms
  readonly endMs: Ms
  /** When each word sounds: one for each run of characters without space in the line. */
  readonly words?: readonly { readonly startMs: Ms; readonly endMs: Ms }[] | undefined
}

/** What is being said: a line by its number among the text's own lines, and the word as offsets into the text. */
export interface KaraokePlace {
  readonly line: number
  readonly word: { readonly start: number; readonly end: number } | undefined
  /** How much of the text has been said, the word of the moment included. */
  readonly saidTo: number
}

/**
 * What is being said at a moment of the recording. Lines are timed by the voice itself, and so are words; where a round
 * has no times of words, a word is where the line's syllables would be if they were evenly spaced, which speech at a
 * steady tempo nearly is. Before the first line nothing is said; between lines the one before still stands.
 */
export function karaokePlace(
  text: string,
  timings: readonly LineTiming[],
  positionMs: Ms,
): KaraokePlace | undefined {
  const spoken = timings.findLastIndex(({ startMs }) => startMs <= positionMs)
  const timing = timings[spoken]
  const line = spokenLines(text)[spoken]
  if (timing === undefined || line === undefined) return undefined
  const lineEnd = line.start + line.text.length
  if (positionMs >= timing.endMs) return { line: line.number, word: undefined, saidTo: lineEnd }
  const words = [...line.text.matchAll(/\S+/g)]
  const word = words[wordIndex(words, timing, positionMs)]
  if (word === undefined) return { line: line.number, word: undefined, saidTo: line.start }
  const start = line.start + word.index
  return { line: line.number, word: bareWord(word[0], start), saidTo: start + word[0].length }
}

interface SpokenLine {
  readonly number: number
  readonly start: number
  readonly text: string
}

/** The lines that a voice says: those that are not blank. */
function spokenLines(text: string): readonly SpokenLine[] {
  let start = 0
  return text
    .split('\n')
    .map((line, number) => {
      const here = { number, start, text: line }
      start += line.length + 1
      return here
    })
    .filter((line) => line.text.trim() !== '')
}

/** Which word of a line is said; -1 before the first. One that takes no time is said with the one before it. */
function wordIndex(words: readonly RegExpExecArray[], timing: LineTiming, positionMs: Ms): number {
  if (timing.words?.length === words.length) {
    return timing.words.findLastIndex(({ startMs, endMs }) => startMs <= positionMs && startMs < endMs)
  }
  const lengths = words.map(([word]) => spokenLength(word))
  const share = (positionMs - timing.startMs) / (timing.endMs - timing.startMs)
  const target = share * lengths.reduce((sum, length) => sum + length, 0)
  let passed = 0
  return lengths.findIndex((length) => {
    passed += length
    return passed > target
  })
}

/** A word without its punctuation. */
function bareWord(word: string, start: number): KaraokePlace['word'] {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const from = start + Math.max(0, word.indexOf(bare))
  return { start: from, end: from + bare.length }
}

/** Groups of vowel letters, a silent final e aside: near enough to syllables to share out a line's time. */
function spokenLength(word: string): number {
  const vowels = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0
  const silent = /[^aeiouy]e\W*$/i.test(word) && vowels > 1 ? 1 : 0
  return Math.max(1, vowels - silent) + 0.3
}
