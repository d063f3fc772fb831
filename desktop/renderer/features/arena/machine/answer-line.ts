import type { TurnEvent } from '#shared/contract/http/turn-events.ts'
import type { Ms } from '#shared/std/units.ts'

/** A line of the answer. */
export interface AnswerLine {
  readonly text: string
  /** When it came, on the page's clock. */
  readonly at: Ms
  /** How it sounds, once that is known. */
  readonly sound?: Pick<Extract<TurnEvent, { type: 'audio' }>, 'timing' | 'chunk'>
}
