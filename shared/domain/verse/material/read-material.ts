import { stemOf } from '../../scoring/hearing/stem.ts'
import { isTopic } from '../read/lexicon.ts'
import type { CoupletLines, Slot, TurnTemplate, TurnTopic } from './material.ts'
import { singularSlots } from './singular-slots.ts'

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

function toPairs(row: string): CoupletLines[] {
  const [first, ...seconds] = row.split(' / ')
  if (first === undefined || seconds.length === 0) throw new Error(`No two bars parted by a slash: "${row}".`)
  return seconds.map((second) => [first, second])
}

function toPair(row: string): CoupletLines {
  const [pair, ...more] = toPairs(row)
  if (pair === undefined || more.length > 0) throw new Error(`More than two bars: "${row}".`)
  return pair
}

const isTurnTopic = (name: string): name is TurnTopic =>
  name === 'any' || name === 'noun' || name === 'echo' || isTopic(name)

const SLOT = /\{(word2?|noun2?|claim|last|tail[234]?)\}/g

/** The places of a template's two bars. */
const slotsOf = (lines: CoupletLines): ReadonlySet<Slot> =>
  new Set([...lines.join(' ').matchAll(SLOT)].map(([, name]) => name as Slot))

/**
 * Couplets written one a row, the bars parted by " / ".
 * @throws Error naming the row that is none.
 */
export const couplets = (text: string): readonly CoupletLines[] => rows(text).map(toPair)

/**
 * Templates written one a row: what they are about, a bar, then the couplet, or a first bar and several that may follow
 * it. Places: `{word}` `{word2}` (quoted words of
 * the player), `{noun}` `{noun2}`, `{claim}` (a clause of the player), `{last}` (the player's last word), `{tail}` to
 * `{tail4}` (phrases that rhyme with it). Agreement: `{a}` before a word; `{is}` `{was}` `{has}` `{it}` `{they}`
 * `{theyre}` after a noun.
 * @throws Error naming the row that is none.
 */
export const turns = (text: string): readonly TurnTemplate[] =>
  rows(text).flatMap((row) => {
    const [topic = '', bars = ''] = row.split(' | ')
    if (!isTurnTopic(topic)) throw new Error(`No topic is called "${topic}".`)
    return toPairs(bars).map((lines) => ({
      topic,
      lines,
      slots: slotsOf(lines),
      singular: singularSlots(lines),
    }))
  })

/** Phrases parted by commas and line ends. */
export const list = (text: string): readonly string[] => rows(text).flatMap((row) => row.split(', '))

/** Words parted by white space. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Images written one a row, each by words that belong to it; their inflections do too. */
export const images = (text: string): readonly ReadonlySet<string>[] =>
  rows(text).map((row) => new Set(row.split(/\s+/).map(stemOf)))
