import type { Pronouncer, Syllable, Vowel } from '../phonetics/phonetics.ts'
import { lineStresses } from '../scoring/flow/line-stresses.ts'
import { hearText } from '../scoring/hearing/hear-text.ts'

/** Most syllables that are picked up before the first stress. */
const MOST_PICK_UP = 2
/** Syllables between two stresses, at least, where one is added. */
const APART = 2
const LONG: ReadonlySet<Vowel> = new Set<Vowel>(['AA', 'AO', 'AW', 'AY', 'ER', 'EY', 'IY', 'OW', 'OY', 'UW'])

/**
 * Which syllables of a written line are stressed when it is rapped (VOICE-16): those that the ear hears as stressed in a bar;
 * and where three or more come before the first of them, the heaviest that is not right before it, as people then stress
 * one of them whatever it means ("and YOU are LOOKing"; the rhythm rule of Liberman and Prince, 1977).
 * @returns empty where the ear hears no word
 */
export function readStresses(ear: Pronouncer, line: string): boolean[] {
  const { bars } = hearText(ear, line)
  const syllables = bars.flatMap(({ words }) => words.flatMap(({ sound }) => sound))
  const stresses = bars.flatMap(({ words }) => lineStresses({ words, syllables: 0 }))
  for (let first = stresses.indexOf(true); first > MOST_PICK_UP; first = stresses.indexOf(true)) {
    stresses[heaviest(syllables.slice(0, first - APART + 1))] = true
  }
  return stresses
}

/** The last of the heaviest. */
const heaviest = (syllables: readonly Syllable[]): number => {
  const weights = syllables.map(
    ({ nucleus, coda }) => (LONG.has(nucleus) ? 2 : 0) + (coda.length > 0 ? 1 : 0),
  )
  return weights.lastIndexOf(Math.max(...weights))
}
