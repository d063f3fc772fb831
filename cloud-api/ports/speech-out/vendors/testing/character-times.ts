import type { Seconds } from '#shared/std/units.ts'
import type { WordTime } from '../../say-in-time.ts'
import type { CharacterTime } from '../vendor-client.ts'

/** How far a service is taken to be off with the border of a word. */
const MOST_OFF: Seconds = 0.025

/**
 * The times of a line's characters as a service might send them: those of a word share its time evenly, and borders are
 * off by up to 25 ms.
 * @param line of plain words with one space between them
 */
export function characterTimes(line: string, words: readonly WordTime[]): CharacterTime[] {
  let at: Seconds = 0
  return line.split(' ').flatMap((word, index) => {
    const time = words[index] ?? { start: at, end: at }
    const start = Math.max(at, time.start + offAt(2 * index))
    const end = Math.max(start + 0.02, time.end + offAt(2 * index + 1))
    const step = (end - start) / word.length
    const characters = [...word].map((character, place) => ({
      character,
      start: start + place * step,
      end: start + (place + 1) * step,
    }))
    const space = index === 0 ? [] : [{ character: ' ', start: at, end: start }]
    at = end
    return [...space, ...characters]
  })
}

/** Up and down without a pattern that words share. */
const offAt = (index: number): Seconds => ((((index * 37) % 51) - 25) / 25) * MOST_OFF
