/** Two channels of one length. */
export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Silence. */
export const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})

/** Levels of both channels for a place from -1 (left) to 1 (right), of equal power; 1 and 1 in the middle. */
export function panned(place: number): readonly [left: number, right: number] {
  const angle = ((place + 1) * Math.PI) / 4
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2]
}

/** Adds a sound to a loop in place; what lasts beyond the end goes on at the beginning. `start` may be any whole number. */
export function addAround(loop: Float32Array, sound: Float32Array, start: number, gain: number): void {
  const { length } = loop
  const begin = ((start % length) + length) % length
  // By index, not by iterator: much of the time of a mix is spent here.
  for (let index = 0; index < sound.length; index += 1) {
    const place = begin + index < length ? begin + index : (begin + index) % length
    loop[place] = (loop[place] ?? 0) + (sound[index] ?? 0) * gain
  }
}
