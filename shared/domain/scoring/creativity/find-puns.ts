import type { HeardWord } from '../hearing/heard-text.ts'
import { callsUp, cuesOf, type Cue } from './cues.ts'
import type { Device, FindDevices } from './device.ts'
import { lexicon, type Meaning } from './lexicon/read-lexicon.ts'
import { readingOf } from './reading.ts'

/** A meaning that the company of a word calls up; without a cue where the meaning is given. */
interface Called {
  readonly meaning: Meaning
  readonly cue: string | undefined
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
  stem: string,
  isOwned: boolean,
  company: readonly Cue[],
): Called[] {
  return meanings.flatMap((meaning): Called[] => {
    const cue = company.find(
      (one) =>
        one.stem !== stem &&
        callsUp(one, meaning) &&
        !meanings.some((rival) => rival !== meaning && callsUp(one, rival)),
    )
    if (cue !== undefined) return [{ meaning, cue: cue.key }]
    return meaning.given === 'spelled' || (meaning.given === 'owned' && isOwned)
      ? [{ meaning, cue: undefined }]
      : []
  })
}

const means = ({ meaning, cue }: Called): string =>
  cue === undefined ? meaning.name : `${meaning.name} beside "${cue}"`

function punAt(word: HeardWord, [one, other]: readonly Called[]): Device | undefined {
  if (one === undefined || other === undefined) return undefined
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
    if (!near.some(({ hasYou, hasMe }) => hasYou || hasMe)) return
    const company = near.flatMap(({ cues }) => cues)
    const puns = line.words.flatMap((word, at): [string, Device][] => {
      const stem = line.stems[at] ?? ''
      const meanings = words.meanings.get(word.key) ?? words.meanings.get(stem)
      if (word.isFunctionWord || meanings === undefined || found.has(stem)) return []
      const isOwned =
        OWNERS.has(line.keys[at - 1] ?? '') ||
        OWNERS.has(line.keys[at - 2] ?? '') ||
        DONE_TO.has(line.keys[at + 1] ?? '')
      const device = punAt(word, calledUp(meanings, stem, isOwned, company))
      return device === undefined ? [] : [[stem, device]]
    })
    for (const [stem, device] of puns.slice(0, MOST_IN_A_BAR)) found.set(stem, device)
  })
  return [...found.values()]
}
