import type { RhymeFamily, RhymeKind } from '../verse-score.ts'

const KINDS: Readonly<Record<RhymeKind, string>> = {
  perfect: 'Perfect rhyme: the same sounds from the stressed vowel on',
  multisyllabic: 'Multisyllabic rhyme',
  mosaic: 'Mosaic rhyme: several words sound against fewer',
  slant: 'Slant rhyme: nearly the same sounds',
  assonant: 'Assonance: the vowels agree, the consonants do not',
}

const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`)

function placeOf(ends: number, all: number): string {
  if (ends === 0) return 'inside the bars'
  if (ends === all) return 'at the end of a bar'
  return `${ends} at the end of a bar`
}

/** Why words are a rhyme family, in one sentence a person would accept. */
export function rhymeReason({ kind, spans }: RhymeFamily): string {
  const longest = Math.max(...spans.map(({ syllables }) => syllables))
  const length = kind === 'multisyllabic' || longest > 2 ? `, ${longest} syllables long` : ''
  const ends = spans.filter(({ isLineEnd }) => isLineEnd).length
  return `${KINDS[kind]}${length}; ${times(spans.length)}, ${placeOf(ends, spans.length)}.`
}
