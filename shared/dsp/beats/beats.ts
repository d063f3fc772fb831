import type { Beat } from './beat.ts'
import { CANDLE_RATE } from './songs/candle-rate.ts'
import { COLD_CUT } from './songs/cold-cut.ts'
import { CORNER_LIGHT } from './songs/corner-light.ts'
import { GROUNDSWELL } from './songs/groundswell.ts'
import { HIGH_RISE } from './songs/high-rise.ts'
import { LAST_TRAIN } from './songs/last-train.ts'
import { NULL_AND_VOID } from './songs/null-and-void.ts'
import { THEME } from './songs/theme.ts'

/** Every beat of the game; the theme song last. */
export const BEATS: readonly Beat[] = [
  COLD_CUT,
  GROUNDSWELL,
  CANDLE_RATE,
  NULL_AND_VOID,
  LAST_TRAIN,
  HIGH_RISE,
  CORNER_LIGHT,
  THEME,
]

/** The beat that belongs to each opponent, at the opponent's tempo. */
export const BEAT_BY_CHARACTER = {
  razor: COLD_CUT,
  venom: GROUNDSWELL,
  silk: CANDLE_RATE,
  cypher: NULL_AND_VOID,
} as const satisfies Readonly<Record<string, Beat>>
