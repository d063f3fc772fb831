import type { SaidLine } from './said-line.ts'
import { stressTimes } from './stress-times.ts'
import { beatSeconds, LEAST_STRETCH, MOST_STRETCH, type Tempo } from './tempo.ts'

/** How a line that was said once shall lie on the beat. */
export interface LinePlan {
  /** Beats from its first stress to its last, in steps of a sixteenth; 0 of a line with one stress or none. */
  readonly beats: number
  /** How many times as long as now it shall be said before it is stretched; 1 leaves it as it is. */
  readonly length: number
}

/** From the downbeat to beat four. */
const SPAN_BEATS = 3
/** Sixteenths of a beat. */
const PER_BEAT = 4
/** How much shorter and longer than the voice would say it a line is made at most, whatever the beat would like. */
const SHORTEST = 0.55
const LONGEST = 2.25
/**
 * What is left to stretching when a line is said again: so the sounds before the first stress and after the last, which are
 * said slower or faster with the rest, stray less from their usual pace.
 */
const LEFT_TO_STRETCHING = { whenSlower: 1.3, whenFaster: 0.85 }

/** A pick-up or a tail longer than this, in beats, leaves too little room for its neighbour. */
const MOST_ASIDE = 0.65

/** How far from its downbeat the last stress of a line is wanted, in beats: on beat four, sooner or later by the speed. */
export const wantedBeats = ({ speed }: Tempo): number =>
  Math.round((SPAN_BEATS * PER_BEAT) / speed) / PER_BEAT

/**
 * Plans a line (VOICE-16, VOICE-17): it ends on the wanted beat where it can without being torn or crushed, else on the
 * sixteenth next to that which it can reach. It is said again where stretching alone would not do, or where its pick-up
 * or its tail is long: then faster, and stretched between its stresses.
 * @param line as said at the tempo's speed
 */
export function planLine(line: SaidLine, tempo: Tempo): LinePlan {
  const stresses = stressTimes(line)
  const span = (stresses.at(-1) ?? 0) - (stresses[0] ?? 0)
  if (span <= 0) return { beats: 0, length: 1 }
  const inSixteenths = (PER_BEAT * span) / beatSeconds(tempo)
  const least = Math.ceil(inSixteenths * SHORTEST) / PER_BEAT
  const most = Math.floor(inSixteenths * LONGEST) / PER_BEAT
  const beats = Math.max(least, Math.min(most, wantedBeats(tempo)))
  const stretch = (beats * beatSeconds(tempo)) / span
  const { phones } = line
  const aside = Math.max(
    (stresses[0] ?? 0) - (phones[0]?.start ?? 0),
    (phones.at(-1)?.end ?? 0) - (stresses.at(-1) ?? 0),
  )
  return { beats, length: lengthFor(stretch, aside > MOST_ASIDE * beatSeconds(tempo)) }
}

/** @param isCrowded whether what is before or behind the stresses should go faster than the rest */
function lengthFor(stretch: number, isCrowded: boolean): number {
  const { whenSlower, whenFaster } = LEFT_TO_STRETCHING
  if (stretch > MOST_STRETCH || (isCrowded && stretch < whenSlower)) return stretch / whenSlower
  return stretch < LEAST_STRETCH ? stretch / whenFaster : 1
}
