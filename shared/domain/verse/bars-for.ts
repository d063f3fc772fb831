import type { Difficulty } from '../character/character.ts'

/** Bars of an answer in a battle (OPP-24): four at easy, eight above. */
export const barsFor = (difficulty: Difficulty): number => (difficulty === 'easy' ? 4 : 8)
