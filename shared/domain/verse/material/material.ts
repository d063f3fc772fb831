import type { Topic } from '../read/lexicon.ts'

/** Two bars that rhyme, as they are said. */
export type CoupletLines = readonly [first: string, second: string]

/** A place in a template: what fills it comes from the player's verse, or (`tail`) from the phrases that rhyme with it. */
export type Slot =
  'word' | 'word2' | 'noun' | 'noun2' | 'claim' | 'last' | 'tail' | 'tail2' | 'tail3' | 'tail4'

/**
 * What a template's words must be about; `any` takes every word (it only quotes), `noun` every noun, and `echo` answers
 * the player's last rhyme.
 */
export type TurnTopic = Topic | 'any' | 'noun' | 'echo'

/** A couplet with places for the player's words. */
export interface TurnTemplate {
  readonly topic: TurnTopic
  readonly lines: CoupletLines
  /** The places it has, each named once. */
  readonly slots: ReadonlySet<Slot>
  /** Those of them where no word for many things may stand (OPP-13). */
  readonly singular: ReadonlySet<Slot>
}

/** Everything a character has to say. */
export interface CharacterMaterial {
  /** Said in any mood. */
  readonly level: readonly CoupletLines[]
  readonly ahead: readonly CoupletLines[]
  readonly behind: readonly CoupletLines[]
  /** For a verse without anything to turn around. */
  readonly empty: readonly CoupletLines[]
  /** Only without the profanity filter. */
  readonly rough: readonly CoupletLines[]
  readonly turns: readonly TurnTemplate[]
  /** Single bars that rhyme inside, for verses with an odd number of bars; the signature line first. */
  readonly closers: readonly string[]
  /** Words that nobody else would reach for. */
  readonly persona: ReadonlySet<string>
  /** What its couplets picture, a set of word stems each (OPP-26); at most 30. */
  readonly images: readonly ReadonlySet<string>[]
}
