import type { VerseScore } from '../verse-score.ts'

/** What a total is made of besides spans, in the order in which it is told. */
export const REMAINDERS = ['rhyme', 'flow', 'freshness', 'pictures', 'sense', 'length', 'repetition'] as const
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
  return `${plural(echoes, 'bar')} said before.`
}

/** Why a total has a remainder, in a sentence. */
export function remainderReason(name: RemainderName, score: VerseScore): string {
  switch (name) {
    case 'rhyme':
      return 'Sounds too scattered to point at.'
    case 'flow':
      return flowReason(score)
    case 'freshness':
      return 'Words of its own, few said twice.'
    case 'pictures':
      return 'Things that can be seen.'
    case 'sense':
      return 'Not all of it is what somebody would say.'
    case 'length':
      return lengthReason(score)
    case 'repetition':
      return repetitionReason(score)
  }
}
