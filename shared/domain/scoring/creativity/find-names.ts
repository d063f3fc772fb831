import { CHARACTERS } from '../../character/characters.ts'
import type { Device, FindDevices } from './device.ts'
import { lexicon } from './lexicon/read-lexicon.ts'
import { callsUp, cuesOf } from './cues.ts'
import { readingOf } from './reading.ts'

const NAME_FLIP_WEIGHT = 1.5
/** What comes before a name: "they call me Rob", "yo Silk", "my name is Grace". */
const INTRODUCING = new Set(
  'name names named call calls called calling yo hey mr mister dj mc miss sir aka'.split(' '),
)
/** Words between what introduces a name and the name. */
const BETWEEN = new Set('is was as you me him her it a the us them s your'.split(' '))
const MOST_BETWEEN = 2
/** What may follow a name that opens a bar and calls somebody: "Silk, you're so smooth", "Razor I". */
const AFTER_CALL = new Set('you your youre youve youll i im ive ill my u ur'.split(' '))
/** "Cliff is my name". */
const IS_NAME = /^(?:is|was|s) (?:my|your|his|her|the) name$/

const OPPONENTS: ReadonlySet<string> = new Set(CHARACTERS.map(({ name }) => name.toLowerCase()))

/** Whether the word at an index is said as somebody's name; case tells nothing, for it may not change a score. */
function isNamed(keys: readonly string[], at: number): boolean {
  const key = keys[at] ?? ''
  if (IS_NAME.test(keys.slice(at + 1, at + 4).join(' '))) return true
  let before = at - 1
  while (before >= 0 && at - before <= MOST_BETWEEN && BETWEEN.has(keys[before] ?? '')) before -= 1
  if (INTRODUCING.has(keys[before] ?? '')) return true
  if (!OPPONENTS.has(key)) return false
  const isCalled = at <= 1 && AFTER_CALL.has(keys[at + 1] ?? '')
  return isCalled || (at <= 1 && /^(?:youre|im|so|look|listen|dear)$/.test(keys[at - 1] ?? ''))
}

/** A name that is a word too, with a word beside it that says so: "Silk, you came from a worm" (SCORE-31). Each name once. */
export const findNameFlips: FindDevices = ({ text }) => {
  const words = lexicon()
  const lines = readingOf(text)
  const found = new Map<string, Device>()
  lines.forEach((line, index) => {
    if (!line.isSaid) return
    line.words.forEach((word, at) => {
      const meanings = words.names.get(word.key)
      if (meanings === undefined || found.has(word.key) || !isNamed(line.keys, at)) return
      const near = [line, lines[index + 1], lines[index - 1]]
      const company = near.flatMap((one) => (one?.isSaid === true ? cuesOf(one, words) : []))
      for (const meaning of meanings) {
        const cue = company.find((one) => one.key !== word.key && callsUp(one, meaning))
        if (cue === undefined) continue
        found.set(word.key, {
          kind: 'wordplay',
          start: word.start,
          end: word.end,
          reason: `"${word.key}" is a name and, beside "${cue.key}", ${meaning.name}.`,
          weight: NAME_FLIP_WEIGHT,
        })
        return
      }
    })
  })
  return [...found.values()]
}
