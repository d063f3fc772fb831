import { spanOf, type Device, type FindDevices } from './device.ts'
import { stockPhrases } from './find-cliches.ts'
import { findHandled } from './find-handled.ts'
import { isIn, wordSet } from './lexicon/bases.ts'
import { BODILESS, isImage, LITERAL_ROLES, PLAIN_PEOPLE, ROLES, THINGS } from './lexicon/metaphor-words.ts'
import { quoted } from './quote.ts'
import { readingOf, withoutLists, type ReadLine } from './reading.ts'

/** "I am", "you're": the subject is inside. */
const SUBJECT_IS = new Set('im youre theyre hes shes'.split(' '))
const IS = new Set('is are am was were become becomes became'.split(' '))
const SPEAKERS = new Set('i you we u'.split(' '))
const OTHERS = new Set('he she they'.split(' '))
const MINE = new Set('mine yours'.split(' '))
const OWNERS = new Set('my your our their his her the this that these those each every'.split(' '))
/** After these a noun is no subject: "the quietest thing in the room is a blade". */
const PLACING = new Set('in of on at with from for by to under over behind about than like'.split(' '))
/** Before a subject these take back that anything is said: "if you are a ghost", "you say you're the bomb". */
const NOT_MEANT = new Set('if say says said claim claims claimed call called swear swore not'.split(' '))
const ARTICLES = new Set('a an the my your pure some another one'.split(' '))
const HEDGES = new Set('just only really simply all still nothing but basically truly more less'.split(' '))
/** What may follow an image without belonging to it. */
const AFTERTHOUGHTS = new Set(
  'tonight today tomorrow yesterday forever always man boy girl baby homie son'.split(' '),
)
/** After a word these make a verb of it: "a hand-me-down sweater". */
const OBJECTS = new Set('me him us them'.split(' '))
/** "A foot from defeat" is a distance. */
const MEASURES = wordSet('foot inch mile yard step minute hour day week year')
const UNFOLDING = /^(?:in|of|on|at|with|without|from|under|behind|to|that|who|made|pretending|waiting)$/
/** Words from the article to the image, hedges before it, and words that unfold it at most. */
const MOST_ADJECTIVES = 3
const MOST_HEDGES = 2
const MOST_UNFOLDED = 4
/** "Your jet is a postcard, your mansion's a drawing" is a pair; more is a list. */
const MOST_IN_ROW = 2

/** A bare image, one with a word of its own, and one that a further phrase unfolds: "the rust in your engine". */
const BARE_IMAGE = 0.6
const OWN_IMAGE = 1
const UNFOLDED_IMAGE = 1.4

type Subject = 'speaker' | 'other' | 'bodiless'

interface Said {
  /** Index of the first word of the subject, and of the word after the verb. */
  readonly from: number
  readonly then: number
  readonly subject: Subject
}

const subjectOf = (key: string): Subject | undefined =>
  SPEAKERS.has(key) || /^(?:im|youre)$/.test(key)
    ? 'speaker'
    : OTHERS.has(key) || /^(?:hes|shes|theyre)$/.test(key)
      ? 'other'
      : undefined

/** A subject without a body before an index: "your flow", "mine", "the night". */
function bodilessBefore({ keys, bases }: ReadLine, noun: number): number | undefined {
  if (MINE.has(keys[noun] ?? '')) return noun
  if (!isIn(bases[noun] ?? [], BODILESS)) return undefined
  const from = [noun - 1, noun - 2].find((at) => OWNERS.has(keys[at] ?? ''))
  return from === undefined || PLACING.has(keys[from - 1] ?? '') ? undefined : from
}

/** Where somebody or something is said to be something: the verb, or the subject that holds it, at an index. */
function saidAt(line: ReadLine, at: number): Said | undefined {
  const { keys } = line
  const key = keys[at] ?? ''
  const then = at + 1
  if (SUBJECT_IS.has(key)) return { from: at, then, subject: subjectOf(key) ?? 'other' }
  if (IS.has(key)) {
    const subject = subjectOf(keys[at - 1] ?? '')
    if (subject !== undefined) return { from: at - 1, then, subject }
    const from = bodilessBefore(line, at - 1)
    return from === undefined ? undefined : { from, then, subject: 'bodiless' }
  }
  // "Your mind's a museum": the verb is only an s.
  if (/['’]s$/i.test(line.words[at]?.text ?? '') && ARTICLES.has(keys[then] ?? '')) {
    const from = bodilessBefore(line, at)
    if (from !== undefined) return { from, then, subject: 'bodiless' }
  }
  // "You a cover band": no verb at all.
  const opens = at === 0 || /^(?:yo|nah|man|cause|now|but|look)$/.test(keys[at - 1] ?? '')
  if (key === 'you' && opens && /^(?:a|an|the)$/.test(keys[then] ?? ''))
    return { from: at, then, subject: 'speaker' }
  return undefined
}

/** Index of the image that is named from an index on; nothing where it could be meant as said. */
function imageAfter(line: ReadLine, start: number, subject: Subject): number | undefined {
  const { words, keys, bases } = line
  let article = start
  while (article - start < MOST_HEDGES && HEDGES.has(keys[article] ?? '')) article += 1
  const hasArticle = ARTICLES.has(keys[article] ?? '')
  const isPlural = (keys[article] ?? '').endsWith('s')
  if (!hasArticle && !isPlural && !keys.slice(start, article).includes('but')) return undefined
  const first = hasArticle ? article + 1 : article
  for (let at = first; at <= first + MOST_ADJECTIVES; at += 1) {
    if (words[at]?.isFunctionWord !== false) return undefined
    const next = keys[at + 1]
    const ends =
      next === undefined ||
      words[at + 1]?.isFunctionWord === true ||
      AFTERTHOUGHTS.has(next) ||
      /(?:ed|ing)$/.test(next)
    if (OBJECTS.has(next ?? '')) return undefined
    if (ends && fits(bases[at] ?? [], subject, keys[article] ?? '')) return at
  }
  return undefined
}

/** Whether an image says of a subject what cannot be so. */
function fits(word: readonly string[], subject: Subject, article: string): boolean {
  if (isIn(word, MEASURES) || isIn(word, PLAIN_PEOPLE)) return false
  switch (subject) {
    case 'bodiless':
      return isImage(word) && !isIn(word, BODILESS)
    case 'other':
      return isIn(word, THINGS) && !isIn(word, ROLES)
    case 'speaker':
      return isIn(word, ROLES) ? article === 'the' || !isIn(word, LITERAL_ROLES) : isIn(word, THINGS)
  }
}

/** Where the phrase that unfolds an image ends: "in your engine". */
function unfoldedEnd({ words, keys }: ReadLine, image: number): number | undefined {
  if (!UNFOLDING.test(keys[image + 1] ?? '')) return undefined
  for (let at = image + 2; at <= image + 1 + MOST_UNFOLDED; at += 1)
    if (words[at]?.isFunctionWord === false) return at
  return undefined
}

function metaphorAt(line: ReadLine, at: number): Device | undefined {
  const said = saidAt(line, at)
  if (said === undefined || NOT_MEANT.has(line.keys[said.from - 1] ?? '')) return undefined
  const image = imageAfter(line, said.then, said.subject)
  if (image === undefined) return undefined
  const end = unfoldedEnd(line, image)
  const span = line.words.slice(said.from, (end ?? image) + 1)
  const isStock = stockPhrases(span).length > 0
  const subject = quoted(line.words.slice(said.from, said.then))
  return {
    kind: 'metaphor',
    ...spanOf(span[0], span.at(-1)),
    reason: `"${subject} ${quoted(line.words.slice(said.then, image + 1))}": one thing said to be another.`,
    weight: isStock ? 0 : end !== undefined ? UNFOLDED_IMAGE : image - said.then > 1 ? OWN_IMAGE : BARE_IMAGE,
  }
}

/** Somebody or something said to be a thing or a role that it is not, or handled as one (SCORE-33). */
export const findMetaphors: FindDevices = ({ text }) =>
  readingOf(text).flatMap((line) =>
    line.isSaid
      ? [
          ...withoutLists(
            line,
            line.words.flatMap((_, at) => metaphorAt(line, at) ?? []),
            MOST_IN_ROW,
          ).filter(({ weight }) => weight > 0),
          ...findHandled(line),
        ]
      : [],
  )
