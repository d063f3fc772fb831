import { valueOn, type Curve } from '../curve.ts'
import type { HeardWord } from '../hearing/heard-text.ts'
import { share } from './share.ts'

/** Grammar words that only hang one thing to the next: nobody is spoken of and nothing is asked, denied or reasoned. */
const GLUE = new Set(
  'a an the and or of in on at with from for to by upon is are was were has had have my your his her their'.split(
    ' ',
  ),
)
/** Share of them among the grammar words: nine in ten of our verses have under .7. */
const GLUED: Curve = [
  [0.78, 0],
  [0.9, 1],
]

/** How much the grammar of some words only hangs things together, 0 to 1: 0 where it does not go beyond what people write. */
export function gluedness(words: readonly HeardWord[]): number {
  const grammar = words.filter(({ isFunctionWord }) => isFunctionWord)
  return valueOn(GLUED, share(grammar.filter(({ key }) => GLUE.has(key)).length, grammar.length))
}
