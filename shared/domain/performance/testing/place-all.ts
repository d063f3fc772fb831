import { beginLine, placeLine, VERSE_OPENING, type PlacedLine } from '../place-line.ts'
import { planLine } from '../plan-line.ts'
import type { SaidLine } from '../said-line.ts'
import type { Tempo } from '../tempo.ts'

/** Lays a whole verse on its bars. @param isWritten whether a line is known when the one before it is placed */
export function placeAll(
  lines: readonly SaidLine[],
  tempo: Tempo,
  isWritten: (index: number) => boolean = () => true,
): PlacedLine[] {
  const planned = lines.map((line) => ({ line, beats: planLine(line, tempo).beats }))
  let opening = VERSE_OPENING
  return planned.map((line, index) => {
    const after = isWritten(index + 1) ? planned[index + 1] : 'unwritten'
    const step = placeLine(beginLine(opening, line, tempo), after, tempo)
    opening = step.opening
    return step.placed
  })
}
