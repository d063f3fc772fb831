import type { VerseBrief } from '../verse-brief.ts'

/** A verse with a topic in every line, claims to quote, and an end to rhyme with. */
export const FOUR_BARS = `I walk in the spot and the whole room freeze
my pen got fire, I do this with ease
you talk real big but your rhymes are old
I'm the champion here and my heart is gold`

/** Verses of several kinds of player. */
export const PLAYER_VERSES = [
  FOUR_BARS,
  `you're a clown in a costume, a joke with no crowd
I'm thunder and lightning, I'm heavy and loud`,
  `I got money in the bank and a chain on my neck
you got nothing but excuses and a bounced check`,
  `I came here to battle, I'm ready to win
I'm the king of this jungle, now let it begin
your style is a copy, your flow is a fake
I eat little rappers like bread and like cake`,
  'they call me the doctor cause I operate on the beat, every rapper in the game ends up under my feet',
] as const

/** A brief with the settings a battle starts with. */
export const briefOf = (parts: Partial<VerseBrief> = {}): VerseBrief => ({
  character: 'razor',
  difficulty: 'normal',
  lyricComplexity: 75,
  styleIntensity: 85,
  profanityFilter: false,
  userVerse: FOUR_BARS,
  usedLines: [],
  bars: 4,
  seed: 1,
  standing: 'level',
  ...parts,
})

/** The middle value of an odd or even number of values; NaN of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
    : (sorted[Math.floor(middle)] ?? NaN)
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
