import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { hearText } from '../hearing/hear-text.ts'
import type { HeardText } from '../hearing/heard-text.ts'
import type { TailRhyme } from '../rhyme/compare-tails.ts'
import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt, type Tail } from '../rhyme/tail.ts'

/** The real pronouncer of the tests. */
export const ear = await openTestPronouncer()

/** A text as the ear hears it. */
export const hear = (text: string): HeardText => hearText(ear, text)

const tailsOf = (text: string): Tail[] => {
  const words = hear(text).lines.at(-1)?.words ?? []
  return tailsAt(words, words.length - 1)
}

/** How the ends of two texts rhyme. */
export const rhymeOf = (a: string, b: string): TailRhyme | undefined => compareTails(tailsOf(a), tailsOf(b))
