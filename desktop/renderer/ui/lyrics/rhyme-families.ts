import type { LyricLine } from './cut-lyric.ts'

/** A rhyming stretch of a lyric as a reader meets it: one word or several, with the families it is in. */
export interface RhymeStop {
  readonly start: number
  readonly look: number
}

/** The places that rhyme, in reading order, each once: what the arrow keys walk through. */
export function rhymeStops(lines: readonly LyricLine[]): readonly RhymeStop[] {
  return lines.flatMap(({ segments }) =>
    segments.flatMap(({ start, look }, index) =>
      look === undefined || segments[index - 1]?.look === look ? [] : [{ start, look }],
    ),
  )
}

/** Everything that rhymes within one family, in reading order; neighbouring segments are one stretch. */
export function familyWords(lines: readonly LyricLine[], look: number): readonly string[] {
  return lines.flatMap(({ segments }) => {
    const stretches: string[] = []
    segments.forEach(({ text, looks }, index) => {
      if (!looks.includes(look)) return
      const continues = segments[index - 1]?.looks.includes(look) === true
      if (continues) stretches.push(`${stretches.pop() ?? ''}${text}`)
      else stretches.push(text)
    })
    return stretches.map((stretch) => stretch.trim()).filter(Boolean)
  })
}

/** A family read out: "fire, liar, wire rhyme". */
export const familySentence = (words: readonly string[]): string =>
  words.length === 0 ? '' : `${[...new Set(words)].join(', ')} rhyme`
