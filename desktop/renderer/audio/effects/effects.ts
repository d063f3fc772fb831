import { finalBell, roundBell } from './bell.ts'
import { defeatSting, drawSting, victorySting } from './endings.ts'
import { stamp, throwVerse, tick } from './hits.ts'
import type { Effect } from './voice.ts'

/** Every effect by name. All are synthesised: nothing to download, nothing to be missing. */
export const EFFECTS = {
  'round-bell': roundBell,
  'final-bell': finalBell,
  'throw-verse': throwVerse,
  stamp,
  tick,
  victory: victorySting,
  defeat: defeatSting,
  draw: drawSting,
} as const satisfies Record<string, Effect>

export type EffectName = keyof typeof EFFECTS
