import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import type { Finding } from '../verse-score.ts'

/** Something clever, with its worth. */
export type Device = Finding

/** All that a search for devices may look at. */
export interface Listening {
  readonly text: HeardText
  readonly rhymes: RhymeReport
  /** The verse being answered, laid out in bars; without any when there is none. */
  readonly answering: HeardText
}

/** One kind of search. Each is blind to the others, so that a better one can take its place alone. */
export type FindDevices = (listening: Listening) => readonly Device[]

/** The span from one word to another. */
export const spanOf = (
  from: HeardWord | undefined,
  to: HeardWord | undefined,
): { readonly start: number; readonly end: number } => ({ start: from?.start ?? 0, end: to?.end ?? 0 })
