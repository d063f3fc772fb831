/**
 * A seeded generator as a value: drawing returns the number and the next generator.
 * splitmix32 (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators", 32-bit variant).
 */
export interface Random {
  readonly state: number
}

/** A generator from any 32-bit seed. */
export const seededRandom = (seed: number): Random => ({ state: seed | 0 })

/** A 32-bit seed from text (FNV-1a), so that a battle and a round number name their own chance. */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}

/** Draws a number in [0, 1) and gives the generator to draw from next. */
export function draw(random: Random): readonly [value: number, next: Random] {
  const state = (random.state + 0x9e3779b9) | 0
  let mixed = state ^ (state >>> 16)
  mixed = Math.imul(mixed, 0x21f0aaad)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x735a2d97)
  mixed ^= mixed >>> 15
  return [(mixed >>> 0) / 0x1_0000_0000, { state }]
}
