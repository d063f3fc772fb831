import { FILLERS } from '../hearing/function-words.ts'
import type { HeardLine, HeardText, HeardWord } from '../hearing/heard-text.ts'
import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt } from '../rhyme/tail.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'
import { PICTURES } from './image-words.ts'
import { areOneWord, basesOf, isIn, wordSet } from './lexicon/bases.ts'
import { PUT_DOWNS } from './put-downs.ts'
import { quoted } from './quote.ts'
import { readingOf, type ReadLine } from './reading.ts'
import { readTheirs, type Theirs } from './their-verse.ts'

/** Words that every verse may use: sharing them answers nothing. */
const COMMON =
  wordSet(`rap rapper rapping mic flow rhyme rhymes bar bars beat beats verse word words line lines game win lose battle like say said know think thought
  come came go got get make take see look time day night man way thing things life love people good bad big best back need want feel real right
  let tell give keep put better every world play yeah round end head start again well today tonight stage show tell told talk try lot going new old`)
/** What points at them: "that castle of yours". */
const POINTING = new Set('your that this the a an those these'.split(' '))
/** What turns a thing over. */
const TURNING = new Set(
  `not no never nothing none nobody isnt aint wasnt werent arent cant couldnt wont wouldnt dont didnt doesnt hasnt havent hadnt but only just
  without gone instead until if less`.split(/\s+/),
)
/** What says of a thing what it really is: "that mountain was a hill". */
const REDEFINING = new Set(
  'is was are were had has got get gets went made turned became looks sounds sends'.split(' '),
)
/** Words from what turns a thing over to the thing, and from the thing to what turns it over. */
const TURNED_BEFORE = 3
const TURNED_AFTER = 4
const REDEFINED_WITHIN = 4
/** Words before a thing that opens its bar: "and that castle". */
const OPENING = 3
const TURNED_WEIGHT = 1.2
const END_SOUND_WEIGHT = 1
/** Turned words and end sounds that still add something. */
const MOST_WORDS = 3
const MOST_END_SOUNDS = 1
/** Words between two taken ones that are still one phrase. */
const MOST_BETWEEN = 3

const isTelling = (word: HeardWord, bases: readonly string[]): boolean =>
  !word.isFunctionWord && !FILLERS.has(word.key) && word.key.length > 2 && !isIn(bases, COMMON)

/** Whether a bar speaks to them, or opens on their thing beside a bar that does. */
const isAimed = (lines: readonly ReadLine[], index: number, at: number): boolean => {
  const line = lines[index]
  if (line === undefined) return false
  if (line.hasYou || line.keys.includes('that')) return true
  const isNear = [lines[index - 1], lines[index + 1]].some((near) => near?.hasYou === true)
  return isNear && at <= OPENING && (at === 0 || POINTING.has(line.keys[at - 1] ?? ''))
}

/** Whether a bar does something to what it took: denies it, says what it really is, or puts a picture of its own to it. */
function isTurned({ keys, bases }: ReadLine, at: number, theirs: Theirs): boolean {
  if (keys.slice(Math.max(0, at - TURNED_BEFORE), at + 1 + TURNED_AFTER).some((key) => TURNING.has(key)))
    return true
  if (keys.slice(at + 1, at + 1 + REDEFINED_WITHIN).some((key) => REDEFINING.has(key))) return true
  return bases.some((word) => !theirs.said(word) && (isIn(word, PUT_DOWNS) || isIn(word, PICTURES)))
}

/** Whether a bar adds a telling word of its own: an echo does not. */
const addsToThem = ({ words, bases }: ReadLine, theirs: Theirs): boolean =>
  words.some((word, at) => isTelling(word, bases[at] ?? []) && !theirs.said(bases[at] ?? []))

/** The words of theirs in a bar, those of one phrase together: "eat rappers for breakfast". */
function takenPhrases(
  { words, bases }: ReadLine,
  theirs: Theirs,
): { readonly from: number; readonly to: number }[] {
  const phrases: { from: number; to: number }[] = []
  words.forEach((word, at) => {
    const own = bases[at] ?? []
    if (!isTelling(word, own) || !theirs.said(own)) return
    const before = phrases.at(-1)
    const isOne =
      before !== undefined &&
      at - before.to <= MOST_BETWEEN &&
      words.slice(before.to + 1, at).every(({ isFunctionWord }) => isFunctionWord) &&
      theirs.areNear(bases[before.to] ?? [], own)
    if (isOne) before.to = at
    else phrases.push({ from: at, to: at })
  })
  return phrases
}

function turnedWords(text: HeardText, theirs: Theirs): Device[] {
  const lines = readingOf(text)
  const found = new Map<string, Device>()
  lines.forEach((line, index) => {
    if (!line.isSaid || theirs.isCopy(line) || !addsToThem(line, theirs)) return
    for (const { from, to } of takenPhrases(line, theirs)) {
      const name = line.bases
        .slice(from, to + 1)
        .map((word) => word.at(-1))
        .join(' ')
      if (found.has(name) || !isAimed(lines, index, from) || !isTurned(line, to, theirs)) continue
      const words = line.words.slice(from, to + 1)
      found.set(name, {
        kind: 'rebuttal',
        ...spanOf(words[0], words.at(-1)),
        reason: `Takes the other side's "${quoted(words)}" and turns it on them.`,
        weight: TURNED_WEIGHT,
      })
    }
  })
  return [...found.values()].slice(0, MOST_WORDS)
}

const lastTails = ({ words }: HeardLine) => tailsAt(words, words.length - 1)

/** Whether a bar ends on the sound of another, by other words. */
function answersOn(line: HeardLine, other: HeardLine): boolean {
  const rhyme = compareTails(lastTails(line), lastTails(other))
  if (rhyme === undefined || !(rhyme.kind === 'perfect' || rhyme.kind === 'multisyllabic')) return false
  const theirs = other.words.slice(-rhyme.wordsB).map(({ key }) => basesOf(key))
  return !line.words
    .slice(-rhyme.wordsA)
    .some(({ key }) => theirs.some((word) => areOneWord(word, basesOf(key))))
}

/** The first bars, aimed at them, that answer on the end sound the other left with. */
function answeredSounds(
  { lines }: HeardText,
  reading: readonly ReadLine[],
  answering: HeardText,
  turnable: Theirs,
): Device[] {
  const theirs = answering.lines.slice(-2)
  return lines
    .slice(0, 2)
    .flatMap((line, index): Device[] => {
      const mine = line.words.at(-1)
      const read = reading[index]
      if (read?.isSaid !== true || !(read.hasYou || read.keys.includes('that'))) return []
      if (turnable.isCopy(read) || !isTurned(read, read.words.length - 1, turnable)) return []
      const answered = theirs.find((other) => answersOn(line, other))
      if (answered === undefined) return []
      const reason = `Answers their last rhyme, "${answered.words.at(-1)?.key ?? ''}", on its own sound.`
      return [{ kind: 'rebuttal', ...spanOf(mine, mine), reason, weight: END_SOUND_WEIGHT }]
    })
    .slice(0, MOST_END_SOUNDS)
}

/** The other side's words and end sounds, taken and turned (SCORE-35). Nothing without a verse to answer. */
export const findRebuttals: FindDevices = ({ text, answering }) => {
  if (answering.lines.length === 0) return []
  const theirs = readTheirs(answering)
  const turned = turnedWords(text, theirs)
  const sounds = answeredSounds(text, readingOf(text), answering, theirs).filter(({ start }) =>
    turned.every((device) => start < device.start || start >= device.end),
  )
  return [...turned, ...sounds]
}
