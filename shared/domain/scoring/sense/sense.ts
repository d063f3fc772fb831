import { valueOn } from '../curve.ts'
import { FILLERS } from '../hearing/function-words.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import { repeatedRuns } from '../hearing/repeated-runs.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import type { SenseName } from '../verse-score.ts'
import { borrowedShare } from './borrowing.ts'
import { refilledShare } from './frames.ts'
import { heapOfThings } from './heap-of-things.ts'
import { homophoneShare } from './homophones.ts'
import { comparisonsPerBar, namingsPerBar } from './lists.ts'
import { densestFamily, largestFamilyShare } from './one-sound.ts'
import { disorderOf } from './order.ts'
import { rhymingList } from './rhyming-list.ts'
import { commonestSuffix, differentStems } from './sameness.ts'
import * as curves from './sense-curves.ts'
import { share } from './share.ts'
import { tiedShare } from './tied.ts'

/** How much a verse reads as something that somebody would say, and say as a verse. */
export interface SenseReport {
  /** What each measure leaves of a total, 0 to 1. */
  readonly shares: Readonly<Record<SenseName, number>>
  /** All of them multiplied. */
  readonly whole: number
  /** The measure that takes most; null where none takes anything. */
  readonly weakest: SenseName | null
}

/** A verse and what its sense is judged by. */
export interface Said {
  /** As it was given. */
  readonly written: string
  readonly text: HeardText
  readonly rhymes: RhymeReport
  /** All that was said before it, by either. */
  readonly before: HeardText
}

/** Hears whether a verse makes sense at all (SCORE-40 to SCORE-49); a total is multiplied by it. */
export function reportSense({ written, text, rhymes, before }: Said): SenseReport {
  const words = wordsOf(text).filter(({ key }) => !FILLERS.has(key))
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord)
  const unknown = content.filter(({ known }) => !known)
  const shares: Record<SenseName, number> = {
    grammar: valueOn(curves.GRAMMAR, share(words.length - content.length, words.length)),
    vocabulary: valueOn(curves.UNKNOWN, share(unknown.length, content.length)),
    variety:
      valueOn(curves.DIFFERENT, differentStems(content)) *
      valueOn(curves.HOMOPHONES, homophoneShare(content)) *
      Math.min(
        valueOn(curves.ONE_SOUND, largestFamilyShare(content, rhymes)),
        valueOn(curves.DENSEST, densestFamily(rhymes)),
      ),
    endings: valueOn(curves.ONE_SUFFIX, commonestSuffix(content)),
    order: valueOn(curves.DISORDER, disorderOf(text)),
    phrasing: valueOn(curves.REPEATED, repeatedRuns(text)),
    frames: valueOn(curves.REFILLED, refilledShare(text)),
    lists:
      valueOn(curves.COMPARISONS, comparisonsPerBar(text)) *
      valueOn(curves.NAMINGS, namingsPerBar(text)) *
      valueOn(curves.RHYMING_LIST, rhymingList(text, rhymes)) *
      valueOn(curves.HEAP, heapOfThings(text)),
    own: valueOn(curves.BORROWED, borrowedShare(text, before)),
    tied: valueOn(curves.TIED, tiedShare(text, rhymes, written)),
  }
  const [least] = (Object.keys(shares) as SenseName[]).toSorted((a, b) => shares[a] - shares[b])
  return {
    shares,
    whole: Object.values(shares).reduce((product, part) => product * part, 1),
    weakest: least === undefined || shares[least] === 1 ? null : least,
  }
}
