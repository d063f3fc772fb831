import { isTopic } from '../read/lexicon.ts'
import type { CoupletLines, Slot, TurnTemplate, TurnTopic } from './material.ts'

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

function toPair(row: string): CoupletLines {
  const [first, second, ...more] = row.split(' / ')
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Error(`Not two bars parted by a slash: "${row}".`)
  }
  return [first, second]
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
 * Templates written one a row: what they are about, a bar, then the couplet. Places: `{word}` `{word2}` (quoted words of
 * the player), `{noun}` `{noun2}`, `{claim}` (a clause of the player), `{last}` (the player's last word), `{tail}` to
 * `{tail4}` (phrases that rhyme with it). Agreement: `{a}` before a word; `{is}` `{was}` `{has}` `{it}` `{they}`
 * `{theyre}` after a noun.
 * @throws Error naming the row that is none.
 */
export const turns = (text: string): readonly TurnTemplate[] =>
  rows(text).map((row) => {
    const [topic = '', couplet = ''] = row.split(' | ')
    if (!isTurnTopic(topic)) throw new Error(`No topic is called "${topic}".`)
    const lines = toPair(couplet)
    return { topic, lines, slots: slotsOf(lines) }
  })

/** Phrases parted by commas and line ends. */
export const list = (text: string): readonly string[] => rows(text).flatMap((row) => row.split(', '))

/** Words parted by white space. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
