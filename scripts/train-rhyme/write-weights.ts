import type { SoundWeights } from '#shared/domain/scoring/rhyme/sounds/sound-odds.ts'
import type { EndingModel } from '#shared/domain/scoring/rhyme/stanza/ending-odds.ts'
import type { RhymeTraining } from './train.ts'

const MADE_BY = `// Made by scripts/train-rhyme.ts from labelled stanzas; do not edit.`
const LINE = 100

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** The lower half of a symmetric table, a row a line. */
function lowerHalf(table: readonly number[]): string {
  const size = Math.sqrt(table.length)
  return Array.from({ length: size }, (_, row) =>
    table
      .slice(row * size, row * size + row + 1)
      .map(rounded)
      .join(' '),
  ).join('\n')
}

/** Parts joined into lines of moderate length. */
function flowed(parts: readonly string[], joint: string): string {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + joint.length + part.length <= LINE)
      lines[lines.length - 1] = `${last}${joint}${part}`
    else lines.push(part)
  }
  return lines.join(`${joint.trimEnd()}\n`)
}

const named = (values: Readonly<Record<string, number>>): string =>
  flowed(
    Object.entries(values).map(([name, value]) => `${name} ${value}`),
    '; ',
  )

/** The module with the log-odds of sounds. */
export function soundModule({ vowels, consonants, gaps, end, beats }: SoundWeights): string {
  const [both = [], mixed = [], none = []] = vowels
  return `${MADE_BY}
import type { SoundWeights } from '../sounds/sound-odds.ts'
import { readNumbers, readSymmetric } from './read-table.ts'

const BOTH_WITH_BEAT = \`
${lowerHalf(both)}
\`

const ONE_BEAT_OR_LENT = \`
${lowerHalf(mixed)}
\`

const NO_BEAT = \`
${lowerHalf(none)}
\`

const CONSONANTS = \`
${lowerHalf(consonants)}
\`

const GAPS = \`
${flowed(gaps.map(rounded), ' ')}
\`

const BEATS = \`
${lowerHalf(beats)}
\`

/** Log-odds of sounds that stand against each other in the rhymes of verse. */
export const verseSounds = (): SoundWeights => ({
  vowels: [readSymmetric(BOTH_WITH_BEAT), readSymmetric(ONE_BEAT_OR_LENT), readSymmetric(NO_BEAT)],
  consonants: readSymmetric(CONSONANTS),
  gaps: readNumbers(GAPS),
  end: ${rounded(end)},
  beats: readSymmetric(BEATS),
})
`
}

/** The module with the weights of line ends. */
export function endingModule({ weights, letters }: EndingModel): string {
  return `${MADE_BY}
import type { EndingModel } from '../stanza/ending-odds.ts'
import { readNamed } from './read-table.ts'

const VOWEL_LETTERS = \`
${named(letters.vowels)}
\`

const LETTERS_AFTER = \`
${named(letters.sameRest)}
\`

/** What the sound and the spelling of two line ends say of their rhyming. */
export const verseEndings = (): EndingModel => ({
  weights: [${weights.map(rounded).join(', ')}],
  letters: {
    vowels: readNamed(VOWEL_LETTERS),
    otherVowels: ${letters.otherVowels},
    sameRest: readNamed(LETTERS_AFTER),
    rareRest: ${letters.rareRest},
    otherRest: ${letters.otherRest},
    silentE: ${letters.silentE},
  },
})
`
}

const DIGITS = 36

/** The module with how often each scheme was seen; schemes of more than 36 rhymes are left out. */
export function schemeModule(schemes: RhymeTraining['schemes']): string {
  const short = schemes.filter(([scheme]) => Math.max(...scheme) < DIGITS)
  const counts = short.map(
    ([scheme, count]) => `${scheme.map((number) => number.toString(DIGITS)).join('')} ${count}`,
  )
  return `${MADE_BY}
import type { Scheme } from '../stanza/scheme.ts'

const COUNTS = \`
${flowed(counts, '; ')}
\`

/** The schemes of stanzas, each with how many had it. */
export const verseSchemes = (): (readonly [Scheme, number])[] =>
  [...COUNTS.matchAll(/([0-9a-z]+) (\\d+)/g)].map(([, scheme = '', count]) => [
    Array.from(scheme, (digit) => parseInt(digit, ${DIGITS})),
    Number(count),
  ])
`
}
