import type { Pronunciation } from '../../phonetics/phonetics.ts'
import { VOWELS, type Vowel } from '../../phonetics/phonetics.ts'
import type { HeardWord } from '../hearing/heard-text.ts'
import { EMPTY_RUN, joinRuns, type ConsonantRun } from './sounds/consonant-run.ts'
import { BEAT, LENT_BEAT, NO_BEAT, type Beat } from './sounds/sound-odds.ts'
import { unitsOf, type SoundUnit } from './sounds/sound-unit.ts'

/** Syllables that a rhyme may reach back. */
const LONGEST_RHYME = 6
/** Ways of saying the last word that are tried. */
const MOST_WAYS = 3

/** One syllable of a tail, from its vowel on, as rhyme hears it ("fire" is one). */
export interface TailSyllable {
  /** Index in VOWELS. */
  readonly vowel: number
  readonly onset: ConsonantRun
  /** All consonants up to the next vowel, or to the end. */
  readonly after: ConsonantRun
  /** As heard in its place: a grammar word has no beat, one at the end of a line may be given one. */
  readonly beat: Beat
  /** How many words back from the tail's last. */
  readonly wordsBack: number
  /** How many syllables of the tail it ends with, itself included, as they are counted. */
  readonly syllables: number
}

/** The end of a stretch of words, last syllable first. */
export interface Tail {
  readonly syllables: readonly TailSyllable[]
  /** The words that the syllables belong to, last first. */
  readonly words: readonly HeardWord[]
}

const LONG_VOWELS: ReadonlySet<Vowel | undefined> = new Set<Vowel>(
  'AW AY EY IY OW OY UW AO AA'.split(' ') as Vowel[],
)

/** The last syllable of a long word may be lent a beat at the end of a line: "e-ter-ni-TY". */
function isLent(units: readonly SoundUnit[], at: number): boolean {
  const [before, last] = [units[at - 1], units[at]]
  return (
    at === units.length - 1 && at >= 2 && before?.stress === 0 && LONG_VOWELS.has(VOWELS[last?.vowel ?? 0])
  )
}

/** Said with a verb they may have its beat: "block OFF". */
const PARTICLES: ReadonlySet<string> = new Set('off up down out'.split(' '))

/** Whether a way of saying a word of one syllable is the one without a beat ("for" as "fer"), which no rhyme falls on. */
const isReduced = ({ ways }: HeardWord, [unit]: readonly SoundUnit[]): boolean =>
  unit?.stress === 0 && ways.some((way) => way.some(({ stress }) => stress > 0))

function beatOf(word: HeardWord, units: readonly SoundUnit[], at: number, isLineEnd: boolean): Beat {
  if (units.length === 1) {
    if (isReduced(word, units)) return NO_BEAT
    if (!word.isFunctionWord) return BEAT
    return isLineEnd || PARTICLES.has(word.key) ? LENT_BEAT : NO_BEAT
  }
  if ((units[at]?.stress ?? 0) > 0) return BEAT
  return isLineEnd && isLent(units, at) ? LENT_BEAT : NO_BEAT
}

/** The tail that ends with the word at an index, said in each way; `isLineEnd` may lend its last syllable a beat. */
export function tailsAt(words: readonly HeardWord[], index: number, isLineEnd = true): Tail[] {
  const last = words[index]
  if (last === undefined) return []
  const ways = last.ways.length === 1 ? last.ways : last.ways.slice(0, MOST_WAYS)
  return ways.map((way) => tailFrom(words, index, way, isLineEnd))
}

function tailFrom(words: readonly HeardWord[], index: number, way: Pronunciation, isLineEnd: boolean): Tail {
  const syllables: TailSyllable[] = []
  const covered: HeardWord[] = []
  /** The onset that follows, which belongs to what is heard after the vowel before it. */
  let following = EMPTY_RUN
  let counted = 0
  for (let back = 0; syllables.length < LONGEST_RHYME && index - back >= 0; back += 1) {
    const word = words[index - back]
    if (word === undefined) break
    covered.push(word)
    const units = unitsOf(back === 0 ? way : word.sound)
    for (let at = units.length - 1; at >= 0 && syllables.length < LONGEST_RHYME; at -= 1) {
      const unit = units[at]
      if (unit === undefined) break
      counted += unit.to - unit.from
      syllables.push({
        vowel: unit.vowel,
        onset: unit.onset,
        after: joinRuns(unit.coda, following),
        beat: beatOf(word, units, at, isLineEnd && back === 0),
        wordsBack: back,
        syllables: counted,
      })
      following = unit.onset
    }
  }
  return { syllables, words: covered }
}
