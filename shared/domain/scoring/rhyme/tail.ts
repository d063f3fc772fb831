import type { Consonant, Pronunciation, Stress, Syllable, Vowel } from '../../phonetics/phonetics.ts'
import type { HeardWord } from '../hearing/heard-text.ts'

/** Syllables a rhyme may reach back. */
const LONGEST_RHYME = 5
/** Ways of saying the last word that are tried. */
const MOST_WAYS = 3

/** One syllable of a tail, from its vowel on. */
export interface TailSyllable {
  readonly onset: readonly Consonant[]
  readonly nucleus: Vowel
  /** All consonants up to the next vowel, or to the end. */
  readonly after: readonly Consonant[]
  /** As heard in its place: a grammar word is unstressed, the last beat of a line is not. */
  readonly stress: Stress
  /** How many words back from the tail's last. */
  readonly wordsBack: number
}

/** The end of a stretch of words, last syllable first. */
export interface Tail {
  readonly syllables: readonly TailSyllable[]
  /** The words that the syllables belong to, last first. */
  readonly words: readonly HeardWord[]
}

const FULL_VOWELS: ReadonlySet<Vowel> = new Set<Vowel>(['AW', 'AY', 'EY', 'IY', 'OW', 'OY', 'UW', 'AO', 'AA'])

/** The last syllable of a long word may carry a beat of its own: "e-ter-ni-TY". */
function isPromoted(sound: Pronunciation, index: number, isLineEnd: boolean): boolean {
  const last = sound[index]
  return (
    isLineEnd &&
    index === sound.length - 1 &&
    index >= 2 &&
    last !== undefined &&
    FULL_VOWELS.has(last.nucleus) &&
    sound[index - 1]?.stress === 0
  )
}

function heardStress(word: HeardWord, sound: Pronunciation, index: number, isLineEnd: boolean): Stress {
  const stress = sound[index]?.stress ?? 0
  if (sound.length === 1) return word.isFunctionWord && !isLineEnd ? 0 : 1
  if (stress === 0 && isPromoted(sound, index, isLineEnd)) return 2
  return stress
}

/** The tail that ends with the word at an index, said in each way; `isLineEnd` gives the last word its beat. */
export function tailsAt(words: readonly HeardWord[], index: number, isLineEnd = true): Tail[] {
  const last = words[index]
  if (last === undefined) return []
  return last.ways.slice(0, MOST_WAYS).map((way) => tailFrom(words, index, way, isLineEnd))
}

function tailFrom(words: readonly HeardWord[], index: number, way: Pronunciation, isLineEnd: boolean): Tail {
  const syllables: TailSyllable[] = []
  const covered: HeardWord[] = []
  /** The onset that follows, which belongs to what is heard after the vowel before it. */
  let following: readonly Consonant[] = []
  for (let back = 0; syllables.length < LONGEST_RHYME && index - back >= 0; back += 1) {
    const word = words[index - back]
    if (word === undefined) break
    covered.push(word)
    const sound = back === 0 ? way : word.sound
    for (let at = sound.length - 1; at >= 0 && syllables.length < LONGEST_RHYME; at -= 1) {
      const { onset, nucleus, coda }: Syllable = sound[at] ?? {
        onset: [],
        nucleus: 'AH',
        coda: [],
        stress: 0,
      }
      const stress = heardStress(word, sound, at, isLineEnd && back === 0)
      syllables.push({ onset, nucleus, after: [...coda, ...following], stress, wordsBack: back })
      following = onset
    }
  }
  return { syllables, words: covered }
}
