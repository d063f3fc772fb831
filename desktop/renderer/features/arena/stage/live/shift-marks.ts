import type { RhymeMark } from '../../../../ui/lyrics/cut-lyric.ts'

/** What was typed over what: the text between `start` and `end` gave way to something `grown` units longer. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly grown: number
}

/** The one place where two texts differ. */
function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, grown: after.length - before.length }
}

/**
 * Marks of a text, moved to where their words stand after an edit, so that they keep their place until the new text has
 * been heard. A mark that the edit lies in grows or shrinks with it; one that it cuts into goes.
 */
export function shiftMarks(marks: readonly RhymeMark[], before: string, after: string): readonly RhymeMark[] {
  if (before === after) return marks
  const { start, end, grown } = editBetween(before, after)
  return marks.flatMap((mark) => {
    if (mark.end <= start) return [mark]
    if (mark.start >= end) return [{ ...mark, start: mark.start + grown, end: mark.end + grown }]
    const isInside = mark.start <= start && mark.end >= end
    return isInside && mark.end + grown > mark.start ? [{ ...mark, end: mark.end + grown }] : []
  })
}
