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
/** How much sooner than planned a line may end to leave room for the next one's pick-up: a hair, one sixteenth, two. */
const HURRIES = [0, 1 / 16, 1 / 4, 1 / 2]
/** The last stress can be this far from the downbeat with the next line on the next one. */
const MOST_BEATS = 3.5

/** A line in parts: before its first stress, from that to its last one, and after. */
interface Parts {
  readonly line: SaidLine
  readonly beats: number
  readonly stresses: readonly Seconds[]
  readonly pickUp: Seconds
  readonly core: Seconds
  readonly tail: Seconds
}

/**
 * Lays the lines of a verse on their bars (VOICE-16, VOICE-19): one a bar, its first stress on the downbeat, its last
 * one `beats` later. The tail of a line and the pick-up of the next share what is between; where that is too little, the
 * line ends a sixteenth or two sooner, and where even that is, the next one waits for another bar.
 * @param lines as they will be stretched, with the beats of their plans
 */
export function placeLines(
  lines: readonly { readonly line: SaidLine; readonly beats: number }[],
  tempo: Tempo,
): PlacedLine[] {
  const parts = lines.map(partsOf)
  let downbeat = 0
  /** Length of the pick-up that the line before has left. */
  let pickUp: Seconds | undefined
  return parts.map((part, index) => {
    const next = parts[index + 1]
    const fit = fitBehind(part, next, tempo)
    const placed = placeLine(part, {
      downbeat,
      span: fit.span,
      pickUp: pickUp ?? usualLength(part, 'pickUp', tempo),
      tail: fit.tail,
    })
    downbeat += fit.bars * barSeconds(tempo)
    pickUp = fit.pickUp
    return placed
  })
}

function partsOf({ line, beats }: { readonly line: SaidLine; readonly beats: number }): Parts {
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

interface Fit {
  readonly bars: number
  /** From the first stress to the last. */
  readonly span: Seconds
  readonly tail: Seconds
  /** Of the next line. */
  readonly pickUp: Seconds
}

/** The longest of the spans with which the next line comes soonest, and how the time until then is shared. */
function fitBehind(part: Parts, next: Parts | undefined, tempo: Tempo): Fit {
  const usual = {
    tail: usualLength(part, 'tail', tempo),
    pickUp: next ? usualLength(next, 'pickUp', tempo) : 0,
  }
  const least = (part.tail + (next?.pickUp ?? 0)) * LEAST_STRETCH
  const apart = GAP + 2 * EDGE
  const leastBars = wantedBeats(tempo) > MOST_BEATS ? 2 : 1
  const spans = HURRIES.map((sooner) => (part.beats - sooner) * beatSeconds(tempo))
  const fits = spans
    .filter((span, index) => index === 0 || span >= part.core * LEAST_STRETCH)
    .map((span) => ({
      span,
      bars: Math.max(leastBars, Math.ceil((span + least + apart) / barSeconds(tempo))),
    }))
  const best = fits.reduce((best, fit) => (fit.bars < best.bars ? fit : best))
  const room = best.bars * barSeconds(tempo) - best.span - apart
  const spare = usual.tail + usual.pickUp - least
  const share = spare <= 0 ? 1 : Math.min(1, (room - least) / spare)
  const between = (shortest: Seconds, longest: Seconds) => shortest + share * (longest - shortest)
  return {
    ...best,
    tail: between(part.tail * LEAST_STRETCH, usual.tail),
    pickUp: between((next?.pickUp ?? 0) * LEAST_STRETCH, usual.pickUp),
  }
}

function placeLine(
  { line, stresses, pickUp: pickUpSaid, tail: tailSaid }: Parts,
  { downbeat, span, pickUp, tail }: Omit<Fit, 'bars'> & { readonly downbeat: Seconds },
): PlacedLine {
  const [first, last] = [stresses[0], stresses.at(-1)]
  if (first === undefined || last === undefined) {
    return { downbeat, map: [], start: downbeat, end: downbeat }
  }
  const opening = { from: first - pickUpSaid, to: downbeat - pickUp }
  const closing = { from: last + tailSaid, to: downbeat + span + tail }
  const core = warpLine(line.phones, [
    opening,
    { from: first, to: downbeat },
    ...(last > first ? [{ from: last, to: downbeat + span }] : []),
    closing,
  ])
  const map = [shifted(opening, -EDGE), ...core, shifted(closing, EDGE)]
  return { downbeat, map, start: opening.to - EDGE, end: closing.to + EDGE }
}

const shifted = ({ from, to }: Anchor, by: Seconds): Anchor => ({ from: from + by, to: to + by })
