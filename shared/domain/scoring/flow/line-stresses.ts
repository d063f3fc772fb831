import type { HeardLine } from '../hearing/heard-text.ts'

/**
 * Which syllables of a bar are stressed as it is said: grammar words of one syllable are not, other words keep the
 * primary and secondary stress of the dictionary, and the last syllable of the bar may carry its beat.
 */
export function lineStresses(line: HeardLine): boolean[] {
  return line.words.flatMap((word, index) => {
    const isLast = index === line.words.length - 1
    if (word.sound.length === 1) return [!word.isFunctionWord || isLast]
    return word.sound.map(({ stress }) => stress > 0)
  })
}
