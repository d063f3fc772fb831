import { looksOf, type RhymeMark } from '../../../../ui/lyrics/cut-lyric.ts'

/** As many looks as live-rhymes.css has. */
const LOOKS = 8
const nameOf = (look: number): string => `live-rhyme-${String(look)}`

/**
 * Paints rhymes over the text of a node without touching it: no element is made, so nothing is laid out anew. A browser
 * that cannot do so (before 2025, some) shows the text plain.
 * @returns what takes the paint off again
 */
export function paintRhymes(node: Text, marks: readonly RhymeMark[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined
  const looks = looksOf(marks)
  const painted = Map.groupBy(marks, ({ family }) => (looks.get(family) ?? 0) % LOOKS)
  for (const [look, group] of painted) {
    const ranges = group.map(
      ({ start, end }) =>
        new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
    )
    CSS.highlights.set(nameOf(look), new Highlight(...ranges))
  }
  return () => {
    for (const look of painted.keys()) CSS.highlights.delete(nameOf(look))
  }
}
