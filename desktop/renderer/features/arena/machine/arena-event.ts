import type {
  Battle,
  BattleState as BattleStateAnswer,
  Round,
  RoundResult,
} from '#shared/contract/http/battles.ts'
import type { Ms } from '#shared/std/units.ts'
import type { TurnProgress } from './answer-lines.ts'
import type { Trouble } from './arena-state.ts'

/** A battle as the server has it. */
export interface BattleSnapshot {
  readonly battle: Battle
  readonly state: BattleStateAnswer
  readonly rounds: readonly Round[]
}

/** What happens in the arena. `now` is the page's monotonic clock. */
export type ArenaEvent =
  | { readonly type: 'draft-changed'; readonly draft: string }
  /** The draft leaves for the server; the key counts only if this verse has none yet. */
  | { readonly type: 'verse-sent'; readonly key: string; readonly now: Ms }
  /** The server says how far it has come with the turn that is under way. */
  | { readonly type: 'turn-told'; readonly told: TurnProgress; readonly now: Ms }
  /** `snapshot` comes along when the round is not the one this page expected. */
  | {
      readonly type: 'round-answered'
      readonly result: RoundResult
      readonly snapshot?: BattleSnapshot
      readonly now: Ms
    }
  /** `certain`: the server has refused the verse, so that its key is spent; otherwise nobody knows. */
  | {
      readonly type: 'round-failed'
      readonly trouble: Trouble
      readonly certain: boolean
      readonly now: Ms
    }
  /** Of an answer, by the key of its submission: its text is out, its voice is heard, its voice is not heard any more. */
  | { readonly type: 'answer-typed'; readonly key: string; readonly now: Ms }
  | { readonly type: 'voice-started'; readonly key: string }
  | { readonly type: 'voice-settled'; readonly key: string; readonly now: Ms }
  /** The player has seen enough of this answer. */
  | { readonly type: 'answer-skipped'; readonly now: Ms }
  | { readonly type: 'clock-looked-at'; readonly now: Ms }
  | { readonly type: 'time-up-failed'; readonly trouble: Trouble }
  | { readonly type: 'server-told'; readonly snapshot: BattleSnapshot; readonly now: Ms }
