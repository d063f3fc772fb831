import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass, lowPass, type Biquad } from '../../biquad.ts'
import { unroll } from '../mix/around-the-seam.ts'
import type { Stereo } from '../stereo.ts'

/*
 * Finds tempo and bars in the sound alone, as a listener does: by when sounds set in, and by kick and snare. Loops are
 * taken as going round.
 */

const HOP: Seconds = 0.002
/** A sound sets in where it is louder than so many hops ago. */
const BEFORE = 4
/** A drum is heard in so many hops after it set in. */
const DRUM = 30

/** Levels within some bands, one each hop. */
function levelsOf(loop: Stereo, rate: Hertz, filters: readonly Biquad[]): Float64Array {
  const lead = rate
  const { left, right } = unroll(loop, lead, 2 * lead + loop.left.length)
  const mono = left.map((sample, index) => sample + (right[index] ?? 0))
  for (const filter of filters) applyBiquad(mono, filter)
  const hop = HOP * rate
  return Float64Array.from({ length: Math.floor(loop.left.length / hop) }, (_, frame) => {
    let sum = 0
    const start = Math.round(lead + frame * hop)
    for (let index = start; index < start + 2 * hop; index += 1) sum += (mono[index] ?? 0) ** 2
    return Math.sqrt(sum / (2 * hop))
  })
}

const around = (curve: Float64Array, place: number): number =>
  curve[((Math.round(place) % curve.length) + curve.length) % curve.length] ?? 0

/** Where sound sets in, by how much louder it gets. */
function onsetsOf(levels: Float64Array): Float64Array {
  return levels.map((level, frame) => Math.max(0, level - around(levels, frame - BEFORE)))
}

/** The tempo between 60 and 180 at which the onsets of a loop of whole beats repeat best, judged over one to eight beats. */
export function findTempo(loop: Stereo, rate: Hertz): number {
  // Loud and soft strokes alike tell the tempo.
  const onsets = onsetsOf(levelsOf(loop, rate, []).map((level) => Math.log(1e-3 + level)))
  const seconds = onsets.length * HOP
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length
  const likeness = (lag: number) =>
    onsets.reduce((sum, value, frame) => sum + (value - mean) * (around(onsets, frame + lag) - mean), 0)
  let best = { bpm: 0, value: -Infinity }
  for (let beats = Math.ceil(seconds); beats <= seconds * 3; beats += 1) {
    const lag = seconds / beats / HOP
    const value = [1, 2, 4, 8].reduce((sum, count) => sum + likeness(Math.round(lag * count)), 0)
    if (value > best.value) best = { bpm: (beats * 60) / seconds, value }
  }
  return best.bpm
}

/**
 * When the first of so many bars begins, from -half a bar to half a bar: about where the kick is and a beat later the
 * snare, and there at the moment where most sets in.
 */
export function findDownbeat(loop: Stereo, rate: Hertz, bars: number): Seconds {
  // Steep enough to leave out the body of a snare.
  const deep = [0.54, 1.31].map((q) => lowPass({ hertz: 110, q, rate }))
  const kicks = strengthsOf(levelsOf(loop, rate, deep))
  const snares = strengthsOf(levelsOf(loop, rate, [highPass({ hertz: 1_500, q: 0.7, rate })]))
  const bar = kicks.length / bars
  const fit = (frame: number) =>
    inAll(kicks, frame, bar) -
    inAll(kicks, frame + bar / 2, bar) +
    inAll(snares, frame + bar / 4, bar) -
    inAll(snares, frame, bar)
  const rough = bestOf(Math.round(-bar / 2), Math.round(bar / 2), fit)
  // A level taken every 2 ms follows each swing of a bass: strokes are timed by what lies above it.
  const onsets = onsetsOf(levelsOf(loop, rate, [highPass({ hertz: 300, q: 0.7, rate })]))
  return bestOf(rough - DRUM, rough + DRUM, (frame) => inAll(onsets, frame, bar)) * HOP
}

/** A curve's values at one place of each bar, together. */
function inAll(curve: Float64Array, place: number, bar: number): number {
  let sum = 0
  for (let at = place; at < place + curve.length - 1; at += bar) sum += around(curve, at)
  return sum
}

function bestOf(from: number, to: number, worth: (frame: number) => number): number {
  let best = { frame: from, worth: -Infinity }
  for (let frame = from; frame < to; frame += 1) {
    const value = worth(frame)
    if (value > best.worth) best = { frame, worth: value }
  }
  return best.frame
}

/** How much louder it is after each hop than before, with a mean of 1. */
function strengthsOf(levels: Float64Array): Float64Array {
  const sums = levels.map((_, frame) => {
    let rise = 0
    for (let away = 1; away <= DRUM; away += 1)
      rise += around(levels, frame + away) - around(levels, frame - away)
    return Math.max(0, rise)
  })
  const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length
  return sums.map((value) => value / mean)
}
