import { phraseOf, quoteOf, type HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { CLICHES } from './cliches.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'
import { IMAGE_STEMS } from './image-words.ts'

/** "I am", "you're": the subject is inside. */
const SUBJECT_IS = new Set('im youre were theyre hes shes'.split(' '))
const IS = new Set('is are am was were'.split(' '))
const PRONOUNS = new Set('i you we they he she'.split(' '))
const OWNERS = new Set('my your our their his her this the that'.split(' '))
/** After these a noun is no subject: "the quietest thing in the room is a blade". */
const PLACING = new Set('in of on at with from for by to under over behind about than like'.split(' '))
const ARTICLES = new Set('a an the my your pure'.split(' '))
/** What stands in for somebody's art may be called anything: "my pen is a scalpel", "these words are bullets". */
const BECOMES = new Set('become becomes became turned turns turning'.split(' '))
/** What may follow an image without belonging to it. */
const AFTERTHOUGHTS = new Set(
  'tonight today tomorrow yesterday forever always man boy girl baby homie'.split(' '),
)
/** Words from the article to the image at most. */
const MOST_ADJECTIVES = 2

const STOCK = new Set(CLICHES)
/** A bare image, one with a word of its own, and one out of the stock. */
const BARE_IMAGE = 0.6
const OWN_IMAGE = 1
const STOCK_IMAGE = 0.25
/** An image that a further phrase unfolds: "the rust in your engine". */
const UNFOLDED_IMAGE = 1.4

interface Said {
  /** Index of the first word of the subject. */
  readonly from: number
  /** Index of the word after the verb. */
  readonly then: number
}

/** A subject and a form of "to be" whose verb stands at an index. */
function copulaAt(words: readonly HeardWord[], at: number): Said | undefined {
  const key = words[at]?.key ?? ''
  if (SUBJECT_IS.has(key) && words[at]?.isFunctionWord === true && key !== 'were')
    return { from: at, then: at + 1 }
  if (!IS.has(key) && !BECOMES.has(key)) return undefined
  const subject = words[at - 1]
  if (subject === undefined) return undefined
  if (PRONOUNS.has(subject.key)) return { from: at - 1, then: at + 1 }
  if (subject.isFunctionWord || !OWNERS.has(words[at - 2]?.key ?? '')) return undefined
  if (PLACING.has(words[at - 3]?.key ?? '')) return undefined
  return { from: at - 2, then: at + 1 }
}

/** Index of the image that an article opens; only an image, for "I'm a rapper" is meant as said. */
function imageAfter(words: readonly HeardWord[], article: number): number | undefined {
  const opening = words[article]
  if (opening === undefined) return undefined
  const start = ARTICLES.has(opening.key) ? article + 1 : article
  if (start === article && !opening.key.endsWith('s')) return undefined
  for (let at = start; at <= start + MOST_ADJECTIVES; at += 1) {
    const word = words[at]
    if (word === undefined || word.isFunctionWord) return undefined
    const next = words[at + 1]
    const endsPhrase = next === undefined || next.isFunctionWord || AFTERTHOUGHTS.has(next.key)
    if (endsPhrase) return IMAGE_STEMS.has(stemOf(word.key)) ? at : undefined
  }
  return undefined
}

/** Where the phrase that unfolds an image ends: "in your engine". */
function unfoldedEnd(words: readonly HeardWord[], image: number): number | undefined {
  if (!/^(in|of|on|at|with|without|from|under|behind|to)$/.test(words[image + 1]?.key ?? '')) return undefined
  const end = [image + 2, image + 3].find((at) => words[at]?.isFunctionWord === false)
  return end
}

function worthOf(isStock: boolean, isUnfolded: boolean, isDescribed: boolean): number {
  if (isStock) return STOCK_IMAGE
  if (isUnfolded) return UNFOLDED_IMAGE
  return isDescribed ? OWN_IMAGE : BARE_IMAGE
}

function metaphorAt(words: readonly HeardWord[], at: number): Device | undefined {
  const said = copulaAt(words, at)
  if (said === undefined) return undefined
  const image = imageAfter(words, said.then)
  if (image === undefined) return undefined
  const end = unfoldedEnd(words, image)
  const span = words.slice(said.from, (end ?? image) + 1)
  const isStock = [...STOCK].some((cliche) => ` ${phraseOf(span)} `.includes(` ${cliche} `))
  const subject = quoteOf(words.slice(said.from, said.then))
  return {
    kind: 'metaphor',
    ...spanOf(span[0], span.at(-1)),
    reason: `"${subject} ${quoteOf(words.slice(said.then, image + 1))}": one thing said to be another.`,
    weight: worthOf(isStock, end !== undefined, image - said.then > 1),
  }
}

/** Somebody or something said to be a thing or a role that it is not (SCORE-33). */
export const findMetaphors: FindDevices = ({ text }) =>
  text.lines.flatMap(({ words }) => words.flatMap((_, at) => metaphorAt(words, at) ?? []))
