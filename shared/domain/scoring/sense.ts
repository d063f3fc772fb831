import { valueOn, type Curve } from './curve.ts'
import { FILLERS } from './hearing/function-words.ts'
import { wordsOf, type HeardText, type HeardWord } from './hearing/heard-text.ts'
import { repeatedRuns } from './hearing/repeated-runs.ts'
import { stemOf } from './hearing/stem.ts'

/** How much a verse reads as something a person would say, each from 0 (not at all) to 1. */
export interface SenseReport {
  /** Grammar words among all: lists of words have none, and sentences are about half made of them. */
  readonly grammar: number
  /** Words that exist. */
  readonly vocabulary: number
  /** Content words that are not said over and over. */
  readonly variety: number
  /** Content words that do not all end on the same suffix. */
  readonly endings: number
  /** Grammar words in an order English allows. */
  readonly order: number
  /** Phrases that are not one frame filled in again and again. */
  readonly phrasing: number
  /** All of it. */
  readonly whole: number
}

/** Share of grammar words. Terse rap goes down to a quarter. */
const GRAMMAR: Curve = [
  [0.03, 0.15],
  [0.12, 0.4],
  [0.2, 0.85],
  [0.25, 1],
  [0.72, 1],
  [0.85, 0.5],
  [1, 0.2],
]
/** Share of content words whose sound had to be guessed. */
const UNKNOWN: Curve = [
  [0.2, 1],
  [0.4, 0.6],
  [0.7, 0.15],
]
/** Different stems among the content words of a stretch. */
const DIFFERENT: Curve = [
  [0.1, 0.1],
  [0.3, 0.35],
  [0.5, 0.8],
  [0.62, 1],
]
/** Share of content words that end on the commonest suffix. */
const ONE_SUFFIX: Curve = [
  [0.3, 1],
  [0.5, 0.6],
  [0.75, 0.25],
]
/** Impossible neighbours for each word. */
const DISORDER: Curve = [
  [0.02, 1],
  [0.08, 0.5],
  [0.2, 0.15],
]
/** Runs of three words said before in the verse: one frame filled in again and again. */
const FRAMED: Curve = [
  [0.2, 1],
  [0.45, 0.6],
  [0.7, 0.3],
]

/** Content words looked at together for variety. */
const STRETCH = 24
const SUFFIX = /(?:[st]ion|ness|ment|ity|ing|ly|ism|able|ible|ful|less|ance|ence|ology|ical)s?$/
const ARTICLES = new Set('a an the my your our their'.split(' '))
/** What cannot follow an article. */
const AFTER_ARTICLE_NEVER = new Set(
  'a an the my your our their is am are was were be of to and or but in on at by for from with i you he she we they me him them us it if because than will would can could do does did have has had'.split(
    ' ',
  ),
)
/** What cannot follow "of", "to", "and" or another joint. */
const JOINTS = new Set('of and or but if because than with from'.split(' '))
const AFTER_JOINT_NEVER = new Set('of and or than is am are was were'.split(' '))

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

function differentStems(content: readonly HeardWord[]): number {
  if (content.length === 0) return 1
  const stretches = Math.max(1, Math.ceil(content.length / STRETCH))
  const size = Math.ceil(content.length / stretches)
  let sum = 0
  for (let start = 0; start < content.length; start += size) {
    const stretch = content.slice(start, start + size)
    sum += (new Set(stretch.map(({ key }) => stemOf(key))).size / stretch.length) * stretch.length
  }
  return sum / content.length
}

function commonestSuffix(content: readonly HeardWord[]): number {
  const counts = new Map<string, number>()
  for (const { key } of content) {
    const suffix = SUFFIX.exec(key)?.[0].replace(/s$/, '')
    if (suffix !== undefined && key.length > suffix.length + 1)
      counts.set(suffix, (counts.get(suffix) ?? 0) + 1)
  }
  return content.length < 4 ? 0 : share(Math.max(0, ...counts.values()), content.length)
}

function disorder(text: HeardText): number {
  let broken = 0
  for (const { words } of text.lines) {
    words.forEach(({ key }, index) => {
      const next = words[index + 1]?.key ?? ''
      if (ARTICLES.has(key) && AFTER_ARTICLE_NEVER.has(next)) broken += 1
      if (JOINTS.has(key) && AFTER_JOINT_NEVER.has(next)) broken += 1
      if (key === next || (next === '' && ARTICLES.has(key))) broken += 1
    })
  }
  return share(broken, wordsOf(text).length)
}

/** Hears whether a verse makes sense at all (SCORE-40 to SCORE-45); a total is multiplied by it. */
export function reportSense(text: HeardText): SenseReport {
  const words = wordsOf(text).filter(({ key }) => !FILLERS.has(key))
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord)
  const grammar = valueOn(GRAMMAR, share(words.length - content.length, words.length))
  const vocabulary = valueOn(UNKNOWN, share(content.filter(({ known }) => !known).length, content.length))
  const variety = valueOn(DIFFERENT, differentStems(content))
  const endings = valueOn(ONE_SUFFIX, commonestSuffix(content))
  const order = valueOn(DISORDER, disorder(text))
  const phrasing = valueOn(FRAMED, repeatedRuns(text))
  const whole = grammar * vocabulary * variety * endings * order * phrasing
  return { grammar, vocabulary, variety, endings, order, phrasing, whole }
}
