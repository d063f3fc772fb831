import type { Share } from '#shared/std/units.ts'

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '))

/**
 * How gladly a sound is lengthened or shortened, against a vowel: a stop is a stop at any pace, and so nearly is a
 * hiss; what rings like a vowel lies between (Klatt 1976 found the same of people who talk faster).
 */
const ELASTICITY: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      ['pau', 1.2],
      ['l w m n ng el em en hh hv', 0.5],
      ['r y s z sh zh f v th dh', 0.3],
      ['p t k b d g ch jh dx nx', 0.12],
    ] as const
  ).flatMap(([phones, elasticity]) => phones.split(' ').map((phone) => [phone, elasticity])),
)

/** Whether a sound is the nucleus of a syllable. */
export const isVowel = (phone: string): boolean => VOWELS.has(phone)

/** Above 0; 1 is a vowel's. */
export const elasticityOf = (phone: string): number => ELASTICITY[phone] ?? 1

/**
 * What share of a glide before a vowel already sounds like it, alone and behind a stop or a hiss: there a listener feels
 * the syllable's beat, and there the ear hears its onset (chosen on 900 stressed syllables of the house voices that begin
 * so; behind other consonants it hears the onset within 5 ms of the vowel's beginning).
 */
const GLIDES: Readonly<Record<string, { readonly alone: Share; readonly inCluster: Share }>> = {
  r: { alone: 0.4, inCluster: 0.7 },
  y: { alone: 0.4, inCluster: 0.6 },
  w: { alone: 0.1, inCluster: 0.3 },
  l: { alone: 0.1, inCluster: 0.2 },
}
const CLUSTERS = new Set('p t k b d g f th s sh'.split(' '))

/** The share of a sound that belongs to the vowel behind it. @param before the sound before that */
export function glideOf(phone: string, before: string): Share {
  const glide = GLIDES[phone]
  if (glide === undefined) return 0
  return CLUSTERS.has(before) ? glide.inCluster : glide.alone
}
