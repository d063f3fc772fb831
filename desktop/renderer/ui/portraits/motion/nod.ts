import type { Share } from '#shared/std/units.ts'

/** How deep the head goes on each beat of a bar. */
const DEPTHS: readonly Share[] = [1, 0.55, 0.8, 0.55]
/** Parts of a beat that the head takes down to it, and up again. */
const DOWN = 0.22
const UP = 0.5
/** What a listener's nod is of a rapper's at full tilt. */
const LISTENING = 0.5

/**
 * How deep a head nods: lowest on each beat, deepest on the first of a bar (FACE-9).
 * @param beat beats since a downbeat, 0 to 4
 * @param intensity what the voice puts into it; 0 while listening
 */
export function nodAt(beat: number, intensity: Share): Share {
  const last = Math.floor(beat)
  const depth = (index: number): Share => DEPTHS[index % DEPTHS.length] ?? 0
  const since = beat - last
  const fall = ease(1 - (1 - since) / DOWN) * depth(last + 1)
  const rise = ease(1 - since / UP) * depth(last)
  return Math.max(fall, rise) * (LISTENING + (1 - LISTENING) * intensity)
}

function ease(share: number): Share {
  const x = Math.min(1, Math.max(0, share))
  return x * x * (3 - 2 * x)
}
