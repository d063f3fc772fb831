import type { Seconds } from '#shared/std/units.ts'
import type { SaidLine } from './said-line.ts'
import { stressTimes } from './stress-times.ts'
import { barSeconds, beatSeconds, LEAST_STRETCH, type Tempo } from './tempo.ts'
import { wantedBeats } from './plan-line.ts'
import { warpLine, type Anchor } from './warp-line.ts'

/** A line in its place. Times count from the downbeat of the verse's first bar; a pick-up to it lies before 0. */
export interface PlacedLine {
  /** The downbeat that its first stress falls on; of a silent line, of its empty bar. */
  readonly downbeat: Seconds
  /** When the moments of the line as it was said sound; empty of a silent line. */
  readonly map: readonly Anchor[]
  readonly start: Seconds
  readonly end: Seconds
}

/** Of the recording, kept before the first sound and after the last one, so that neither begins or ends with a cut. */
const EDGE: Seconds = 0.01
/** Least silence between two lines. */
const GAP: Seconds = 0.06
/** From the last sound of a line to the first of the next, at least. */
const APART: Seconds = GAP + 2 * EDGE
/** How much sooner than planned a line may end to leave room for the next one's pick-up: a hair, one sixteenth, two. */
const HURRIES = [0, 1 / 16, 1 / 4, 1 / 2]
/** What the pick-up of a line that nobody knows yet is taken for. */
const A_SYLLABLE: Seconds = 0.15
/** The last stress can be this far from the downbeat with the next line on the next one. */
const MOST_BEATS = 3.5

/** A line as it will be stretched, with the beats of its plan. */
export interface PlannedLine {
  readonly line: SaidLine
  readonly beats: number
}

/** Where the next line begins: what the lines before it have left. */
export interface Opening {
  /** The first downbeat that it may have. */
  readonly downbeat: Seconds
  /** Its pick-up where that was settled with the line before, or the most that there is room for; none at the very beginning. */
  readonly pickUp?: { readonly settled: Seconds } | { readonly atMost: Seconds }
}

/** Of a verse's first line. */
export const VERSE_OPENING: Opening = { downbeat: 0 }

/** A line of which is settled when it begins, whatever comes after it. */
export interface BegunLine {
  readonly part: Parts
  readonly downbeat: Seconds
  readonly pickUp: Seconds
  readonly start: Seconds
}

/** A pick-up as it was said and as it would usually last. */
interface PickUp {
  readonly said: Seconds
  readonly usual: Seconds
}

/** A line in parts: before its first stress, from that to its last one, and after. */
interface Parts extends PlannedLine {
  readonly stresses: readonly Seconds[]
  readonly pickUp: Seconds
  readonly core: Seconds
  readonly tail: Seconds
}

/** Begins a line behind those that are placed: it takes what they have left, or waits for another bar. */
export function beginLine({ downbeat, pickUp }: Opening, line: PlannedLine, tempo: Tempo): BegunLine {
  const part = partsOf(line)
  const usual = usualLength(part, 'pickUp', tempo)
  if (pickUp === undefined) return begunAt(part, downbeat, usual)
  if ('settled' in pickUp) return begunAt(part, downbeat, pickUp.settled)
  const short = part.pickUp * LEAST_STRETCH - pickUp.atMost
  const waits = short <= 0 ? 0 : Math.ceil(short / barSeconds(tempo)) * barSeconds(tempo)
  return begunAt(part, downbeat + waits, Math.min(usual, pickUp.atMost + waits))
}

const begunAt = (part: Parts, downbeat: Seconds, pickUp: Seconds): BegunLine => ({
  part,
  downbeat,
  pickUp,
  start: part.stresses.length === 0 ? downbeat : downbeat - pickUp - EDGE,
})

/**
 * Lays a line that was begun on its bar (VOICE-16, VOICE-19): its first stress on the downbeat, its last one `beats`
 * later. The tail of a line and the pick-up of the one after share what is between; where that is too little, the line
 * ends a sixteenth or two sooner, and where even that is, the one after waits for another bar. One that is not written
 * yet is left room for a usual pick-up (VOICE-23).
 * @param after the line after it; nothing behind the last one
 */
export function placeLine(
  begun: BegunLine,
  after: PlannedLine | 'unwritten' | undefined,
  tempo: Tempo,
): { readonly placed: PlacedLine; readonly opening: Opening } {
  const fit = fitBehind(begun.part, expectedPickUp(after, tempo), tempo)
  const bars = fit.bars * barSeconds(tempo)
  return {
    placed: putInPlace(begun, fit),
    opening: {
      downbeat: begun.downbeat + bars,
      pickUp:
        after === 'unwritten' ? { atMost: bars - fit.span - fit.tail - APART } : { settled: fit.pickUp },
    },
  }
}

function partsOf({ line, beats }: PlannedLine): Parts {
  const stresses = stressTimes(line)
  const [first = 0, last = 0] = [stresses[0], stresses.at(-1)]
  return {
    line,
    beats,
    stresses,
    pickUp: first - (line.phones[0]?.start ?? first),
    core: last - first,
    tail: (line.phones.at(-1)?.end ?? last) - last,
  }
}

/** The sounds around the stresses go at the pace of those between them, but no slower than they were said: ends drag. */
function usualLength(part: Parts, side: 'pickUp' | 'tail', tempo: Tempo): Seconds {
  const stretch = part.core > 0 ? (part.beats * beatSeconds(tempo)) / part.core : 1
  return part[side] * Math.max(LEAST_STRETCH, Math.min(1, stretch))
}

function expectedPickUp(line: PlannedLine | 'unwritten' | undefined, tempo: Tempo): PickUp {
  if (line === undefined) return { said: 0, usual: 0 }
  if (line === 'unwritten') return { said: A_SYLLABLE, usual: A_SYLLABLE }
  const part = partsOf(line)
  return { said: part.pickUp, usual: usualLength(part, 'pickUp', tempo) }
}

interface Fit {
  readonly bars: number
  /** From the first stress to the last. */
  readonly span: Seconds
  readonly tail: Seconds
  /** Of the next line. */
  readonly pickUp: Seconds
}

/** The longest of the spans with which the next line comes soonest, and how the time until then is shared. */
function fitBehind(part: Parts, next: PickUp, tempo: Tempo): Fit {
  const usualTail = usualLength(part, 'tail', tempo)
  const least = (part.tail + next.said) * LEAST_STRETCH
  const leastBars = wantedBeats(tempo) > MOST_BEATS ? 2 : 1
  const spans = HURRIES.map((sooner) => (part.beats - sooner) * beatSeconds(tempo))
  const fits = spans
    .filter((span, index) => index === 0 || span >= part.core * LEAST_STRETCH)
    .map((span) => ({
      span,
      bars: Math.max(leastBars, Math.ceil((span + least + APART) / barSeconds(tempo))),
    }))
  const best = fits.reduce((best, fit) => (fit.bars < best.bars ? fit : best))
  const room = best.bars * barSeconds(tempo) - best.span - APART
  const spare = usualTail + next.usual - least
  const share = spare <= 0 ? 1 : Math.min(1, (room - least) / spare)
  const between = (shortest: Seconds, longest: Seconds) => shortest + share * (longest - shortest)
  return {
    ...best,
    tail: between(part.tail * LEAST_STRETCH, usualTail),
    pickUp: between(next.said * LEAST_STRETCH, next.usual),
  }
}

function putInPlace({ part, downbeat, pickUp, start }: BegunLine, { span, tail }: Fit): PlacedLine {
  const { line, stresses } = part
  const [first, last] = [stresses[0], stresses.at(-1)]
  if (first === undefined || last === undefined) return { downbeat, map: [], start, end: start }
  const opening = { from: first - part.pickUp, to: downbeat - pickUp }
  const closing = { from: last + part.tail, to: downbeat + span + tail }
  const core = warpLine(line.phones, [
    opening,
    { from: first, to: downbeat },
    ...(last > first ? [{ from: last, to: downbeat + span }] : []),
    closing,
  ])
  const map = [shifted(opening, -EDGE), ...core, shifted(closing, EDGE)]
  return { downbeat, map, start, end: closing.to + EDGE }
}

const shifted = ({ from, to }: Anchor, by: Seconds): Anchor => ({ from: from + by, to: to + by })
