import {
  VOWELS,
  type Pronunciation,
  type Stress,
  type Syllable,
  type Vowel,
} from '../../../phonetics/phonetics.ts'
import { runOf, type ConsonantRun } from './consonant-run.ts'

/**
 * A syllable as rhyme hears it. "Fire" and "liar" may be one syllable or two; here both are one, the vowel of the first
 * with R after it, and so with L ("trial", "vile"). Vowels that an R has made one are one.
 */
export interface SoundUnit {
  /** Index in VOWELS. */
  readonly vowel: number
  /** As the dictionary has it. */
  readonly stress: Stress
  readonly onset: ConsonantRun
  /** What follows the vowel in its syllable; R first where the vowel itself is one (ER). */
  readonly coda: ConsonantRun
  /** The syllables of the word that it covers: the first, and the one after the last. */
  readonly from: number
  readonly to: number
}

const VOWEL_INDEX: ReadonlyMap<Vowel, number> = new Map(VOWELS.map((vowel, index) => [vowel, index]))
/** Long vowels, after which a weak R or L makes no syllable of its own for sure. */
const GLIDING: ReadonlySet<Vowel> = new Set<Vowel>(['AY', 'AW', 'OY', 'IY', 'UW', 'EY', 'OW'])

/** Whether a syllable only glides on into R or L: the second of "fi-re", "tri-al". */
function isGlide(syllable: Syllable, next: Syllable | undefined): next is Syllable {
  if (next === undefined || next.stress !== 0 || next.onset.length > 0) return false
  if (syllable.coda.length > 0 || !GLIDING.has(syllable.nucleus)) return false
  return next.nucleus === 'ER' || (next.nucleus === 'AH' && next.coda[0] === 'L')
}

/** Before an R these have merged for most ears: "fear / here", "there / care", "poor / pour". */
const BEFORE_R: ReadonlyMap<Vowel, Vowel> = new Map<Vowel, Vowel>([
  ['IY', 'IH'],
  ['EY', 'EH'],
  ['AE', 'EH'],
  ['OW', 'AO'],
  ['UW', 'AO'],
  ['UH', 'AO'],
])

function vowelOf({ nucleus, coda }: Syllable): number {
  const heard = coda[0] === 'R' ? (BEFORE_R.get(nucleus) ?? nucleus) : nucleus
  return VOWEL_INDEX.get(heard) ?? 0
}

const codaOf = ({ nucleus, coda }: Syllable): ConsonantRun =>
  nucleus === 'ER' ? runOf(coda, runOf(['R'])) : runOf(coda)

function hearUnits(sound: Pronunciation): SoundUnit[] {
  const units: SoundUnit[] = []
  for (let at = 0; at < sound.length;) {
    const syllable = sound[at]
    if (syllable === undefined) break
    const glide = isGlide(syllable, sound[at + 1]) ? sound[at + 1] : undefined
    const to = at + (glide === undefined ? 1 : 2)
    units.push({
      vowel: vowelOf(syllable),
      stress: syllable.stress,
      onset: runOf(syllable.onset),
      coda: codaOf(glide ?? syllable),
      from: at,
      to,
    })
    at = to
  }
  return units
}

/** Pronouncers hand out the same pronunciation again and again. */
const kept = new WeakMap<Pronunciation, readonly SoundUnit[]>()

/** A pronunciation as rhyme hears it. */
export function unitsOf(sound: Pronunciation): readonly SoundUnit[] {
  const known = kept.get(sound)
  if (known !== undefined) return known
  const units = hearUnits(sound)
  kept.set(sound, units)
  return units
}
