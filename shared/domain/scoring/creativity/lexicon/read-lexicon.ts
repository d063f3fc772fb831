import { LIFE_MEANINGS } from './double-meanings-life.ts'
import { TRADE_MEANINGS } from './double-meanings-rap.ts'
import { THING_MEANINGS } from './double-meanings-things.ts'
import { WORLD_MEANINGS } from './double-meanings-world.ts'
import { FIELDS } from './fields.ts'
import { NAMES } from './names.ts'

/** One meaning of a word. */
export interface Meaning {
  readonly number: number
  readonly name: string
  /**
   * What needs no word beside it: `owned`, when somebody's ("my flow", "your bars"), or said of or done to somebody;
   * `spelled`, always, because it is the one that is written ("reign", which sounds like rain).
   */
  readonly given: 'owned' | 'spelled' | undefined
  /** The fields whose words call it up. */
  readonly fields: readonly number[]
}

type Numbers = ReadonlyMap<string, readonly number[]>

/** The lexicon of words with two meanings, compiled. */
export interface Lexicon {
  /** The fields that a word belongs to. */
  readonly fieldsOf: Numbers
  /** The meanings that a word calls up by itself, beside those of its fields. */
  readonly meaningsOf: Numbers
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Names that are words too: what else they mean. */
  readonly names: ReadonlyMap<string, readonly Meaning[]>
}

const rowsOf = (text: string, separator: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(separator))

function note(numbers: Map<string, number[]>, word: string, number: number): void {
  const known = numbers.get(word)
  if (known === undefined) numbers.set(word, [number])
  else known.push(number)
}

/** `NAME: word word` a row. */
function compileFields() {
  const fieldNumbers = new Map<string, number>()
  const fieldsOf = new Map<string, number[]>()
  for (const [name = '', words = ''] of rowsOf(FIELDS, ': ')) {
    const number = fieldNumbers.size
    fieldNumbers.set(name, number)
    for (const word of words.split(' ')) note(fieldsOf, word, number)
  }
  return { fieldNumbers, fieldsOf }
}

/** `word; meaning: FIELD cue cue; meaning: cue` a row, a meaning marked `*` where owning gives it and `=` where it is spelled. */
function compile(): Lexicon {
  const { fieldNumbers, fieldsOf } = compileFields()
  const meaningsOf = new Map<string, number[]>()
  let count = 0
  const parseMeaning = (text: string): Meaning => {
    const colon = text.indexOf(':')
    const mark = text.at(colon - 1)
    const given = mark === '*' ? 'owned' : mark === '=' ? 'spelled' : undefined
    const number = count
    count += 1
    const fields: number[] = []
    for (const cue of text.slice(colon + 2).split(' ')) {
      const field = fieldNumbers.get(cue)
      if (field === undefined) note(meaningsOf, cue, number)
      else fields.push(field)
    }
    return { number, name: text.slice(0, given === undefined ? colon : colon - 1), given, fields }
  }
  const parse = (text: string): [string, Meaning[]][] =>
    rowsOf(text, '; ').map(([word = '', ...meanings]) => [word, meanings.map(parseMeaning)])
  return {
    meanings: new Map([TRADE_MEANINGS, THING_MEANINGS, WORLD_MEANINGS, LIFE_MEANINGS].flatMap(parse)),
    names: new Map(parse(NAMES)),
    fieldsOf,
    meaningsOf,
  }
}

let compiled: Lexicon | undefined

/** The lexicon, compiled when it is first asked for. */
export const lexicon = (): Lexicon => (compiled ??= compile())
