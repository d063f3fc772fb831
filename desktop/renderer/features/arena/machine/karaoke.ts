import type { Ms } from '#shared/std/units.ts'

/** When a line sounds, from the start of the recording. */
export interface LineTiming {
  readonly startMs: Ms
  readonly endMs: Ms
}

/** What is being said: a line by its number among the text's own lines, and the word as offsets into the text. */
export interface KaraokePlace {
  readonly line: number
  readonly word: { readonly start: number; readonly end: number } | undefined
}

/**
 * What is being said at a moment of the recording. Lines are timed by the voice itself; the word within a line
 * is where the line's syllables would be if they were evenly spaced, which speech at a steady tempo nearly is.
 * Before the first line nothing is said; between lines the one before still stands.
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
  if (positionMs >= timing.endMs) return { line: line.number, word: undefined }
  const share = (positionMs - timing.startMs) / (timing.endMs - timing.startMs)
  return { line: line.number, word: wordAt(line.text, line.start, share) }
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

function wordAt(line: string, offset: number, share: number): KaraokePlace['word'] {
  const words = [...line.matchAll(/[^\s]+/g)]
  const lengths = words.map(([word]) => spokenLength(word))
  const target = share * lengths.reduce((sum, length) => sum + length, 0)
  let passed = 0
  const index = lengths.findIndex((length) => {
    passed += length
    return passed > target
  })
  const word = words[index]
  if (word === undefined) return undefined
  const bare = word[0].replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const start = offset + word.index + Math.max(0, word[0].indexOf(bare))
  return { start, end: start + bare.length }
}

/** Groups of vowel letters, a silent final e aside: near enough to syllables to share out a line's time. */
function spokenLength(word: string): number {
  const vowels = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0
  const silent = /[^aeiouy]e\W*$/i.test(word) && vowels > 1 ? 1 : 0
  return Math.max(1, vowels - silent) + 0.3
}
