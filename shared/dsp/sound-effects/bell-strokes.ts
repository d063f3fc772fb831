import type { Seconds } from '#shared/std/units.ts'

/** When the bell is struck: apart from the bell, for whoever plays only a part of its sound. */
export const BELL_STROKES = [0, 0.34, 0.68] as const satisfies readonly Seconds[]
