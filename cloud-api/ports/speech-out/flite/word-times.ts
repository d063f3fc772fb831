import type { SaidPhone } from '#shared/domain/performance/said-line.ts'
import type { WordTime } from '../say-in-time.ts'
import type { FliteEngine } from './flite-engine.ts'
import { isPause } from './phone-times.ts'

/** A pause of the engine between words that are listed. */
const PAUSES = /\bpau\b/

/**
 * Counts the sounds of each word by having the engine name those of the words as a list: it pauses between the items.
 * The diphone voice does that in a millisecond.
 * @returns undefined when the engine did not keep to the list
 */
export function countPhones(engine: FliteEngine, words: readonly string[]): number[] | undefined {
  // Between digits a sign is part of the number.
  const items = words.map((word) => word.replace(/(?<!\d)[.,!?;:-]+|[.,!?;:-]+(?!\d)/g, ' ').trim())
  const list = items.filter((item) => item !== '').join(', ')
  if (list === '') return items.map(() => 0)
  const { output } = engine(['-voice', 'kal', '--setf', 'duration_stretch=0.1', '-ps', '-t', list])
  const counts = output
    .split(PAUSES)
    .map((part) => part.split(/\s+/).filter((phone) => phone !== '').length)
    .filter((count) => count > 0)
  if (counts.length !== items.filter((item) => item !== '').length) return undefined
  return items.map((item) => (item === '' ? 0 : (counts.shift() ?? 0)))
}

/**
 * When each word sounds, from the sounds of the whole line and how many belong to each. Where a word said in the line
 * lost or gained a sound, the difference is spread over all.
 */
export function wordTimes(phones: readonly SaidPhone[], counts: readonly number[]): WordTime[] {
  const sounds = phones.filter((phone) => !isPause(phone))
  const expected = counts.reduce((sum, count) => sum + count, 0)
  const placeOf = (count: number) => Math.round((count * sounds.length) / Math.max(1, expected))
  let before = 0
  let at = sounds[0]?.start ?? 0
  return counts.map((count) => {
    const own = sounds.slice(placeOf(before), placeOf(before + count))
    before += count
    const time = { start: own[0]?.start ?? at, end: own.at(-1)?.end ?? at }
    at = time.end
    return time
  })
}
