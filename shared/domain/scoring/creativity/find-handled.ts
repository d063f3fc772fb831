import { spanOf, type Device } from './device.ts'
import { stockPhrases } from './find-cliches.ts'
import { isIn } from './lexicon/bases.ts'
import { BODILESS, HANDLED, HANDLING, ROLES, THINGS } from './lexicon/metaphor-words.ts'
import { quoted } from './quote.ts'
import type { ReadLine } from './reading.ts'

const HANDLED_WEIGHT = 1
const OWNERS = new Set('my your his her their our these those the every each all ya ur'.split(' '))
/** Between what is done and what it is done to: "drown you in syllables", "cook up verses". */
const BETWEEN = new Set('you him them em up in down out with'.split(' '))
const MOST_BETWEEN = 3
/** Art forms that are made, not built: "a book of rhymes" is a book. */
const LITERAL_HOLDERS = new Set('book page line list record album word story note paper song card'.split(' '))

const metaphor = (line: ReadLine, from: number, to: number, reason: (quote: string) => string): Device[] => {
  const span = line.words.slice(from, to + 1)
  if (stockPhrases(span).length > 0) return []
  return [
    {
      kind: 'metaphor',
      ...spanOf(span[0], span.at(-1)),
      reason: reason(quoted(span)),
      weight: HANDLED_WEIGHT,
    },
  ]
}

/** "I swallow your insults": words, feelings and names handled like things. */
function handledAt(line: ReadLine, at: number): Device[] {
  if (!isIn(line.bases[at] ?? [], HANDLING)) return []
  let to = at + 1
  while (to - at <= MOST_BETWEEN && (BETWEEN.has(line.keys[to] ?? '') || OWNERS.has(line.keys[to] ?? '')))
    to += 1
  if (!isIn(line.bases[to] ?? [], HANDLED)) return []
  return metaphor(line, at, to, (quote) => `"${quote}": done to it as if it were a thing.`)
}

/** "A cathedral of words": a thing made of what has no body. */
function madeOfAt(line: ReadLine, at: number): Device[] {
  const { keys, bases } = line
  if (keys[at] !== 'of') return []
  const thing = bases[at - 1] ?? []
  const to = OWNERS.has(keys[at + 1] ?? '') ? at + 2 : at + 1
  const isMade =
    isIn(thing, THINGS) && !isIn(thing, ROLES) && !isIn(thing, BODILESS) && !isIn(thing, LITERAL_HOLDERS)
  if (!isMade || !isIn(bases[to] ?? [], HANDLED)) return []
  return metaphor(line, at - 1, to, (quote) => `"${quote}": a thing made of what has no body.`)
}

/** Words, feelings and names that are handled, or built with, like things (SCORE-33). */
export const findHandled = (line: ReadLine): Device[] =>
  line.words.flatMap((_, at) => [...handledAt(line, at), ...madeOfAt(line, at)])
