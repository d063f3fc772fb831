import type { RhymeFamily, RhymeKind } from '../verse-score.ts'
import type { FamilyPair } from './family-pairs.ts'

/** What holds of a family all of whose pairs are of one kind. */
const KINDS: Readonly<Record<RhymeKind, string>> = {
  perfect: 'Perfect rhyme: the same sounds from the stressed vowel on',
  multisyllabic: 'Multisyllabic rhyme',
  mosaic: 'Mosaic rhyme: several words sound against fewer',
  slant: 'Slant rhyme: nearly the same sounds',
  assonant: 'Assonance: the vowels agree, the consonants do not',
}

/** What is said of the one pair that is the strongest. */
const PAIR_KINDS: Readonly<Record<RhymeKind, string>> = {
  perfect: 'a perfect rhyme',
  multisyllabic: 'a multisyllabic rhyme',
  mosaic: 'a mosaic rhyme',
  slant: 'a slant rhyme',
  assonant: 'an assonance',
}

const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`)

function placeOf(ends: number, all: number): string {
  if (ends === 0) return 'inside the bars'
  if (ends === all) return 'at the end of a bar'
  return `${ends} at the end of a bar`
}

/** What is true of every span: the one kind of all pairs, else the strongest pair alone. */
function whatHolds(pairs: readonly FamilyPair[]): string {
  const [strongest] = pairs.toSorted((a, b) => (b.rhyme?.strength ?? 0) - (a.rhyme?.strength ?? 0))
  const kind = strongest?.rhyme?.kind
  if (strongest === undefined || kind === undefined) return 'Sounds close to each other'
  if (pairs.every(({ rhyme }) => rhyme?.kind === kind)) return KINDS[kind]
  return `"${strongest.words.join(' / ')}" is ${PAIR_KINDS[kind]}, the others come near it`
}

/** How many syllables of each span rhyme, where they are many or their number is the point. */
function lengthOf({ kind, spans }: RhymeFamily): string {
  const lengths = spans.map(({ syllables }) => syllables)
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  if (kind !== 'multisyllabic' && most <= 2) return ''
  return least === most ? `, ${most} syllables long` : `, ${least} to ${most} syllables long`
}

/** Why words are a rhyme family, in one sentence that is true of each of its spans (SCORE-73). */
export function rhymeReason(family: RhymeFamily, pairs: readonly FamilyPair[]): string {
  const { spans } = family
  const ends = spans.filter(({ isLineEnd }) => isLineEnd).length
  return `${whatHolds(pairs)}${lengthOf(family)}; ${times(spans.length)}, ${placeOf(ends, spans.length)}.`
}
