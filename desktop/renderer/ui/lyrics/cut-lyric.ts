/** A stretch of text that rhymes; offsets count UTF-16 units. */
export interface RhymeMark {
  readonly start: number
  readonly end: number
  /** Marks with the same number rhyme with each other. */
  readonly family: number
}

/** Text that is drawn in one way. Joined in order, the segments of a line are the line. */
export interface LyricSegment {
  readonly start: number
  readonly text: string
  /** The look of its rhyme family: 0 for the family heard first. Absent where nothing rhymes. */
  readonly look?: number
  /** Looks of all families it belongs to, the shortest mark first. */
  readonly looks: readonly number[]
}

export interface LyricLine {
  readonly start: number
  readonly end: number
  readonly segments: readonly LyricSegment[]
}

/**
 * Cuts a text into lines and its lines into segments, at every edge of a mark and at the extra cuts. Where marks
 * overlap, a segment belongs to all of them and looks like the shortest: the innermost rhyme is the one heard.
 * Marks that are empty, reversed or outside the text are ignored; one across lines is cut at the line end.
 */
export function cutLyric(
  text: string,
  marks: readonly RhymeMark[],
  cuts: readonly number[] = [],
): readonly LyricLine[] {
  const looks = looksOf(marks)
  const edges = [...cuts, ...marks.flatMap(({ start, end }) => [start, end])]
  let at = 0
  return text.split('\n').map((line) => {
    const start = at
    const end = start + line.length
    at = end + 1
    return { start, end, segments: cutLine(text, { start, end }, edges, marks, looks) }
  })
}

function cutLine(
  text: string,
  line: { readonly start: number; readonly end: number },
  edges: readonly number[],
  marks: readonly RhymeMark[],
  looks: ReadonlyMap<number, number>,
): readonly LyricSegment[] {
  const inside = edges.filter((edge) => edge > line.start && edge < line.end && !splitsCharacter(text, edge))
  const stops = [...new Set([line.start, ...inside, line.end])].toSorted((a, b) => a - b)
  return stops.slice(0, -1).map((start, index) => {
    const end = stops[index + 1] ?? line.end
    const covering = marks
      .filter((mark) => mark.start <= start && mark.end >= end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    const segmentLooks = [...new Set(covering.map((mark) => looks.get(mark.family) ?? 0))]
    const [look] = segmentLooks
    return {
      start,
      text: text.slice(start, end),
      looks: segmentLooks,
      ...(look === undefined ? {} : { look }),
    }
  })
}

/** Numbers the families in the order in which they are first heard. */
export function looksOf(marks: readonly RhymeMark[]): ReadonlyMap<number, number> {
  const looks = new Map<number, number>()
  for (const { family } of marks.toSorted((a, b) => a.start - b.start)) {
    if (!looks.has(family)) looks.set(family, looks.size)
  }
  return looks
}

/** Whether an offset falls between the two halves of one character. */
const splitsCharacter = (text: string, offset: number): boolean =>
  /[\uD800-\uDBFF]/.test(text.charAt(offset - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(offset))
