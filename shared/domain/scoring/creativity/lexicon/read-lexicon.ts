import { stemOf } from '../../hearing/stem.ts'
import { LIFE_MEANINGS } from './double-meanings-life.ts'
import { TRADE_MEANINGS } from './double-meanings-rap.ts'
import { THING_MEANINGS } from './double-meanings-things.ts'
import { WORLD_MEANINGS } from './double-meanings-world.ts'
import { FIELDS } from './fields.ts'
import { NAMES } from './names.ts'

/** One meaning of a word. */
export interface Meaning {
  readonly name: string
  /**
   * What needs no word beside it: `owned`, when somebody's ("my flow", "your bars") or said of somebody's rap; `spelled`,
   * always, because it is the one that is written ("reign", which sounds like rain).
   */
  readonly given: 'owned' | 'spelled' | undefined
  /** Stems that call it up, beside those of its fields. */
  readonly own: ReadonlySet<string>
  readonly fields: readonly number[]
}

/** The lexicon of words with two meanings, compiled. */
export interface Lexicon {
  /** The fields that a stem belongs to; nothing for most. */
  readonly fieldsOf: ReadonlyMap<string, readonly number[]>
  /** Words by their key, and where it has none, by their stem. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Names that are words too: what else they mean. */
  readonly names: ReadonlyMap<string, readonly Meaning[]>
}

const rowsOf = (text: string, separator: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(separator))

/** These are listed for what they mean as they are: "grounded" says nothing of "ground". */
const PARTICIPLE = /(?:ed|ing)$/

type Stem = (key: string) => string

/** Every cue is stemmed once. */
function remember(stem: Stem): Stem {
  const stems = new Map<string, string>()
  return (key) => {
    const known = stems.get(key)
    if (known !== undefined) return known
    const found = stem(key)
    stems.set(key, found)
    return found
  }
}

function parseMeaning(text: string, fieldNumbers: ReadonlyMap<string, number>, stem: Stem): Meaning {
  const colon = text.indexOf(':')
  const mark = text.at(colon - 1)
  const given = mark === '*' ? 'owned' : mark === '=' ? 'spelled' : undefined
  const cues = text
    .slice(colon + 1)
    .trim()
    .split(' ')
  const isField = (cue: string): boolean => /^[A-Z]+$/.test(cue)
  return {
    name: text.slice(0, given === undefined ? colon : colon - 1),
    given,
    own: new Set(cues.filter((cue) => !isField(cue)).map(stem)),
    fields: cues.filter(isField).flatMap((cue) => fieldNumbers.get(cue) ?? []),
  }
}

function compile(): Lexicon {
  const stem = remember(stemOf)
  const fieldNumbers = new Map<string, number>()
  const fieldsOf = new Map<string, number[]>()
  for (const [name = '', words = ''] of rowsOf(FIELDS, ': ')) {
    const number = fieldNumbers.size
    fieldNumbers.set(name, number)
    for (const root of new Set(words.split(' ').map(stem))) {
      const fields = fieldsOf.get(root)
      if (fields === undefined) fieldsOf.set(root, [number])
      else fields.push(number)
    }
  }
  const parse = (text: string): [string, Meaning[]][] =>
    rowsOf(text, '; ').map(([word = '', ...meanings]) => [
      word,
      meanings.map((meaning) => parseMeaning(meaning, fieldNumbers, stem)),
    ])
  const words = [TRADE_MEANINGS, THING_MEANINGS, WORLD_MEANINGS, LIFE_MEANINGS].flatMap(parse)
  return {
    fieldsOf,
    meanings: new Map([
      ...words
        .filter(([word]) => !PARTICIPLE.test(word))
        .map(([word, meanings]) => [stem(word), meanings] as const)
        .reverse(),
      ...words,
    ]),
    names: new Map(parse(NAMES)),
  }
}

let compiled: Lexicon | undefined

/** The lexicon, compiled when it is first asked for. */
export const lexicon = (): Lexicon => (compiled ??= compile())
