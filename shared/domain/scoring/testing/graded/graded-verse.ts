/**
 * How well a verse is made, from 1 to 5: 1 hopeless (talk that hardly rhymes), 2 a beginner (forced rhymes, stock
 * phrases), 3 a median amateur (plain couplets or a plain stanza with one idea), 4 good (pictures, longer rhymes, a blow
 * that lands), 5 a strong battle rapper (chains of sound, double meanings, one image carried through).
 */
export type Level = 1 | 2 | 3 | 4 | 5

/** A verse written for these tests before any score of it was seen. Nobody's lyrics. */
export interface GradedVerse {
  readonly level: Level
  readonly text: string
  /** The verse that it answers. */
  readonly answering?: string
}
