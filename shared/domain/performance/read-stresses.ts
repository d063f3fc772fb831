import type { Pronouncer } from '../phonetics/phonetics.ts'
import { lineStresses } from '../scoring/flow/line-stresses.ts'
import { hearText } from '../scoring/hearing/hear-text.ts'

/** Which syllables of a written line are stressed, as the ear hears a bar; empty where it hears none. */
export const readStresses = (ear: Pronouncer, line: string): boolean[] =>
  hearText(ear, line).bars.flatMap(({ words }) => lineStresses({ words, syllables: 0 }))
