import type { Pronunciation } from '../../phonetics/phonetics.ts'
import { phraseOf, quoteOf, type HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'

/** Bars in which two stretches of the same sound are still heard together. */
const REACH = 2
/** The longest stretch of words compared, and the fewest sounds of a stretch of several words. */
const MOST_WORDS = 3
const FEWEST_PHONES = 5

interface Stretch {
  readonly words: readonly HeardWord[]
  readonly line: number
  readonly sound: string
  readonly phones: number
}

const vowelsOf = (way: Pronunciation): string => way.map(({ nucleus }) => nucleus).join(' ')

const soundOf = (way: Pronunciation): string[] =>
  way.flatMap(({ onset, nucleus, coda }) => [...onset, nucleus, ...coda])

/** Whether a word is in no doubt: known, and with the same vowels in every way of saying it (unlike "wind"). */
const isSure = ({ known, ways, sound }: HeardWord): boolean =>
  known && ways.every((way) => vowelsOf(way) === vowelsOf(sound))

function stretchesOf(words: readonly HeardWord[], line: number): Stretch[] {
  return words.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS }, (_, extra) => words.slice(start, start + extra + 1))
      .filter((run, extra) => run.length === extra + 1 && run.every(isSure))
      .map((run) => {
        const phones = run.flatMap(({ sound }) => soundOf(sound))
        return { words: run, line, sound: phones.join(' '), phones: phones.length }
      }),
  )
}

/** Whether two stretches are different words, not one word spelled or bent in two ways. */
function differ(a: Stretch, b: Stretch): boolean {
  const [first] = a.words
  const [second] = b.words
  if (first === undefined || second === undefined) return false
  if (a.words.length === 1 && b.words.length === 1) {
    return !first.isFunctionWord && !second.isFunctionWord && !isVariant(first.key, second.key)
  }
  if (
    a.phones < FEWEST_PHONES ||
    phraseOf(a.words).replaceAll(' ', '') === phraseOf(b.words).replaceAll(' ', '')
  )
    return false
  return a.words.every((word) => b.words.every((other) => stemOf(word.key) !== stemOf(other.key)))
}

const SHORT_SPELLINGS: Readonly<Record<string, string>> = {
  nite: 'night',
  lite: 'light',
  rite: 'right',
  thru: 'through',
  tho: 'though',
  luv: 'love',
  grey: 'gray',
}

/** British, American and short spellings made one. */
const oneSpelling = (key: string): string =>
  stemOf(SHORT_SPELLINGS[key] ?? key)
    .replace(/our(?=$|i)/, 'or')
    .replace(/is$/, 'iz')

/** "Color" and "colour" are one word; "right" and "write" are two. */
const isVariant = (a: string, b: string): boolean =>
  oneSpelling(a) === oneSpelling(b) || a.startsWith(b) || b.startsWith(a)

/**
 * Words or runs of words that sound the same and are not ("prey / pray", "ice cream / I scream"), close together
 * (SCORE-30). Grammar words alone do not count: nobody means a joke with "to" and "two".
 */
export const findHomophones: FindDevices = ({ text }) => {
  const bySound = new Map<string, Stretch[]>()
  const devices: Device[] = []
  const used = new Set<HeardWord>()
  text.lines.forEach(({ words }, line) => {
    for (const stretch of stretchesOf(words, line)) {
      const alike = bySound.get(stretch.sound) ?? []
      const other = alike.find((earlier) => line - earlier.line <= REACH && differ(earlier, stretch))
      bySound.set(stretch.sound, [...alike, stretch])
      if (other === undefined || stretch.words.some((word) => used.has(word))) continue
      for (const word of stretch.words) used.add(word)
      devices.push({
        kind: 'wordplay',
        ...spanOf(stretch.words[0], stretch.words.at(-1)),
        reason: `"${quoteOf(stretch.words)}" sounds just like "${quoteOf(other.words)}" and means something else.`,
        weight: stretch.words.length > 1 || other.words.length > 1 ? 1.8 : 1.2,
      })
    }
  })
  return devices
}
