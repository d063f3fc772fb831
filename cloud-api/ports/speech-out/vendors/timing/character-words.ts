import type { WordTime } from '../../say-in-time.ts'
import { spokenText } from '../spoken-text.ts'
import type { CharacterTime } from '../vendor-client.ts'

const SAID = /[\p{Script=Latin}0-9]/u

/**
 * When the words of a line sound, from the times of its characters.
 * @param text the line as written, of which the characters are what the service got to read
 * @returns one for each run of characters without space; undefined where the characters do not make up the line's words
 */
export function characterWords(text: string, characters: readonly CharacterTime[]): WordTime[] | undefined {
  const counts = text
    .trim()
    .split(/\s+/)
    .map(
      (run) =>
        spokenText(run)
          .split(' ')
          .filter((part) => SAID.test(part)).length,
    )
  const spoken = spokenWords(characters)
  if (spoken.length !== counts.reduce((sum, count) => sum + count, 0)) return undefined
  let at = spoken[0]?.start ?? 0
  return counts.map((count) => {
    const own = spoken.splice(0, count)
    const time = { start: own[0]?.start ?? at, end: own.at(-1)?.end ?? at }
    at = time.end
    return time
  })
}

function spokenWords(characters: readonly CharacterTime[]): WordTime[] {
  const words: (WordTime & { readonly isSaid: boolean })[] = []
  let isInside = false
  for (const { character, start, end } of characters) {
    if (character.trim() === '') {
      isInside = false
      continue
    }
    const isSaid = SAID.test(character)
    const word = isInside ? words.pop() : undefined
    words.push({ start: word?.start ?? start, end, isSaid: isSaid || word?.isSaid === true })
    isInside = true
  }
  return words.filter((word) => word.isSaid).map(({ start, end }) => ({ start, end }))
}
