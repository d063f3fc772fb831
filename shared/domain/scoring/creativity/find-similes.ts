import { phraseOf, quoteOf, type HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { CLICHES } from './cliches.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'
import { PICTURE_STEMS } from './image-words.ts'

const STOCK = new Set(CLICHES)
const ARTICLES = new Set('a an the my your his her their our some two three four ten no another'.split(' '))
/** Before "like" these make it the verb: "I like a beat". */
const LIKERS = new Set(
  'i you we they he she who people would dont didnt doesnt might could id youd theyd really to'.split(' '),
)
/** After "like" these compare with nothing: "like that". */
const EMPTY_COMPARED = new Set('that this it me you him her them us so what i he she we they'.split(' '))
/** What ties another word to an image: "like a mannequin waiting on fashion". */
const TIES = new Set('of in on at with from under through out the'.split(' '))
/** Words of an image at most, after its article. */
const MOST_WORDS = 10

/** Where an image that begins at an index ends: its content words, and what is tied to them. */
function imageEnd(words: readonly HeardWord[], from: number): number | undefined {
  let end: number | undefined
  for (let at = from; at < words.length && at < from + MOST_WORDS; at += 1) {
    const word = words[at]
    if (word === undefined) break
    if (!word.isFunctionWord) end = at
    else if (end !== undefined && !(TIES.has(word.key) || ARTICLES.has(word.key))) break
    else if (end === undefined && !ARTICLES.has(word.key)) break
  }
  return end
}

const hasImage = (words: readonly HeardWord[]): boolean =>
  words.some(({ key }) => PICTURE_STEMS.has(stemOf(key)))

/** What an image of one's own is worth, one out of the stock, and a comparison with no picture in it. */
const OWN_IMAGE = 1
const STOCK_IMAGE = 0.25
const PLAIN = 0.6

function worthOf(image: readonly HeardWord[]): number {
  const phrase = phraseOf(image)
  const isStock = [...STOCK].some((cliche) => ` ${phrase} `.includes(` ${cliche} `))
  if (isStock) return STOCK_IMAGE
  return hasImage(image) || image.length > 4 ? OWN_IMAGE : PLAIN
}

const simile = (words: readonly HeardWord[], from: number, to: number, compared: string): Device => {
  const image = words.slice(from, to + 1)
  return {
    kind: 'simile',
    ...spanOf(image[0], image.at(-1)),
    reason: `A comparison: ${compared}.`,
    weight: worthOf(image),
  }
}

function likeAt(words: readonly HeardWord[], at: number): Device | undefined {
  const before = words[at - 1]
  const after = words[at + 1]
  if (after === undefined || EMPTY_COMPARED.has(after.key)) return undefined
  if (before !== undefined && LIKERS.has(before.key)) return undefined
  const hasArticle = ARTICLES.has(after.key)
  if (!hasArticle && (after.isFunctionWord || !PICTURE_STEMS.has(stemOf(after.key)))) return undefined
  const end = imageEnd(words, at + 1)
  if (end === undefined) return undefined
  return simile(words, at, end, `like ${quoteOf(words.slice(at + 1, end + 1))}`)
}

/** "As cold as the morning", "cold as the morning". */
function asAt(words: readonly HeardWord[], at: number): Device | undefined {
  const quality = words[at - 1]
  const after = words[at + 1]
  if (quality === undefined || quality.isFunctionWord || after === undefined || EMPTY_COMPARED.has(after.key))
    return undefined
  if (!ARTICLES.has(after.key) && !PICTURE_STEMS.has(stemOf(after.key))) return undefined
  if (/^(soon|long|far|well|such|just|same|much|many|known|born)$/.test(quality.key)) return undefined
  const opens = words[at - 2]?.key === 'as'
  if (!opens && PICTURE_STEMS.has(stemOf(quality.key))) return undefined
  const end = imageEnd(words, at + 1)
  if (end === undefined || (!opens && !hasImage(words.slice(at + 1, end + 1)))) return undefined
  return simile(
    words,
    opens ? at - 2 : at - 1,
    end,
    `${quality.key} as ${quoteOf(words.slice(at + 1, end + 1))}`,
  )
}

/** "Colder than a witness", "more holes than a sponge". */
function thanAt(words: readonly HeardWord[], at: number): Device | undefined {
  const after = words[at + 1]
  if (after === undefined || !(ARTICLES.has(after.key) || PICTURE_STEMS.has(stemOf(after.key))))
    return undefined
  const from = [at - 1, at - 2, at - 3].find((back) => {
    const key = words[back]?.key ?? ''
    return /^(more|less|fewer)$/.test(key) || (back === at - 1 && /^[a-z]{2,}er$/.test(key))
  })
  const end = imageEnd(words, at + 1)
  if (from === undefined || end === undefined || !hasImage(words.slice(at + 1, end + 1))) return undefined
  return simile(
    words,
    from,
    end,
    `${quoteOf(words.slice(from, at))} than ${quoteOf(words.slice(at + 1, end + 1))}`,
  )
}

function simileAt(words: readonly HeardWord[], at: number): Device | undefined {
  switch (words[at]?.key) {
    case 'like':
      return likeAt(words, at)
    case 'as':
      return asAt(words, at)
    case 'than':
      return thanAt(words, at)
    default:
      return undefined
  }
}

/** Of comparisons that follow each other with nothing between, the first: the rest are a list. */
function withoutLists(words: readonly HeardWord[], similes: readonly Device[]): Device[] {
  return similes.filter(({ start }, index) => {
    const before = similes[index - 1]
    return before === undefined || words.some((word) => word.start >= before.end && word.end <= start)
  })
}

/** Comparisons by "like", "as" and "than" with something that can be pictured (SCORE-32). */
export const findSimiles: FindDevices = ({ text }) =>
  text.lines.flatMap(({ words }) =>
    withoutLists(
      words,
      words.flatMap((_, at) => simileAt(words, at) ?? []),
    ),
  )
