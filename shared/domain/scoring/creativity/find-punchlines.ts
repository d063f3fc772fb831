import { quoteOf, type HeardLine, type HeardWord } from '../hearing/heard-text.ts'
import { spanOf, type Device, type FindDevices, type Listening } from './device.ts'
import { basesOf, isIn } from './lexicon/bases.ts'
import { PUT_DOWNS } from './put-downs.ts'

const YOU = new Set('you your youre youve youll youd yours yourself u ur ya'.split(' '))
const ME = new Set('i im ill ive id my mine me'.split(' '))
/** What a set-up lets the other one claim. */
const CLAIMS = new Set(
  'say says said think thought claim claimed call called swear swore brag bragged told talk talked act acted want wanted came tried try boast boasted promise promised wish dream dreamed brought show showed ask asked pretend clapped'.split(
    ' ',
  ),
)
/** What turns a claim over. */
const TURNS = new Set(
  'but yet still never aint not no nothing nobody none only just cant couldnt wont dont didnt doesnt isnt wasnt until till instead already except even too without barely hardly'.split(
    ' ',
  ),
)

const has = (words: readonly HeardWord[], keys: ReadonlySet<string>): boolean =>
  words.some(({ key }) => keys.has(key))

/** The last word of a bar's second half that says what somebody is worth. */
const blowOf = (words: readonly HeardWord[]): HeardWord | undefined =>
  words
    .slice(Math.floor(words.length / 2))
    .findLast((word) => !word.isFunctionWord && isIn(basesOf(word.key), PUT_DOWNS))

interface Couplet {
  readonly setUp: HeardLine
  readonly payoff: HeardLine
}

/** Bars beside each other that end on a rhyme of their own family. */
function coupletsOf({ text, rhymes }: Listening): Couplet[] {
  return text.lines.flatMap((payoff, index) => {
    const setUp = text.lines[index - 1]
    if (setUp === undefined || rhymes.scheme[index] !== rhymes.scheme[index - 1]) return []
    return rhymes.rhymedLines.has(index) && rhymes.rhymedLines.has(index - 1) ? [{ setUp, payoff }] : []
  })
}

/** "You said you were a king ... but": a claim of theirs, turned over on the rhyme. */
function overturned({ setUp, payoff }: Couplet): string | undefined {
  const claim = setUp.words.find(
    ({ key }, at) => CLAIMS.has(key) && has(setUp.words.slice(Math.max(0, at - 2), at), YOU),
  )
  const turn = payoff.words.find(({ key }) => TURNS.has(key)) ?? blowOf(payoff.words)
  if (claim === undefined || turn === undefined || !(has(payoff.words, YOU) || has(payoff.words, ME)))
    return undefined
  return `Sets up what you "${claim.key}", then turns it over on the rhyme with "${turn.key}".`
}

const AUXILIARIES = new Set(
  'am are is was were will would can could do did have had got just only still never'.split(' '),
)

/** Whether a pronoun opens a clause of its own: a verb follows, or an auxiliary and then a verb or a picture. */
function opensClause(words: readonly HeardWord[], at: number): boolean {
  const [next, second] = words.slice(at + 1, at + 3)
  if (next === undefined) return false
  if (!next.isFunctionWord) return true
  return AUXILIARIES.has(next.key) && second !== undefined
}

/** Pairs that stand against each other: "you ... I", "your ... my". Contracted forms hold their verb already. */
const AGAINST: readonly (readonly [yours: ReadonlySet<string>, mine: ReadonlySet<string>])[] = [
  [new Set(['you', 'u', 'ya']), new Set(['i'])],
  [new Set(['your', 'yours', 'ur']), new Set(['my', 'mine'])],
  [new Set(['youre', 'youve', 'youll', 'youd']), new Set(['im', 'ive', 'ill', 'id'])],
]
/** After these, "mine" is a hole in the ground. */
const PLACED = new Set('a an the this that of'.split(' '))
/** After these a clause only serves the one before: "which is how I could tell". */
const SUBORDINATING = new Set(
  'that which how what when where why who if before after as than until till because cause like part way'.split(
    ' ',
  ),
)
/** Words between the two halves at least: "I know you know" sets nothing against anything. */
const LEAST_APART = 3
/** Words of the bar before its first half opens at most. */
const LATEST_OPENING = 1

/** "You rhyme on training wheels, I write in surgical steel": you against me, the blow on the rhyme. */
function contrasted({ payoff: { words } }: Couplet): string | undefined {
  const clauseOf = (keys: ReadonlySet<string>): number =>
    words.findIndex(({ key }, at) => {
      const before = words[at - 1]?.key ?? ''
      return keys.has(key) && opensClause(words, at) && !SUBORDINATING.has(before) && !PLACED.has(before)
    })
  const isOpposed = AGAINST.some(([yours, mine]) => {
    const [you, me] = [clauseOf(yours), clauseOf(mine)]
    return you >= 0 && me >= 0 && Math.min(you, me) <= LATEST_OPENING && Math.abs(you - me) >= LEAST_APART
  })
  return isOpposed
    ? 'Puts you and me side by side in one bar and lands the difference on the rhyme.'
    : undefined
}

/** "The gap in your flow had more rhythm than you": measured against something, and found wanting. */
function outdone({ payoff: { words } }: Couplet): string | undefined {
  const than = words.findLastIndex(({ key }) => key === 'than')
  const compared = words.slice(0, than)
  const isMeasured = compared.some(
    ({ key }) => /^(more|less|fewer|better|worse)$/.test(key) || /^[a-z]{2,}[^aeiou]er$/.test(key),
  )
  const loser = words[than + 1]
  if (than < 0 || !isMeasured || loser === undefined || !YOU.has(loser.key)) return undefined
  return `Measures you against something small, and "${quoteOf(words.slice(than, than + 3))}" loses on the rhyme.`
}

const ACTED_ON = new Set('it em them you your'.split(' '))
/** Words into the payoff by which it has got hold of what the set-up brought. */
const SOON = 5

/** "You brought a plastic blade ... I melt it": what one bar brings, the next takes and breaks. */
function answered({ setUp, payoff }: Couplet): string | undefined {
  const isTheirs = setUp.words.slice(0, 2).some(({ key }) => key === 'you' || key === 'your')
  const opening = payoff.words.slice(0, SOON)
  const me = opening.findIndex(({ key }, at) => key === 'i' && opening[at + 1]?.isFunctionWord === false)
  const taken = opening.findIndex(({ key }, at) => at > me + 1 && at < me + 4 && ACTED_ON.has(key))
  if (!isTheirs || me < 0 || taken < 0) return undefined
  return `One bar is yours; the next has me "${quoteOf(opening.slice(me + 1, taken + 1))}" on the same rhyme.`
}

/** "So slow that", "too weak to": an insult driven over the top. */
function exaggerated({ payoff }: Couplet): string | undefined {
  const { words } = payoff
  const at = words.findIndex(({ key }) => key === 'so' || key === 'too')
  const quality = words[at + 1]
  if (at < 0 || quality === undefined || quality.isFunctionWord || !has(words, YOU)) return undefined
  const rest = words.slice(at + 2)
  const isDriven = rest.length >= 3 && /^(that|they|you|your|i|my|even|the|to|it)$/.test(rest[0]?.key ?? '')
  return isDriven ? `Drives "${quality.key}" over the top, with the blow on the rhyme.` : undefined
}

/** A blow in the second half of the payoff, on a word that says what you are worth. */
function putDown({ payoff: { words } }: Couplet): string | undefined {
  if (!has(words, YOU)) return undefined
  const blow = blowOf(words)
  return blow === undefined ? undefined : `Closes the couplet on you with "${blow.key}".`
}

/** What a punchline of each build is worth. */
const OVERTURNED = 1.5
const CONTRASTED = 1
const PUT_DOWN = 0.7
const ANSWERED = 1.2
const EXAGGERATED = 1.3
const OUTDONE = 1.3
/** A payoff on an image or a pun. */
const PICTURED = 1.2

/** A couplet aimed at the other whose second bar ends on a device that another search found. */
function pictured({ setUp, payoff }: Couplet, devices: readonly Device[]): string | undefined {
  const middle = payoff.words[Math.floor(payoff.words.length / 2)]?.start ?? 0
  const end = payoff.words.at(-1)?.end ?? 0
  const landing = devices.find(
    (device) =>
      device.weight >= 1 &&
      device.end > middle &&
      device.end <= end &&
      device.start >= (payoff.words[0]?.start ?? 0),
  )
  if (landing === undefined || !(has(setUp.words, YOU) || has(payoff.words, YOU))) return undefined
  return `Aims at you and lands a ${landing.kind} on the rhyme.`
}

/**
 * Punchlines: a couplet whose first bar sets something up and whose second, on the same rhyme, knocks it down (SCORE-34).
 * @param devices what the other searches found, for payoffs that land on one of them.
 */
export const findPunchlines =
  (devices: readonly Device[]): FindDevices =>
  (listening) =>
    coupletsOf(listening).flatMap((couplet) => {
      const builds: readonly (readonly [reason: string | undefined, weight: number])[] = [
        [overturned(couplet), OVERTURNED],
        [exaggerated(couplet), EXAGGERATED],
        [outdone(couplet), OUTDONE],
        [pictured(couplet, devices), PICTURED],
        [answered(couplet), ANSWERED],
        [contrasted(couplet), CONTRASTED],
        [putDown(couplet), PUT_DOWN],
      ]
      const best = builds.find(([reason]) => reason !== undefined)
      if (best?.[0] === undefined) return []
      const { words } = couplet.payoff
      return [
        { kind: 'punchline' as const, ...spanOf(words[0], words.at(-1)), reason: best[0], weight: best[1] },
      ]
    })
