import type { HeardLine, HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import type { Device, FindDevices } from './device.ts'
import { readDoubleMeanings, type Meaning } from './double-meanings.ts'

const MEANINGS = readDoubleMeanings(stemOf)

/** A meaning and a word near by that calls it up and no other meaning. */
interface Called {
  readonly meaning: Meaning
  readonly cue: HeardWord
}

function calledUp(meanings: readonly Meaning[], word: HeardWord, company: readonly HeardWord[]): Called[] {
  const own = stemOf(word.key)
  return meanings.flatMap((meaning) => {
    const cue = company.find((other) => {
      const stem = stemOf(other.key)
      return (
        stem !== own &&
        meaning.cues.has(stem) &&
        !meanings.some((rival) => rival !== meaning && rival.cues.has(stem))
      )
    })
    return cue === undefined ? [] : [{ meaning, cue }]
  })
}

/**
 * Puns: a word whose company, in its bar and the bars beside it, calls up two of its meanings (SCORE-31). Each word once.
 */
export const findPuns: FindDevices = ({ text }) => {
  const found = new Map<string, Device>()
  text.lines.forEach(({ words }: HeardLine, line) => {
    const company = [line, line - 1, line + 1].flatMap((near) => text.lines[near]?.words ?? [])
    for (const word of words) {
      const stem = stemOf(word.key)
      const [one, other] = calledUp(MEANINGS.get(stem) ?? [], word, company)
      if (one === undefined || other === undefined || found.has(stem)) continue
      found.set(stem, {
        kind: 'wordplay',
        start: word.start,
        end: word.end,
        reason: `"${word.key}" works twice: ${one.meaning.name} (with "${one.cue.key}") and ${other.meaning.name} (with "${other.cue.key}").`,
        weight: 1.5,
      })
    }
  })
  return [...found.values()]
}
