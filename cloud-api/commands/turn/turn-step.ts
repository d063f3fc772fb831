import type { LineTimingRecord, MarksRecord } from '../../models/round-record.ts'
import type { TranscribeRefusal } from '../transcribe-recording.ts'

/** Something that happens in a turn before its end (docs/spec/battle.md, TURN-1). */
export type TurnStep =
  | { readonly type: 'transcript'; readonly userText: string }
  | { readonly type: 'userScore'; readonly marks: MarksRecord }
  | { readonly type: 'line'; readonly index: number; readonly text: string }
  | {
      readonly type: 'audio'
      readonly index: number
      readonly timing: LineTimingRecord
      /** Nothing of a stored round, whose recording is whole. */
      readonly sound?: { readonly packetsMs: number; readonly packets: readonly Uint8Array[] }
    }
  | ({ readonly type: 'notice' } & MadeNotice)
  | { readonly type: 'scores'; readonly marks: MarksRecord }

/** Says that a player should know of how an answer was made. */
export interface MadeNotice {
  readonly code: 'writer_fell_back' | 'voice_fell_back'
  /** Why the first one was given up, as the round keeps it. */
  readonly reason: string
}

/** Is told each step as it happens. */
export type TellStep = (step: TurnStep) => void

/** Why a turn made no round, through no bug. */
export type TurnRefusal =
  | TranscribeRefusal
  | 'battle_not_found'
  | 'battle_finished'
  | 'round_in_progress'
  | 'idempotency_key_reused'
  | 'voice_unavailable'
  | 'service_unavailable'
