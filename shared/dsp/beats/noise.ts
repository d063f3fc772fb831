/** Draws the next value of white noise, from -1 to 1. */
export type Noise = () => number

/** White noise that is the same for the same seed: splitmix32 (Steele, Lea and Flood 2014), a call a sample. */
export function createNoise(seed: number): Noise {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) / 0x8000_0000
  }
}
