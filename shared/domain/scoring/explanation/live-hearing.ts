import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { MAX_VERSE_LENGTH } from '../check-verse.ts'
import { hearText } from '../hearing/hear-text.ts'
import { reportRhymes } from '../rhyme/rhyme-report.ts'
import type { Share } from '#shared/std/units.ts'

/** A bar while it is written; offsets count UTF-16 units of the text. */
export interface LiveBar {
  readonly start: number
  readonly end: number
  readonly syllables: number
}

/** What can be said of a verse while it is written: its sounds, and nothing of its worth. */
export interface LiveHearing {
  /** Stretches that rhyme, in the order of the text; those with the same family rhyme with each other. */
  readonly rhymes: readonly { readonly start: number; readonly end: number; readonly family: number }[]
  /** Share of syllables in rhyme (SCORE-15). */
  readonly share: Share
  readonly bars: readonly LiveBar[]
}

/** Hears a verse while it is written (SCORE-78); beyond the longest verse it does not listen. */
export function hearLive(ear: Pronouncer, text: string): LiveHearing {
  const heard = hearText(ear, text.slice(0, MAX_VERSE_LENGTH))
  const { spans, share } = reportRhymes(heard)
  return {
    rhymes: spans.map(({ start, end, family }) => ({ start, end, family })),
    share,
    bars: heard.bars.map(({ words }) => ({
      start: words[0]?.start ?? 0,
      end: words.at(-1)?.end ?? 0,
      syllables: words.reduce((sum, { sound }) => sum + sound.length, 0),
    })),
  }
}
