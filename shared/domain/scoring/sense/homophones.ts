import type { Pronunciation } from '../../phonetics/phonetics.ts'
import type { HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { share } from './share.ts'

const soundOf = (sound: Pronunciation): string =>
  sound.map(({ onset, nucleus, coda }) => [...onset, nucleus, ...coda].join(' ')).join(' ')

/** The share of content words that sound just like another word said before, 0 to 1: one play in a verse is .05 or so. */
export function homophoneShare(content: readonly HeardWord[]): number {
  const wordsBySound = new Map<string, Set<string>>()
  let alike = 0
  for (const { sound, key } of content) {
    const stem = stemOf(key)
    const words = wordsBySound.get(soundOf(sound)) ?? new Set()
    if (words.size > 0 && !words.has(stem)) alike += 1
    wordsBySound.set(soundOf(sound), words.add(stem))
  }
  return share(alike, content.length)
}
