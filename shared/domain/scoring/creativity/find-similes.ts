import type { HeardWord } from '../hearing/heard-text.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'
import { stockPhrases } from './find-cliches.ts'
import { ADJECTIVES, comparedQuality } from './lexicon/adjectives.ts'
import { isIn } from './lexicon/bases.ts'
import { THINGS } from './lexicon/metaphor-words.ts'
import { quoted } from './quote.ts'
import { readingOf, withoutLists, type ReadLine } from './reading.ts'

const ARTICLES = new Set(
  'a an the my your his her their our some two three four ten no another every'.split(' '),
)
/** Before "like" these make it the verb: "I like a beat". */
const LIKERS = new Set(
  'i you we they he she who people would dont didnt doesnt might could id youd theyd really to do did also always never still'.split(
    ' ',
  ),
)
/** Before "like" these only say what something seems: they need a picture after it. */
const SEEMING = new Set(
  'look looks looked looking sound sounds sounded feel feels felt feeling seem seems seemed act acts acting'.split(
    ' ',
  ),
)
/** After "like", "as" or "than" these compare with nothing. */
const EMPTY_COMPARED = new Set(
  `that this it me you him her them us so what i he she we they these those anyone anybody someone somebody everyone everybody nobody
  ever before last yesterday today now then usual always all any other others rest best first second same way one ones mine yours`.split(
    /\s+/,
  ),
)
/** What people are measured against without any picture: "older than my brother", "like a man". */
const PLAIN_NOUNS = new Set(
  'man woman guy girl boy person people thing things rapper friend brother sister mother father mom dad cousin wife husband rest others other best way one day time last first second half'.split(
    ' ',
  ),
)
/** Opens what somebody does: "like I paid for the lights". */
const DOERS = new Set(
  'i im you youre your he hes she shes they theyre we were it its the my his her their'.split(' '),
)
/** What ties another word to an image: "like a mannequin waiting on fashion". */
const TIES = new Set(
  'of in on at with without from under through out the to for that who after before'.split(' '),
)
/** "Like I said" compares nothing. */
const SAYING = new Set(
  'said say says told tell mean meant know knows knew want think thought care need have'.split(' '),
)
const JOINTS = new Set('and but so or cause because while when if yet'.split(' '))
/** Comparisons with nothing between. */
const MOST_IN_ROW = 1
/** Words of an image at most, after its article. */
const MOST_WORDS = 10

/** What an image of one's own is worth, and a comparison with no picture in it. */
const OWN_IMAGE = 1
const PLAIN = 0.6

/** Who is talked to after an image, and who does something of their own: neither belongs to it. */
const OTHERS_AFTER = new Set(
  'man bro homie homeboy dude son boy girl baby yo nobody somebody everybody anybody everyone someone anyone'.split(
    ' ',
  ),
)

/** "The day you were born" says when, not what. */
const TIMES = new Set('day night way time moment minute second year week'.split(' '))

/**
 * Whether a word of a bar begins what is no part of the image before it: "like a circle, man", "hotter than a stove, higher than",
 * "like a mop, your flow". */
const beginsAnew = (keys: readonly string[], at: number): boolean =>
  (OTHERS_AFTER.has(keys[at] ?? '') && !TIES.has(keys[at - 1] ?? '') && !ARTICLES.has(keys[at - 1] ?? '')) ||
  (keys[at + 1] === 'than' && comparedQuality(keys[at] ?? '') !== undefined) ||
  (/^(?:my|your)$/.test(keys[at] ?? '') &&
    !TIES.has(keys[at - 1] ?? '') &&
    !/(?:ing|ed|s)$/.test(keys[at - 1] ?? '')) ||
  (/^(?:the|every)$/.test(keys[at] ?? '') && TIMES.has(keys[at + 1] ?? ''))

/** Where an image that begins at an index ends: its content words, and what is tied to them. */
function imageEnd({ words, keys }: ReadLine, from: number): number | undefined {
  let end: number | undefined
  for (let at = from; at < words.length && at < from + MOST_WORDS; at += 1) {
    const key = keys[at] ?? ''
    if (end !== undefined && beginsAnew(keys, at)) break
    if (words[at]?.isFunctionWord === false) end = at
    else if (end !== undefined && !(TIES.has(key) || ARTICLES.has(key))) break
    else if (end === undefined && !ARTICLES.has(key)) break
  }
  return end
}

const isPictured = ({ bases }: ReadLine, from: number, to: number): boolean =>
  bases.slice(from, to + 1).some((word) => isIn(word, THINGS))

/** A comparison; one out of the stock is worth nothing, for it is a cliché and nothing else. */
function simile(line: ReadLine, from: number, to: number, image: number): Device {
  const words: readonly HeardWord[] = line.words.slice(from, to + 1)
  const isStock = stockPhrases(line.words.slice(from, to + 3)).some(
    (phrase) => phrase.at(-1) === words.at(-1),
  )
  const isOwn = isPictured(line, image, to) || to - image > 2
  return {
    kind: 'simile',
    ...spanOf(words[0], words.at(-1)),
    reason: `Compares ${isOwn ? 'by a picture' : 'one thing with another'}: "${quoted(words)}".`,
    weight: isStock ? 0 : isOwn ? OWN_IMAGE : PLAIN,
  }
}

/** The image named from an index on: "a lawn chair", "thunder"; nothing where it compares like with like. */
function imageAt(line: ReadLine, at: number, needsPicture: boolean): number | undefined {
  const { words, keys, bases } = line
  const key = keys[at] ?? ''
  if (words[at] === undefined || EMPTY_COMPARED.has(key)) return undefined
  const end = imageEnd(line, at)
  if (end === undefined) return undefined
  const hasArticle = ARTICLES.has(key)
  const first = hasArticle ? at + 1 : at
  if (PLAIN_NOUNS.has(keys[first] ?? '') || EMPTY_COMPARED.has(keys[first] ?? '')) return undefined
  if (!hasArticle && (keys[at] ?? '').endsWith('ing')) return undefined
  if (!hasArticle && needsPicture && !isIn(bases[at] ?? [], THINGS)) return undefined
  return end
}

/** "Like I paid for the lights": somebody does something that can be pictured. */
function clauseEnd(line: ReadLine, at: number): number | undefined {
  const { keys, words } = line
  if (!DOERS.has(keys[at] ?? '') || SAYING.has(keys[at + 1] ?? '')) return undefined
  const joint = keys.findIndex((key, index) => index > at + 1 && JOINTS.has(key))
  const end = Math.min(joint < 0 ? words.length : joint, at + MOST_WORDS) - 1
  return end >= at + 1 && isPictured(line, at + 1, end) ? end : undefined
}

function likeAt(line: ReadLine, at: number): Device | undefined {
  const before = line.keys[at - 1] ?? ''
  if (LIKERS.has(before)) return undefined
  const isSeeming = SEEMING.has(before)
  const image = imageAt(line, at + 1, true)
  const end = image ?? (isSeeming ? undefined : clauseEnd(line, at + 1))
  if (end === undefined || (isSeeming && !isPictured(line, at + 1, end))) return undefined
  return simile(line, at, end, at + 1)
}

/** "As cold as the morning", "cold as the morning". */
function asAt(line: ReadLine, at: number): Device | undefined {
  const opens = line.keys[at - 2] === 'as'
  const isQuality = ADJECTIVES.has(line.keys[at - 1] ?? '')
  if (
    !isQuality &&
    !(opens && ARTICLES.has(line.keys[at + 1] ?? '') && line.words[at - 1]?.isFunctionWord === false)
  )
    return undefined
  if (/^(?:soon|long|far|well|good|bad|much|many)$/.test(line.keys[at - 1] ?? '') && opens) return undefined
  const end = imageAt(line, at + 1, false)
  return end === undefined ? undefined : simile(line, opens ? at - 2 : at - 1, end, at + 1)
}

const MEASURED = /^(?:more|less|fewer)$/
/** Words between "more" and "than" at most. */
const MOST_MEASURED = 3

/** "Colder than a witness", "more holes than a sponge". */
function thanAt(line: ReadLine, at: number): Device | undefined {
  const { keys, words } = line
  const compared = comparedQuality(keys[at - 1] ?? '')
  const measure = keys.findLastIndex(
    (key, index) => index < at && index >= at - 1 - MOST_MEASURED && MEASURED.test(key),
  )
  const isMeasured =
    measure >= 0 && words.slice(measure + 1, at).some(({ isFunctionWord }) => !isFunctionWord)
  if (compared === undefined && !isMeasured) return sharperAt(line, at)
  const end = imageAt(line, at + 1, isMeasured && !ARTICLES.has(keys[at + 1] ?? ''))
  return end === undefined ? undefined : simile(line, isMeasured ? measure : at - 1, end, at + 1)
}

/** "Sharper edges than a spoon". */
function sharperAt(line: ReadLine, at: number): Device | undefined {
  const from = at - 2
  if (comparedQuality(line.keys[from] ?? '') === undefined || line.words[at - 1]?.isFunctionWord !== false)
    return undefined
  const end = imageAt(line, at + 1, true)
  return end === undefined || !isPictured(line, at + 1, end) ? undefined : simile(line, from, end, at + 1)
}

function simileAt(line: ReadLine, at: number): Device | undefined {
  switch (line.keys[at]) {
    case 'like':
      return likeAt(line, at)
    case 'as':
      return asAt(line, at)
    case 'than':
      return thanAt(line, at)
    default:
      return undefined
  }
}

/** Comparisons by "like", "as" and "than" with something that can be pictured (SCORE-32). */
export const findSimiles: FindDevices = ({ text }) =>
  readingOf(text).flatMap((line) =>
    withoutLists(
      line,
      line.words.flatMap((_, at) => simileAt(line, at) ?? []),
      MOST_IN_ROW,
    ).filter(({ weight }) => weight > 0),
  )
