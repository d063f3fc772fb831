import type { Tail } from '../../scoring/rhyme/tail.ts'
import type { NounNumber, Topic } from './lexicon.ts'

/** A word of the player's that may be said back. */
export interface TurnableWord {
  /** Lower case. */
  readonly text: string
  readonly topic?: Topic
  /** Known to be a noun, with its number. */
  readonly noun?: NounNumber
  /** Whether "your" goes before it. */
  readonly owned: boolean
  /** Surely a verb or an adjective where it stands: quoted as a thing only where no noun is left. */
  readonly namesNoThing: boolean
  /** Worth turning only when there is nothing better ("take", "thing"). */
  readonly isDull: boolean
}

/** A clause of the player's, quotable as it stands. */
export interface Claim {
  readonly text: string
  readonly syllables: number
  /** Its turnable words, lower case. */
  readonly words: readonly string[]
}

/** What the composer takes from the player's verse. */
export interface UserVerse {
  /** Turnable words in the order they came, each once. */
  readonly words: readonly TurnableWord[]
  readonly claims: readonly Claim[]
  /** The sound the verse ends on; nothing for a verse without one. */
  readonly end?: {
    readonly tails: readonly Tail[]
    readonly key: string
    /** The word itself, where it may be said back. */
    readonly word?: string
  }
  /** Whether it speaks of the player's own death or hurt: nothing of it is touched. */
  readonly isDespair: boolean
}
