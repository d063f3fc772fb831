import type { Decibels } from '#shared/std/units.ts'

/** An amplitude factor from decibels: 0 dB is 1, -6.02 dB is one half. */
export const fromDecibels = (level: Decibels): number => 10 ** (level / 20)

/** Decibels of an amplitude; of 0, -Infinity. */
export const toDecibels = (amplitude: number): Decibels => 20 * Math.log10(amplitude)
