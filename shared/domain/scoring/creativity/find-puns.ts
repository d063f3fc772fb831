import type { HeardWord } from '../hearing/heard-text.ts'
import { callsUp, cuesOf, type Cue } from './cues.ts'
import type { Device, FindDevices } from './device.ts'
import { areOneWord } from './lexicon/bases.ts'
import { lexicon, type Meaning } from './lexicon/read-lexicon.ts'
import { isAddressed, readingOf } from './reading.ts'
import { soundAlike } from './word-sounds.ts'

/** A meaning that the company of a word calls up; without a cue where the meaning is given. */
interface Called {
  readonly meaning: Meaning
  readonly cue: string | undefined
  /** Whether the cue stands in the same bar. */
  readonly isClose: boolean
}

/** What says whose a word is, or of whom it is said: "my bars", "you're grounded", "you got served". */
const OWNERS = new Set(
  'my your his her their our ya ur these those im youre hes shes theyre were is are was am be been got get'.split(
    ' ',
  ),
)
/** To whom something is done: "I roast you". */
const DONE_TO = new Set('you him them ya u em'.split(' '))
/** Puns in one bar at most: more are a list. */
const MOST_IN_A_BAR = 4
const PUN_WEIGHT = 1.5

/** Each meaning with the first word near by that calls up this one and no other. */
function calledUp(
  meanings: readonly Meaning[],
  word: readonly string[],
  isOwned: boolean,
  company: readonly Cue[],
  close: readonly Cue[],
): Called[] {
  return meanings.flatMap((meaning): Called[] => {
    const cue = company.find(
      (one) =>
        !areOneWord(one.bases, word) &&
        callsUp(one, meaning) &&
        !meanings.some((rival) => rival !== meaning && callsUp(one, rival)),
    )
    if (cue !== undefined) return [{ meaning, cue: cue.key, isClose: close.includes(cue) }]
    return meaning.given === 'spelled' || (meaning.given === 'owned' && isOwned)
      ? [{ meaning, cue: undefined, isClose: false }]
      : []
  })
}

const means = ({ meaning, cue }: Called): string =>
  cue === undefined ? meaning.name : `${meaning.name} beside "${cue}"`

function punAt(word: HeardWord, [one, other]: readonly Called[]): Device | undefined {
  if (one === undefined || other === undefined || !(one.isClose || other.isClose)) return undefined
  const [first, second] = other.cue === undefined ? [other, one] : [one, other]
  return {
    kind: 'wordplay',
    start: word.start,
    end: word.end,
    reason: `"${word.key}" means ${means(first)} and ${means(second)}.`,
    weight: PUN_WEIGHT,
  }
}

/** Puns: a word whose company, in its bar and the bars beside it, calls up two of its meanings (SCORE-31). Each word once. */
export const findPuns: FindDevices = ({ text }) => {
  const words = lexicon()
  const lines = readingOf(text).map((line) => ({ ...line, cues: line.isSaid ? cuesOf(line, words) : [] }))
  const found = new Map<string, Device>()
  lines.forEach((line, index) => {
    if (!line.isSaid) return
    const near = [line, lines[index - 1], lines[index + 1]].flatMap((one) => (one === undefined ? [] : [one]))
    if (!isAddressed(lines, index)) return
    const company = near.flatMap(({ cues }) => cues)
    const puns = line.words.flatMap((word, at): [string, Device][] => {
      const bases = line.bases[at] ?? []
      const base = bases.find((one) => words.meanings.has(one))
      const meanings = words.meanings.get(base ?? '')
      if (word.isFunctionWord || base === undefined || meanings === undefined || found.has(base)) return []
      const isOwned =
        OWNERS.has(line.keys[at - 1] ?? '') ||
        OWNERS.has(line.keys[at - 2] ?? '') ||
        DONE_TO.has(line.keys[at + 1] ?? '')
      // "Weak" is not about a week for standing beside "week": that is its sound (SCORE-30).
      const others = company.filter((cue) => !soundAlike(cue.word, word))
      const device = punAt(word, calledUp(meanings, bases, isOwned, others, line.cues))
      return device === undefined ? [] : [[base, device]]
    })
    for (const [base, device] of puns.slice(0, MOST_IN_A_BAR)) found.set(base, device)
  })
  return [...found.values()]
}
