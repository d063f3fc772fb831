import { claimIn, pointsBack } from './claims.ts'
import { spanOf, type Device, type FindDevices, type Listening } from './device.ts'
import { areOneWord, isIn } from './lexicon/bases.ts'
import { THINGS } from './lexicon/metaphor-words.ts'
import { PLAIN_WORDS } from './lexicon/plain-words.ts'
import { PUT_DOWNS } from './put-downs.ts'
import { quoted } from './quote.ts'
import { ME, readingOf, YOU, type ReadLine } from './reading.ts'
import { takenFrom } from './taken-things.ts'

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

/** "You said you'd move up ... the elevator is broken": a claim of theirs, and a picture that ends it. */
const overturned: Build = ({ setUp, payoff }) => {
  const claim = claimIn(setUp)
  const isOpen = setUp.hasYou && !setUp.keys.some((key) => TURNS.has(key))
  if (claim === undefined || !isOpen || !isConcrete(payoff) || !pointsBack(payoff)) return undefined
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

/** "You brought a plastic blade ... I melt it": what one bar brings, the next takes and breaks. */
const answered: Build = ({ setUp, payoff }) => {
  const taken = takenFrom(setUp, payoff)
  return taken === undefined
    ? undefined
    : `One bar brings what is theirs; the next takes it, "${taken}", on the same rhyme.`
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

/** Whether of me and you it was them whom a bar named last before a word: "you thought I was" is of me. */
const isOfThem = ({ keys }: ReadLine, at: number): boolean =>
  YOU.has(keys.slice(0, at).findLast((key) => YOU.has(key) || ME.has(key)) ?? '')

/** A bar aimed at them, with a picture, whose last word says what they are worth. */
const putDown: Build = ({ payoff }) => {
  const last = payoff.words.length - 1
  const blow = payoff.words[last]
  if (blow === undefined || !isOfThem(payoff, last) || !isIn(payoff.bases[last] ?? [], PUT_DOWNS))
    return undefined
  return isConcrete(payoff) ? `Closes the couplet on you with "${blow.key}".` : undefined
}

/** A couplet aimed at them whose second bar ends on a play on words. */
const pictured =
  (devices: readonly Device[]): Build =>
  ({ payoff }) => {
    const { words } = payoff
    const last = words.at(-1)
    const middle = words[Math.floor(words.length / 2)]?.start ?? 0
    const landing = devices.find(
      ({ kind, start, end }) => kind === 'wordplay' && start >= middle && end <= (last?.end ?? 0),
    )
    if (landing === undefined || !payoff.hasYou) return undefined
    if (landing.end === last?.end) return 'Aims at you and lands a play on words on the rhyme.'
    const at = words.findIndex(({ start }) => start >= landing.start)
    return isOfThem(payoff, at) ? `Aims at you with a play on words, "${words[at]?.key ?? ''}".` : undefined
  }

/** "You say you're the bomb but your fuse is too short": set up and knocked down within a bar. */
function overturnedAtOnce(line: ReadLine): Device[] {
  const claim = claimIn(line)
  const turn = line.keys.findIndex((key) => TURNS.has(key))
  if (
    claim === undefined ||
    turn < 0 ||
    (line.words[turn]?.start ?? 0) < claim.end ||
    !isConcrete(line, turn) ||
    !pointsBack(line, turn)
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
