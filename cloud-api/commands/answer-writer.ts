import type { CharacterId } from '#shared/domain/character/character.ts'
import type { VerseScore } from '#shared/domain/scoring/verse-score.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import type { Fallback, Maker } from '../ports/maker.ts'

/** An answer that has been written to its end. */
export interface WrittenVerse {
  /** Who wrote it; after a fallback whoever wrote its end. */
  readonly maker: Maker
  /** What the ear says of the whole verse against the one it answers (OPP-51), where the writer knows already. */
  readonly score?: VerseScore
}

export interface WritingOptions {
  /** Ends the writing: the next line rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Is told when a writer is given up within the answer, once for each. */
  readonly onFallback: (fallback: Fallback) => void
}

/** Writes the opponent's answers. */
export interface AnswerWriter {
  /**
   * Gets ready for a character's first answer, which then takes no longer than the others; requests go in between. It may
   * be left out, and is free the second time.
   */
  prepare(character: CharacterId): Promise<void>
  /**
   * Writes an answer: yields its lines, one a bar, each as soon as it will not change, and as many as the brief has bars;
   * ends right behind the last one. Lines are clean text as the player shall read them.
   * @returns at its end, what the round keeps of it
   * @throws the signal's reason; anything else is a bug, since the house can always write
   */
  write(brief: VerseBrief, options: WritingOptions): AsyncGenerator<string, WrittenVerse, void>
}
