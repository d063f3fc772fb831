import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { FILLERS, FUNCTION_WORDS } from '../../scoring/hearing/function-words.ts'
import { hearText } from '../../scoring/hearing/hear-text.ts'
import { tokenize, writtenLines } from '../../scoring/hearing/tokenize.ts'
import { tailsAt } from '../../scoring/rhyme/tail.ts'
import { findClaims } from './find-claims.ts'
import { lookUp } from './lexicon.ts'
import { mayEcho, speaksOfDespair } from './never-echoed.ts'
import { namesNoThing } from './never-things.ts'
import type { TurnableWord, UserVerse } from './user-verse.ts'
import { isOwned, nounNumber, type WordInPlace } from './word-class.ts'

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Content words that say too little to be worth a bar. */
const DULL = wordSet(`
get gets got getting go goes going gone went come comes coming came make makes making made take takes taking took see sees
seen saw know knows knew known think thinks thought want wants wanted need needs let lets put puts say says said tell tells
told give gives gave keep keeps kept show shows use used try tries tried look looks feel feels like thing things stuff way
ways lot lots bit kind guy guys man men bro dude folks girl boy kid people back good bad well really super pretty little
time times today tonight day gonna wanna gotta something nothing everything anything someone somebody everyone everybody
anybody nobody always please thanks thank hello hi bye yes whole real quite done doing start started stop ready right left
full empty one two three four five six seven eight nine ten hundred ends end kept learn learned
find found call called leave turn hold play work seem mean guess hope new next last first second
`)

const SHORTEST_WORD = 3
const MOST_SYLLABLES = 4
/** Stretches between spaces that are addresses, handles or code, not words. */
const NOT_WORDS = /\S*(?:https?:|www\.|\.(?:com|net|org|io|gg)\b|[@#$%^*_=+{}[\]\\|~`<>])\S*/gi

const isGrammar = (word: string): boolean => {
  const key = word.replaceAll("'", '')
  return FUNCTION_WORDS.has(key) || FILLERS.has(key)
}

function wordsInPlace(verse: string): WordInPlace[] {
  return verse.split(/[\n,.;:!?()"]+/).flatMap((piece) => {
    const words = tokenize(piece).map(({ text }) => text.toLowerCase().replaceAll('’', "'").replace(/'$/, ''))
    return words.map((text, at) => {
      const before = words[at - 1]
      const after = words[at + 1]
      return {
        text,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      }
    })
  })
}

function toTurnable(word: WordInPlace): TurnableWord {
  const topic = lookUp(word.text)?.topic
  const noun = nounNumber(word)
  return {
    text: word.text,
    ...(topic === undefined ? {} : { topic }),
    ...(noun === undefined ? {} : { noun }),
    owned: isOwned(word),
    namesNoThing: noun === undefined && namesNoThing(word),
    isDull: DULL.has(word.text) && topic === undefined,
  }
}

/** Words that an answer can want to turn (OPP-11). */
const ENOUGH_WORDS = 2

/** Without the dull words where there are enough others; a dull word alone is nothing to turn. */
function worthTurning(words: readonly TurnableWord[]): readonly TurnableWord[] {
  const telling = words.filter(({ isDull }) => !isDull)
  return telling.length >= ENOUGH_WORDS || words.length < ENOUGH_WORDS ? telling : words
}

/** Words at the end of a verse among which its last rhyme is heard: more than a bar has. */
const END_WORDS = 24

/** The last words of a line, as written: laying all of a long one out in bars costs more than the end tells. */
function endingOf(line: string): string {
  const first = tokenize(line).at(-END_WORDS)
  return line.slice(first?.start ?? 0)
}

/** The sound of the last word, and the word where it may be said back. */
function endOf(ear: Pronouncer, verse: string, isFit: (word: string) => boolean): Pick<UserVerse, 'end'> {
  const last = writtenLines(verse).findLast(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const words = hearText(ear, endingOf(last?.text ?? '')).lines.at(-1)?.words ?? []
  const word = words.at(-1)
  if (word === undefined || !word.known) return {}
  const spoken = isFit(word.key) && !isGrammar(word.key) ? { word: word.key } : {}
  return { end: { tails: tailsAt(words, words.length - 1), key: word.key, ...spoken } }
}

/**
 * Reads what can be turned around in the player's verse (OPP-10 to OPP-14). The verse is data: only words that the
 * dictionary holds and that pass mayEcho are taken from it, and nothing of it is ever obeyed.
 */
export function readUserVerse(ear: Pronouncer, verse: string): UserVerse {
  if (speaksOfDespair(verse)) return { words: [], claims: [], isDespair: true }
  const plain = verse.replace(NOT_WORDS, ' , ')
  const isFit = (word: string): boolean => mayEcho(word) && ear.knows(word)
  const isTurnable = (word: string): boolean =>
    isFit(word) &&
    !isGrammar(word) &&
    word.length >= SHORTEST_WORD &&
    (ear.pronounce(word)[0]?.length ?? MOST_SYLLABLES + 1) <= MOST_SYLLABLES
  const found = new Map<string, TurnableWord>()
  for (const word of wordsInPlace(plain)) {
    if (!isTurnable(word.text)) continue
    const turnable = toTurnable(word)
    const earlier = found.get(word.text)
    if (earlier?.noun === undefined) found.set(word.text, turnable)
  }
  const isTelling = (word: string): boolean => found.get(word)?.isDull === false
  return {
    words: worthTurning([...found.values()]),
    claims: findClaims(ear, plain, (word) => isFit(word) || I_OR_CONTRACTION.test(word), isTelling),
    ...endOf(ear, plain, isFit),
    isDespair: false,
  }
}

/** Grammar words that mayEcho's dictionary look-up could miss. */
const I_OR_CONTRACTION = /^(?:i|a|i'm|im|ive|ain't|gonna|wanna|gotta)$/
