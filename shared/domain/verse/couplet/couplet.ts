import type { Score, Share } from '#shared/std/units.ts'
import type { Tail } from '../../scoring/rhyme/tail.ts'
import type { CoupletLines } from '../material/material.ts'

/** What a couplet is there to do: turn the player's words, answer a verse without any, or hit on its own. */
export type CoupletRole = 'turn' | 'empty' | 'punch'

/** A couplet as written or filled. */
export interface Couplet {
  readonly lines: CoupletLines
  readonly role: CoupletRole
  /** The player's words it holds, lower case. */
  readonly turned: readonly string[]
  /** How gladly it is chosen, before mood and difficulty: 1 for most. */
  readonly appeal: number
}

/** What the ear says of a couplet by itself. */
export interface CoupletSound {
  readonly syllables: readonly [first: number, second: number]
  /** Share of its syllables in rhyme. */
  readonly share: Share
  readonly syllablesPerWord: number
  /** The sounds its bars end on. */
  readonly endTails: readonly [first: readonly Tail[], second: readonly Tail[]]
  /** The words its bars end on, lower case. */
  readonly endKeys: readonly [first: string, second: string]
  /** The rime both bars end on, from the last beat, for telling quickly that couplets share it. */
  readonly rime: string
}

/** A couplet the ear has passed. */
export interface HeardCouplet extends Couplet {
  readonly sound: CoupletSound
  /** Its bars without case and punctuation. */
  readonly keys: readonly [first: string, second: string]
  /** Its words that carry meaning and are its own, not the player's. */
  readonly telling: readonly string[]
  /** The images of its character that it is in, a bit each. */
  readonly images: number
  /** Share of its words that are the character's own or an attack. */
  readonly intensity: Share
  /** The ear's mark for its creativity by itself; of a filled template, with anybody's words in it. */
  readonly craft: Score
}
