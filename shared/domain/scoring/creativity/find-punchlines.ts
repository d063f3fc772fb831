import { spanOf, type Device, type FindDevices, type Listening } from './device.ts'
import { areOneWord, isIn } from './lexicon/bases.ts'
import { THINGS } from './lexicon/metaphor-words.ts'
import { PLAIN_WORDS } from './lexicon/plain-words.ts'
import { PUT_DOWNS } from './put-downs.ts'
import { quoted } from './quote.ts'
import { readingOf, YOU, type ReadLine } from './reading.ts'

/** Who is let to claim something. */
const CLAIMERS = new Set('you they he she youd'.split(' '))
/** What a set-up lets them claim, and how far behind them. */
const CLAIMS = new Set(
  'say says said think thought claim claimed swear swore brag bragged boast boasted promise promised told talk talked pretend pretended act acted wish dream dreamed'.split(
    ' ',
  ),
)
const CLAIMED_WITHIN = 2
/** What turns a claim over. */
const TURNS = new Set('but yet still until till instead except'.split(' '))
/** Plans are no blows: "I'm going to win". */
const PLANS = new Set('going gonna will ill wont'.split(' '))
const LEAST_CONTENT = 2
const MOST_PLAIN = 0.3

/** What a punchline of each build is worth. */
const OVERTURNED = 1.5
const TURNED_BACK = 1.3
const EXAGGERATED = 1.3
const OUTDONE = 1.3
const PICTURED = 1.2
const ANSWERED = 1.2
const PUT_DOWN = 0.7

interface Couplet {
  readonly setUp: ReadLine
  readonly payoff: ReadLine
}

type Build = (couplet: Couplet) => string | undefined

/** Bars beside each other that end on a rhyme of their own family. */
function coupletsOf({ text, rhymes }: Listening): Couplet[] {
  const lines = readingOf(text)
  return lines.flatMap((payoff, index) => {
    const setUp = lines[index - 1]
    if (setUp === undefined || rhymes.scheme[index] !== rhymes.scheme[index - 1]) return []
    return rhymes.rhymedLines.has(index) && rhymes.rhymedLines.has(index - 1) ? [{ setUp, payoff }] : []
  })
}

const contentOf = ({ words }: ReadLine, from = 0): number[] =>
  words.flatMap(({ isFunctionWord }, at) => (at >= from && !isFunctionWord ? [at] : []))

const isPicturedFrom = (line: ReadLine, from: number): boolean =>
  contentOf(line, from).some((at) => isIn(line.bases[at] ?? [], THINGS))

/** Whether a bar, from a word on, shows something that plain talk does not. */
function isConcrete(line: ReadLine, from = 0): boolean {
  const content = contentOf(line, from)
  const plain = content.filter((at) => isIn(line.bases[at] ?? [], PLAIN_WORDS)).length
  return (
    content.length >= LEAST_CONTENT &&
    plain < MOST_PLAIN * content.length &&
    isPicturedFrom(line, from) &&
    !line.keys.some((key) => PLANS.has(key))
  )
}

interface Claim {
  /** Who claims and by which word: "you said". */
  readonly quote: string
  /** Where that word ends in the text. */
  readonly end: number
}

/** By which words somebody else claims something; nothing where they do not. */
function claimIn({ keys, words }: ReadLine): Claim | undefined {
  for (const [at, word] of words.entries()) {
    if (!CLAIMS.has(keys[at] ?? '')) continue
    const from = Math.max(0, at - CLAIMED_WITHIN)
    const who = keys.slice(from, at).findLastIndex((key) => CLAIMERS.has(key))
    if (who >= 0) return { quote: quoted(words.slice(from + who, at + 1)), end: word.end }
  }
  return undefined
}

/** "You said you'd move up ... the elevator is broken": a claim of theirs, and a picture that ends it. */
const overturned: Build = ({ setUp, payoff }) => {
  const claim = claimIn(setUp)
  if (claim === undefined || !setUp.hasYou || setUp.keys.some((key) => TURNS.has(key)) || !isConcrete(payoff))
    return undefined
  return `Sets up a claim with "${claim.quote}", then turns it over on the rhyme.`
}

/** "The mirror got bored": what one bar only mentions comes back in the next and acts. */
const turnedBack: Build = ({ setUp, payoff }) => {
  if (!setUp.hasYou) return undefined
  const opening = payoff.keys[0] === 'and' ? 1 : 0
  const noun = payoff.words[opening + 1]
  if (!/^(?:the|that|this)$/.test(payoff.keys[opening] ?? '') || noun?.isFunctionWord !== false)
    return undefined
  const bases = payoff.bases[opening + 1] ?? []
  const isBack = contentOf(setUp).some((at) => areOneWord(setUp.bases[at] ?? [], bases))
  return isBack ? `Brings "${noun.key}" back from the bar before and turns it on them.` : undefined
}

/** "The gap in your flow had more rhythm than you": measured against something, and found wanting. */
const outdone: Build = ({ payoff }) => {
  const { keys, words } = payoff
  const than = keys.lastIndexOf('than')
  const isMeasured = keys
    .slice(0, Math.max(0, than))
    .some((key) => /^(?:more|less|fewer|better|worse)$/.test(key) || /^[a-z]{2,}[^aeiou]er$/.test(key))
  if (than < 0 || !isMeasured || !YOU.has(keys[than + 1] ?? '') || !isPicturedFrom(payoff, 0))
    return undefined
  return `Measures them against a thing and finds them wanting: "${quoted(words.slice(than, than + 2))}".`
}

const ACTED_ON = new Set('it em them your'.split(' '))
/** Words into the payoff by which it has got hold of what the set-up brought. */
const SOON = 5

/** Where the thing ends that "your" says whose it is: "your little sword". */
function ownedEnd({ words }: ReadLine, your: number): number | undefined {
  const after = words.findIndex(({ isFunctionWord }, at) => at > your && isFunctionWord)
  const end = (after < 0 ? words.length : after) - 1
  return end > your ? end : undefined
}

/** "You brought a plastic blade ... I melt it": what one bar brings, the next takes and breaks. */
const answered: Build = ({ setUp, payoff }) => {
  const isTheirs = setUp.keys.slice(0, 4).some((key) => YOU.has(key)) && isPicturedFrom(setUp, 0)
  const opening = payoff.keys.slice(0, SOON)
  const me = opening.findIndex((key, at) => key === 'i' && payoff.words[at + 1]?.isFunctionWord === false)
  const taken = opening.findIndex((key, at) => at > me + 1 && at < me + 4 && ACTED_ON.has(key))
  const isPlain = isIn(payoff.bases[me + 1] ?? [], PLAIN_WORDS)
  const end = payoff.keys[taken] === 'your' ? ownedEnd(payoff, taken) : taken
  if (!isTheirs || me < 0 || taken < 0 || isPlain || end === undefined) return undefined
  return `One bar brings what is theirs; the next takes it, "I ${quoted(payoff.words.slice(me + 1, end + 1))}", on the same rhyme.`
}

/** "So slow that your own shadow": an insult driven over the top. */
const exaggerated: Build = ({ payoff }) => {
  const { keys, words } = payoff
  const at = keys.findIndex((key, index) => key === 'so' && keys[index + 2] === 'that')
  const quality = words[at + 1]
  if (at < 0 || quality?.isFunctionWord !== false || !payoff.hasYou || !isPicturedFrom(payoff, at + 2))
    return undefined
  return `Drives "${quality.key}" over the top, with the blow on the rhyme.`
}

/** A bar aimed at them, with a picture, whose last word says what they are worth. */
const putDown: Build = ({ payoff }) => {
  const last = payoff.words.length - 1
  const blow = payoff.words[last]
  if (!payoff.hasYou || blow === undefined || !isIn(payoff.bases[last] ?? [], PUT_DOWNS)) return undefined
  return isConcrete(payoff) ? `Closes the couplet on you with "${blow.key}".` : undefined
}

/** A couplet aimed at them whose second bar ends on a play on words. */
const pictured =
  (devices: readonly Device[]): Build =>
  ({ payoff }) => {
    const middle = payoff.words[Math.floor(payoff.words.length / 2)]?.start ?? 0
    const end = payoff.words.at(-1)?.end ?? 0
    const landing = devices.find(
      ({ kind, start, end: until }) => kind === 'wordplay' && start >= middle && until <= end,
    )
    return landing === undefined || !payoff.hasYou
      ? undefined
      : 'Aims at you and lands a play on words on the rhyme.'
  }

/** "You say you're the bomb but your fuse is too short": set up and knocked down within a bar. */
function overturnedAtOnce(line: ReadLine): Device[] {
  const claim = claimIn(line)
  const turn = line.keys.findIndex((key) => TURNS.has(key))
  if (
    claim === undefined ||
    turn < 0 ||
    (line.words[turn]?.start ?? 0) < claim.end ||
    !isConcrete(line, turn)
  )
    return []
  const reason = `Sets up a claim with "${claim.quote}", then turns it over with "${line.keys[turn] ?? ''}".`
  return [{ kind: 'punchline', ...spanOf(line.words[0], line.words.at(-1)), reason, weight: OVERTURNED }]
}

/**
 * Punchlines: what one bar sets up the next, on the same rhyme, knocks down (SCORE-34).
 * @param devices what the other searches found, for payoffs that land on one of them.
 */
export const findPunchlines = (devices: readonly Device[]): FindDevices => {
  const builds: readonly (readonly [build: Build, weight: number])[] = [
    [overturned, OVERTURNED],
    [turnedBack, TURNED_BACK],
    [exaggerated, EXAGGERATED],
    [outdone, OUTDONE],
    [pictured(devices), PICTURED],
    [answered, ANSWERED],
    [putDown, PUT_DOWN],
  ]
  return (listening) => {
    const couplets = coupletsOf(listening).filter(({ setUp, payoff }) => setUp.isSaid && payoff.isSaid)
    const found = couplets.flatMap((couplet): Device[] => {
      for (const [build, weight] of builds) {
        const reason = build(couplet)
        const { words } = couplet.payoff
        if (reason !== undefined)
          return [{ kind: 'punchline', ...spanOf(words[0], words.at(-1)), reason, weight }]
      }
      return []
    })
    const atOnce = readingOf(listening.text)
      .filter(({ isSaid }) => isSaid)
      .flatMap(overturnedAtOnce)
    return [...found, ...atOnce.filter(({ start }) => found.every((other) => other.start !== start))]
  }
}
