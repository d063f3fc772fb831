import type { Pronunciation } from '../../phonetics/phonetics.ts'
import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt } from '../rhyme/tail.ts'
import type { HeardWord } from './heard-text.ts'

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

/** Words that are two by their sound: the sound that tells the verb (of "read" the present), and the one of the other. */
const HOMOGRAPHS: ReadonlyMap<string, readonly [verb: string, other: string]> = new Map(
  words(
    `live:IH:AY lives:IH:AY close:Z:S use:Z:S tear:EH:IH tears:EH:IH wind:AY:IH winds:AY:IH read:IY:EH record:AO:EH records:AO:EH
     bow:AW:OW bows:AW:OW lead:IY:EH object:EH:AA objects:EH:AA project:EH:AA projects:EH:AA wound:AW:UW minute:UW:IH bass:AE:EY`,
  ).map((row) => {
    const [word = '', verb = '', other = ''] = row.split(':')
    return [word, [verb, other]]
  }),
)

/** What stands before a verb, and before none. */
const BEFORE_VERB = new Set(
  words(`to will would can could should must might may gonna wanna gotta finna tryna lets ill youll well theyll id youd wed
    theyd dont didnt cant wont couldnt wouldnt shouldnt never always`),
)
const SUBJECTS = new Set(words('i you we they who'))
const ONE_SUBJECT = new Set(words('he she it who nobody somebody everybody everyone'))
const BEFORE_OTHER = new Set(words('a an the my your his our their no of so too very'))
/** "We are live", "it was close", "I have read". */
const BE = new Set(words('is are was were am be been im youre hes shes theyre its'))
const HAVE = new Set(words('have has had ive youve weve theyve'))
const SAID_OF = new Set(['live', 'close', 'read'])
/** What may stand between ("I only live"). */
const ADVERBS = new Set(words('only just still really even also ever truly'))

const says = (way: Pronunciation, mark: string): boolean =>
  way.some(({ nucleus, coda, stress }) => (nucleus === mark && stress > 0) || coda.at(-1) === mark)

/** The sound that the word before asks for; nothing where it leaves both open. */
function askedFor(key: string, before: string, [verb, other]: readonly [string, string]): string | undefined {
  if (key === 'read')
    return BE.has(before) || HAVE.has(before) ? other : BEFORE_VERB.has(before) ? verb : undefined
  if (BEFORE_VERB.has(before) || (key.endsWith('s') ? ONE_SUBJECT : SUBJECTS).has(before)) return verb
  return BEFORE_OTHER.has(before) || (SAID_OF.has(key) && BE.has(before)) ? other : undefined
}

/** Words to each side whose rhymes are asked, and what a rhyme is worth where not both end their lines. */
const REACH = 30
const INNER_WORTH = 0.3
/** Words that a rhyme reaches back over, at most. */
const MOST_IN_RHYME = 6
/** So many words of a text are settled by rhyme; no verse has more. */
const MOST_BY_RHYME = 24

interface PlacedWord {
  readonly line: readonly HeardWord[]
  readonly at: number
}

const isLineEnd = ({ line, at }: PlacedWord): boolean => at === line.length - 1

/** How well a way of saying a word rhymes with what stands around it. */
function rhymeWorth(way: Pronunciation, here: PlacedWord, around: readonly PlacedWord[]): number {
  const words = here.line.slice(Math.max(0, here.at - MOST_IN_RHYME), here.at)
  const [word] = here.line.slice(here.at)
  if (word === undefined) return 0
  const tails = tailsAt([...words, { ...word, ways: [way], sound: way }], words.length, isLineEnd(here))
  return around.reduce((sum, other) => {
    const rhyme = compareTails(tails, tailsAt(other.line, other.at, isLineEnd(other)))
    return sum + (rhyme?.strength ?? 0) * (isLineEnd(here) && isLineEnd(other) ? 1 : INNER_WORTH)
  }, 0)
}

/** The word as what stands before it asks for; nothing where that leaves it open. */
function settledByGrammar({ line, at }: PlacedWord, word: HeardWord): HeardWord | undefined {
  const marks = HOMOGRAPHS.get(word.key)
  const before = line.slice(Math.max(0, at - MOST_IN_RHYME), at).findLast(({ key }) => !ADVERBS.has(key))
  const asked = marks === undefined ? undefined : askedFor(word.key, before?.key ?? '', marks)
  const ways = asked === undefined ? [] : word.ways.filter((way) => says(way, asked))
  const [sound] = ways
  return sound === undefined ? undefined : { ...word, ways, sound }
}

/** The word as it rhymes with more of what stands around it; nothing where it rhymes with none. */
function settledByRhyme(
  places: readonly PlacedWord[],
  index: number,
  word: HeardWord,
): HeardWord | undefined {
  const here = places[index]
  if (here === undefined) return undefined
  const around = places
    .slice(Math.max(0, index - REACH), index + REACH)
    .filter(
      ({ line, at }) =>
        line[at]?.key !== word.key && !(line[at]?.isFunctionWord === true && at < line.length - 1),
    )
  const worths = word.ways.map((way) => rhymeWorth(way, here, around))
  const most = Math.max(...worths)
  const way = word.ways[worths.indexOf(most)]
  return most === 0 || way === undefined ? undefined : { ...word, ways: [way], sound: way }
}

/**
 * Lines in which each word that is written alike and said in two ways ("live", "close") is said in one: as the word before it
 * asks, or else as it rhymes with more. Where neither says anything it keeps its ways (SCORE-91).
 */
export function settleHomographs(lines: readonly HeardWord[][]): readonly HeardWord[][] {
  if (!lines.some((line) => line.some(({ key }) => HOMOGRAPHS.has(key)))) return lines
  const places = lines.flatMap((line) => line.map((_, at): PlacedWord => ({ line, at })))
  let index = -1
  let byRhyme = 0
  return lines.map((line) =>
    line.map((word, at) => {
      index += 1
      if (!HOMOGRAPHS.has(word.key) || word.ways.length < 2) return word
      const settled = settledByGrammar({ line, at }, word)
      if (settled !== undefined || byRhyme >= MOST_BY_RHYME) return settled ?? word
      byRhyme += 1
      return settledByRhyme(places, index, word) ?? word
    }),
  )
}
