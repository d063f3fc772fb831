import { dictionary } from 'cmu-pronouncing-dictionary'
import type { Chance } from './augment.ts'

/** Small words as they stand between others. */
const SMALL = 'the a of and to in you I my your is it on we with are be at or so he she they do no if'.split(
  ' ',
)
const WORDS_EACH = 4

/** Lines of words of the dictionary, in no order and without sense, so that every sound meets every other. */
export function drawLines(count: number, chance: Chance): string[] {
  const words = Object.keys(dictionary).filter((word) => /^[a-z]{3,9}$/.test(word))
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? ''
  return Array.from({ length: count }, () =>
    Array.from({ length: WORDS_EACH }, () => `${pick(words)} ${pick(SMALL)}`).join(' '),
  )
}
