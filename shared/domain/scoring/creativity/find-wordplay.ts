import type { FindDevices } from './device.ts'
import { soundPlaysOf } from './find-homophones.ts'
import { findNameFlips } from './find-names.ts'
import { findPuns } from './find-puns.ts'

interface Span {
  readonly start: number
  readonly end: number
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** All plays on words; a word counts once: for its sound before for being a name before for its meanings (SCORE-30, SCORE-31). */
export const findWordplay: FindDevices = (listening) => {
  const sounds = soundPlaysOf(listening)
  const taken: Span[] = sounds.flatMap(({ device, echoed }) => [device, echoed])
  const others = [...findNameFlips(listening), ...findPuns(listening)].filter((device) => {
    if (taken.some((span) => overlaps(span, device))) return false
    taken.push(device)
    return true
  })
  return [...sounds.map(({ device }) => device), ...others]
}
