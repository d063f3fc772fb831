import type { HeardVerse } from '../../verse-score.ts'
import { attempt, type Adversary } from './adversary.ts'
import { DISGUISES } from './disguise.ts'
import { FRAMES } from './frames.ts'
import { HEAPS } from './heaps.ts'
import { PASTED } from './pasted.ts'
import { PROSE } from './prose.ts'
import { REPETITION } from './repetition.ts'
import { SOUNDS_ALIKE } from './sounds-alike.ts'

/** Every way we know to get points without making a verse. */
export const ADVERSARIES: readonly Adversary[] = [
  ...REPETITION,
  ...HEAPS,
  ...FRAMES,
  ...SOUNDS_ALIKE,
  ...PROSE,
  ...PASTED,
  ...DISGUISES,
]

/** Lengths at which each is tried, in bars: a round, two, and the longest verse that is taken. */
const LENGTHS: readonly number[] = [4, 8, 16]
/** Variations of each at each length. */
const VARIATIONS = 5

/** Every attempt of an adversary. */
export const attemptsOf = (adversary: Adversary): HeardVerse[] =>
  LENGTHS.flatMap((bars) =>
    Array.from({ length: VARIATIONS }, (_, index) =>
      adversary.make(attempt(bars * 1009 + index * 7919 + 1, bars)),
    ),
  )

/** Texts so long that nobody says them. */
export const TEN_THOUSAND_WORDS: readonly (readonly [name: string, text: string])[] = ADVERSARIES.filter(
  ({ name }) =>
    [
      'one line repeated',
      'keywords of the trade',
      'a list of rhyming words',
      '"I got the X, I got the Y"',
    ].includes(name),
).map(({ name, make }) => [name, make(attempt(1, 1450)).text])
