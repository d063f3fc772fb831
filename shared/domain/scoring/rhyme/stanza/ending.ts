import type { Pronouncer, Pronunciation, Syllable } from '../../../phonetics/phonetics.ts'
import { EMPTY_RUN, joinRuns, type ConsonantRun } from '../sounds/consonant-run.ts'
import { BEAT, LENT_BEAT, NO_BEAT, type Beat } from '../sounds/sound-odds.ts'
import { unitsOf, type SoundUnit } from '../sounds/sound-unit.ts'
import { modernSpellings } from './old-spelling.ts'
import { spelledRime, type SpelledRime } from './spelled-rime.ts'

/** One syllable at the end of a line, the last first. */
export interface EndSyllable {
  readonly vowel: number
  /** All consonants up to the next vowel, or to the end. */
  readonly after: ConsonantRun
  readonly beat: Beat
}

/** The last word of a line of verse, however it may have been said. */
export interface Ending {
  readonly word: string
  /** Each way of saying it, from its last syllable backwards. */
  readonly readings: readonly (readonly EndSyllable[])[]
  readonly spelled: SpelledRime
}

/** Syllables of a word that a rhyme at its end may reach. */
const MOST_SYLLABLES = 4
/** Ways of saying a word that are tried, as it is spelled and in each of its spellings of today. */
const MOST_WAYS = 4
const MOST_READINGS = 8
const MOST_SPELLINGS = 3

function beatOf(units: readonly SoundUnit[], at: number): Beat {
  const unit = units[at]
  if (unit === undefined) return NO_BEAT
  if (units.length === 1 || unit.stress > 0) return BEAT
  const isLent = at === units.length - 1 && units.length >= 3 && units[at - 1]?.stress === 0
  return isLent ? LENT_BEAT : NO_BEAT
}

function readBackwards(way: Pronunciation): EndSyllable[] {
  const units = unitsOf(way)
  const syllables: EndSyllable[] = []
  for (let at = units.length - 1; at >= 0 && syllables.length < MOST_SYLLABLES; at -= 1) {
    const unit = units[at]
    if (unit === undefined) break
    const after = joinRuns(unit.coda, units[at + 1]?.onset ?? EMPTY_RUN)
    syllables.push({ vowel: unit.vowel, after, beat: beatOf(units, at) })
  }
  return syllables
}

const ED_SAID: Syllable = { onset: [], nucleus: 'EH', coda: ['D'], stress: 0 }

/** Verse may say the -ed that speech swallows: "ban-ish-ed" with "dead". */
function withEdSaid(word: string, way: Pronunciation): Pronunciation[] {
  const last = way.at(-1)
  const end = last?.coda.at(-1)
  if (last === undefined || !/[a-z]ed$/.test(word) || (end !== 'D' && end !== 'T')) return []
  if (last.coda.length === 1 && (last.nucleus === 'AH' || last.nucleus === 'IH')) return []
  return [[...way.slice(0, -1), { ...last, coda: last.coda.slice(0, -1) }, ED_SAID]]
}

/**
 * Hears the last word of a line of verse: all its pronunciations, those of its spelling of today where the dictionary
 * does not hold it, and the -ed that verse may say.
 */
export function hearEnding(ear: Pronouncer, word: string): Ending {
  const bare = word.toLowerCase()
  const today = ear.knows(bare) ? [] : modernSpellings(bare, ear.knows).slice(0, MOST_SPELLINGS)
  const ways = [...today, bare].flatMap((one) => ear.pronounce(one).slice(0, MOST_WAYS))
  const said = ways.flatMap((way) => [way, ...withEdSaid(bare, way)])
  const distinct = new Map(said.map((way) => readBackwards(way)).map((read) => [JSON.stringify(read), read]))
  return { word: bare, readings: [...distinct.values()].slice(0, MOST_READINGS), spelled: spelledRime(bare) }
}
