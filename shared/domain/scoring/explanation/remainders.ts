import type { SenseName, VerseScore } from '../verse-score.ts'

/** What a total is made of besides spans, in the order in which it is told. */
export const REMAINDERS = [
  'rhyme',
  'flow',
  'words',
  'freshness',
  'pictures',
  'sense',
  'length',
  'repetition',
] as const
export type RemainderName = (typeof REMAINDERS)[number]

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function flowReason({ syllablesPerLine, rhythmConsistency }: VerseScore): string {
  const [least, most] = [Math.min(...syllablesPerLine), Math.max(...syllablesPerLine)]
  const spread = least === most ? plural(most, 'syllable') : `${least} to ${most} syllables`
  return `${spread} a bar; rhythm ${rhythmConsistency}% consistent.`
}

function lengthReason({ lines }: VerseScore): string {
  const bars = lines.filter(({ isEcho }) => !isEcho).length
  return `${plural(bars, 'bar')} of its own: four full ones are enough for everything.`
}

function repetitionReason({ lines }: VerseScore): string {
  const echoes = lines.filter(({ isEcho }) => isEcho).length
  return echoes === 0 ? 'Bars that were nearly said before.' : `${plural(echoes, 'bar')} said before.`
}

/** Why a verse makes little sense, by the measure that takes most. */
const SENSE_REASONS: Readonly<Record<SenseName, string>> = {
  grammar: 'A list of words more than sentences.',
  vocabulary: 'Many words that are no words.',
  variety: 'The same few words or sounds again and again.',
  endings: 'One ending on word after word.',
  order: 'Words in an order in which nobody says them.',
  phrasing: 'The same phrases again and again.',
  frames: 'One sentence filled in again and again.',
  lists: 'A list of things or comparisons.',
  own: 'Mostly words that were said before it.',
  tied: 'Few of its bars are tied by a rhyme.',
}

/** Why a total has a remainder, in a sentence. */
export function remainderReason(name: RemainderName, score: VerseScore): string {
  switch (name) {
    case 'rhyme':
      return 'Sounds too scattered to point at.'
    case 'flow':
      return flowReason(score)
    case 'words':
      return 'Choice words, such as not everybody uses.'
    case 'freshness':
      return 'Words of its own, few said twice.'
    case 'pictures':
      return 'Things that can be seen.'
    case 'sense':
      return score.weakestSense === null ? 'Not all of it makes sense.' : SENSE_REASONS[score.weakestSense]
    case 'length':
      return lengthReason(score)
    case 'repetition':
      return repetitionReason(score)
  }
}
