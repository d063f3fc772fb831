import type { Ms, Share } from '#shared/std/units.ts'
import type { Viseme } from '#shared/domain/performance/viseme.ts'
import { type FaceFrame, MOST_JAW } from './face-frame.ts'

/** What the mouth does from a moment of the recording on, as a line's timing tells it. */
interface TimedViseme extends Pick<Viseme, 'mouth' | 'openness'> {
  readonly startMs: Ms
}

/** A line of an answer, as far as a face cares. */
export interface SaidLine {
  readonly endMs: Ms
  readonly visemes?: readonly TimedViseme[] | undefined
}

interface Gesture extends TimedViseme {
  readonly endMs: Ms
}

/** What a mouth does over an answer, moment by moment, without gaps inside a line. */
export type MouthTrack = readonly Gesture[]

/** How much sooner than its sound a mouth shows: seen with its sound, it looks late. */
const LEAD_MS = 50
/** Sounds this close shape the lips now; farther ones the jaw, which is heavier, and the whole head. */
const LIPS_MS = 70
const JAW_MS = 130
const HEAD_MS = 260
/** How long lips take to come together before a closed sound, and to part behind it. */
const CLOSING_MS = 70
const PARTING_MS = 80
/** A closed sound is shown for two frames of 60 a second at least. */
const SHORTEST_SEAL_MS = 34

const PULL: Record<Viseme['mouth'], number> = {
  rest: 0,
  closed: 0,
  teeth: 0.3,
  tongue: 0.2,
  hiss: 0.6,
  round: -1,
  spread: 1,
  open: 0.1,
}
const TIP: Record<Viseme['mouth'], Share> = {
  rest: 0,
  closed: 0,
  teeth: 0,
  tongue: 1,
  hiss: 0.3,
  round: 0,
  spread: 0.1,
  open: 0,
}

/**
 * The mouth's way through an answer.
 * @param lines in the order in which they are said
 * @returns nothing unless every line tells what its mouth does
 */
export function mouthTrack(lines: readonly SaidLine[]): MouthTrack | undefined {
  if (lines.length === 0 || !lines.every(({ visemes }) => visemes !== undefined)) return undefined
  return lines.flatMap(({ visemes = [], endMs }) =>
    visemes
      .map((viseme, index) => ({ ...viseme, endMs: visemes[index + 1]?.startMs ?? endMs }))
      .filter(({ mouth }) => mouth !== 'rest'),
  )
}

/**
 * The face at a moment of the recording. Each sound pulls at the mouth before and after itself, as in speech
 * (coarticulation; the idea of Cohen and Massaro 1993, "Modeling coarticulation in synthetic visual speech"): the mouth
 * is the mean of what is said around the moment, under a raised cosine. Lips that must meet (m, b, p) meet when they
 * sound, whatever is around them.
 */
export function frameAt(track: MouthTrack, time: Ms): FaceFrame {
  const seen = time + LEAD_MS
  const near = around(track, seen - HEAD_MS, seen + HEAD_MS)
  const openness = ({ openness: share }: Gesture) => share
  return {
    mouthOpenness: mean(near, seen, LIPS_MS, openness) * seal(near, time),
    jawRotation: MOST_JAW * mean(near, seen, JAW_MS, openness),
    lipCornerPull: mean(near, seen, LIPS_MS, ({ mouth }) => PULL[mouth]),
    tongueTip: mean(near, seen, LIPS_MS, ({ mouth }) => TIP[mouth]),
    intensity: Math.min(1, 2 * mean(near, seen, HEAD_MS, openness)),
    time,
  }
}

/** Gestures that touch a span of time; the track is in order. */
function around(track: MouthTrack, from: Ms, to: Ms): MouthTrack {
  let low = 0
  let high = track.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((track[middle]?.endMs ?? Infinity) < from) low = middle + 1
    else high = middle
  }
  const near: Gesture[] = []
  for (let gesture = track[low]; gesture !== undefined && gesture.startMs <= to; gesture = track[++low])
    near.push(gesture)
  return near
}

/** The mean of a figure around a moment; silence counts as 0. */
function mean(near: MouthTrack, moment: Ms, reach: Ms, figure: (gesture: Gesture) => number): number {
  return near.reduce(
    (sum, gesture) =>
      sum +
      figure(gesture) *
        (passed((gesture.endMs - moment) / reach) - passed((gesture.startMs - moment) / reach)),
    0,
  )
}

/** The share of a raised cosine over -1 to 1 that lies before a place. */
function passed(place: number): Share {
  const x = Math.min(1, Math.max(-1, place))
  return (1 + x + Math.sin(Math.PI * x) / Math.PI) / 2
}

/** How far closed sounds let the lips part: 0 while one sounds. */
function seal(near: MouthTrack, time: Ms): Share {
  return near.reduce((share, { mouth, startMs, endMs }) => {
    if (mouth !== 'closed') return share
    const end = Math.max(endMs, startMs + SHORTEST_SEAL_MS)
    return share * (time < startMs ? ease((startMs - time) / CLOSING_MS) : ease((time - end) / PARTING_MS))
  }, 1)
}

function ease(share: number): Share {
  const x = Math.min(1, Math.max(0, share))
  return x * x * (3 - 2 * x)
}
