import { phraseOf, type HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { COMMON_STEMS } from '../wording/common-words.ts'
import { areOneWord, basesOf } from './lexicon/bases.ts'
import { spanOf, type Device, type FindDevices, type Listening } from './device.ts'
import { quoted } from './quote.ts'
import { isAddressed, readingOf } from './reading.ts'
import { joined, SILENCE, soundsOf } from './word-sounds.ts'

/** Bars in which two stretches of the same sound are still heard together. */
const REACH = 2
/** The longest stretch of words compared, and the fewest sounds of a stretch of several words. */
const MOST_WORDS = 3
const FEWEST_PHONES = 5
const ONE_WORD_WEIGHT = 1.2
const SEVERAL_WORDS_WEIGHT = 1.8

/** Said alike in every second sentence without anybody meaning it. */
const BY_CHANCE = new Set(
  'knew new see sea ate eight our hour know no read red made maid road rode buy by bye hear here wear where passed past threw through'.split(
    ' ',
  ),
)
/** One spelling, two words that sound apart. */
const TWO_SOUNDS = new Set(
  'wind lead read tear live close bow wound bass row sow dove desert object present record minute use content refuse lives tears winds leads bows'.split(
    ' ',
  ),
)

interface Stretch {
  readonly words: readonly HeardWord[]
  readonly line: number
  readonly isLineEnd: boolean
  readonly phones: number
  /** Whether only its singular sounds so. */
  readonly isSingular: boolean
}

const isSure = ({ known, key }: HeardWord): boolean => known && !TWO_SOUNDS.has(key)

/** Whether two stretches are different words, not one word spelled or bent in two ways. */
function differ(a: Stretch, b: Stretch): boolean {
  const [first] = a.words
  const [second] = b.words
  if (first === undefined || second === undefined) return false
  if (a.words.length === 1 && b.words.length === 1) {
    return (
      !first.isFunctionWord &&
      !second.isFunctionWord &&
      !(BY_CHANCE.has(first.key) && BY_CHANCE.has(second.key)) &&
      !isVariant(first.key, second.key)
    )
  }
  if (
    a.phones < FEWEST_PHONES ||
    phraseOf(a.words).replaceAll(' ', '') === phraseOf(b.words).replaceAll(' ', '')
  )
    return false
  return a.words.every((word) => b.words.every((other) => !areOneWord(basesOf(word.key), basesOf(other.key))))
}

const isEverybodys = ({ words }: Stretch): boolean => words.every(({ key }) => COMMON_STEMS.has(stemOf(key)))

/**
 * Whether two stretches that sound alike stand as a play and not by chance: a singular is only heard beside its fellow, and
 * words that everybody uses at the ends of two bars are their rhyme.
 */
function arePlayed(a: Stretch, b: Stretch): boolean {
  if (a.line === b.line) return true
  if (a.isSingular || b.isSingular) return false
  return !(a.isLineEnd && b.isLineEnd && isEverybodys(a) && isEverybodys(b))
}

const SHORT_SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nite: 'night',
    lite: 'light',
    rite: 'right',
    thru: 'through',
    tho: 'though',
    luv: 'love',
    grey: 'gray',
    mum: 'mom',
  }),
)

/** British, American and short spellings made one. */
const oneSpelling = (key: string): string =>
  stemOf(SHORT_SPELLINGS.get(key) ?? key)
    .replace(/(?<=[a-z]{3})our(?=$|i)/, 'or')
    .replace(/is$/, 'iz')

/** "Color" and "colour" are one word; "right" and "write" are two. */
const isVariant = (a: string, b: string): boolean =>
  oneSpelling(a) === oneSpelling(b) || a.startsWith(b) || b.startsWith(a)

/** A play on a sound, with the earlier words that it echoes. */
interface SoundPlay {
  readonly device: Device
  readonly echoed: { readonly start: number; readonly end: number }
}

/**
 * Words or runs of words that sound the same and are not ("prey / pray", "ice cream / I scream"), close together
 * (SCORE-30). Grammar words alone do not count: nobody means a joke with "to" and "two".
 */
export function soundPlaysOf({ text }: Listening): SoundPlay[] {
  const bySound = new Map<string, Stretch[]>()
  /** Sounds that are played on: a play once made may land on the rhyme. */
  const played = new Set<string>()
  const plays: SoundPlay[] = []
  const used = new Set<HeardWord>()

  /** Notes a stretch under its sound; gives an earlier one that sounds the same and is another word. */
  const meet = (stretch: Stretch, sound: string): Stretch | undefined => {
    const alike = bySound.get(sound)
    if (alike === undefined) {
      bySound.set(sound, [stretch])
      return undefined
    }
    const other = alike.find(
      (earlier) =>
        stretch.line - earlier.line <= REACH &&
        differ(earlier, stretch) &&
        (played.has(sound) || arePlayed(earlier, stretch)),
    )
    alike.push(stretch)
    if (other !== undefined) played.add(sound)
    return other
  }

  const lines = readingOf(text)
  lines.forEach(({ words, isSaid }, line) => {
    if (!isSaid || !isAddressed(lines, line)) return
    const sounds = words.map(soundsOf)
    const sure = words.map(isSure)
    words.forEach((word, start) => {
      let together = SILENCE
      for (let length = 1; length <= MOST_WORDS && sure[start + length - 1] === true; length += 1) {
        together = joined(together, sounds[start + length - 1]?.[0] ?? SILENCE)
        if (length === 1 && word.isFunctionWord) continue
        const run = words.slice(start, start + length)
        const said = length === 1 ? (sounds[start] ?? []) : [together]
        const isLineEnd = start + length === words.length
        const others = said.map(({ text: sound, ...rest }) =>
          meet({ words: run, line, isLineEnd, ...rest }, sound),
        )
        const other = others.find((one) => one !== undefined)
        if (other === undefined || run.some((one) => used.has(one))) continue
        for (const one of run) used.add(one)
        const device: Device = {
          kind: 'wordplay',
          ...spanOf(run[0], run.at(-1)),
          reason: `"${quoted(run)}" sounds just like "${quoted(other.words)}" and means something else.`,
          weight: run.length > 1 || other.words.length > 1 ? SEVERAL_WORDS_WEIGHT : ONE_WORD_WEIGHT,
        }
        plays.push({ device, echoed: spanOf(other.words[0], other.words.at(-1)) })
      }
    })
  })
  return plays
}

/** The plays on sounds alone. */
export const findHomophones: FindDevices = (listening) => soundPlaysOf(listening).map(({ device }) => device)
