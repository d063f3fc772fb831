import type { Hertz } from '#shared/std/units.ts'

/*
 * Waves whose corners are rounded over two samples, so that they hardly alias (PolyBLEP: Välimäki and Huovilainen,
 * "Antialiasing oscillators in subtractive synthesis", IEEE Signal Processing Magazine 24(2), 2007).
 */

/** What a corner of height 2 at phase 0 takes off the wave; phase and step in turns. */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const near = phase / step
    return near + near - near * near - 1
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step
    return near * near + near + near + 1
  }
  return 0
}

/** A rising saw at a phase from 0 to 1. */
export const sawAt = (phase: number, step: number): number => 2 * phase - 1 - corner(phase, step)

/** A pulse that is high for the share `width` of a turn. */
export function pulseAt(phase: number, step: number, width: number): number {
  const later = phase + 1 - width
  return (phase < width ? 1 : -1) + corner(phase, step) - corner(later >= 1 ? later - 1 : later, step)
}

/** Adds a saw of one pitch to the samples. @param phase where it begins, 0 to 1 */
export function addSaw(
  samples: Float32Array,
  hertz: Hertz,
  rate: Hertz,
  phase: number,
  gain: number,
  vibrato?: Vibrato,
): void {
  let step = hertz / rate
  let turn = phase
  for (let index = 0; index < samples.length; index += 1) {
    if (vibrato !== undefined && index % SWAY_EVERY === 0)
      step = (hertz * vibratoAt(vibrato, index / rate)) / rate
    samples[index] = (samples[index] ?? 0) + gain * sawAt(turn, step)
    turn += step
    if (turn >= 1) turn -= 1
  }
}

/** A vibrato is worked out anew after so many samples. */
const SWAY_EVERY = 32

/** A pitch that sways, once it has been held for a while. */
export interface Vibrato {
  readonly hertz: Hertz
  /** How far, as a share of the pitch; .006 is a tenth of a semitone. */
  readonly depth: number
}

const vibratoAt = ({ hertz, depth }: Vibrato, time: number): number =>
  1 + depth * Math.min(1, time / 0.4) * Math.sin(2 * Math.PI * hertz * time)
