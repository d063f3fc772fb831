import { PICTURES } from '../creativity/image-words.ts'
import { basesOf, isIn } from '../creativity/lexicon/bases.ts'
import { valueOn, type Curve } from '../curve.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import { gluedness } from './glue.ts'
import { share } from './share.ts'

/** Share of the content words that are things to be pictured: verses where people speak have .5 at most, most under .3. */
const THINGS: Curve = [
  [0.38, 0],
  [0.48, 1],
]
/** Fewer content words are no heap. */
const LEAST_CONTENT = 10

/**
 * How much a verse heaps things on things ("my turnip is a lampshade in the kettle of the moon"), 0 to 1: half of its content are
 * things, and its grammar only hangs one to the next. Both must be beyond what people write.
 */
export function heapOfThings(text: HeardText): number {
  const words = wordsOf(text)
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord)
  if (content.length < LEAST_CONTENT) return 0
  const things = content.filter(({ key }) => isIn(basesOf(key), PICTURES))
  return gluedness(words) * valueOn(THINGS, share(things.length, content.length))
}
