import type { HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { share } from './share.ts'

/** Content words looked at together: longer verses repeat words without being duller for it. */
const STRETCH = 24
const SUFFIX = /(?:[st]ion|ness|ment|ity|ing|ly|ism|able|ible|ful|less|ance|ence|ology|ical)s?$/
/** Fewer words have no commonest suffix. */
const LEAST_WORDS = 4

/** "Runner" of "run": one word more only where the verse has the other as well. */
const doerOf = (stem: string): string | undefined =>
  /[a-z]{3}er$/.test(stem) ? stemOf(`${stem.slice(0, -2)}ing`) : undefined

/** How many different words there are; one who does something is no other word than what is done. */
function countStems(content: readonly HeardWord[]): number {
  const stems = new Set(content.map(({ key }) => stemOf(key)))
  return [...stems].filter((stem) => !stems.has(doerOf(stem) ?? '')).length
}

/** The share of different stems in stretches of content words, 0 to 1; 1 where there are none. */
export function differentStems(content: readonly HeardWord[]): number {
  if (content.length === 0) return 1
  const stretches = Math.max(1, Math.ceil(content.length / STRETCH))
  const size = Math.ceil(content.length / stretches)
  let different = 0
  for (let start = 0; start < content.length; start += size)
    different += countStems(content.slice(start, start + size))
  return different / content.length
}

/** What an inflection counts of a suffix: whoever tells what is going on says "-ing" often, and means nothing by it. */
const INFLECTION_WORTH = 0.6

/** The share of content words that end on the commonest suffix, 0 to 1. */
export function commonestSuffix(content: readonly HeardWord[]): number {
  const counts = new Map<string, number>()
  for (const { key } of content) {
    const suffix = SUFFIX.exec(key)?.[0].replace(/s$/, '')
    if (suffix !== undefined && key.length > suffix.length + 1)
      counts.set(suffix, (counts.get(suffix) ?? 0) + (suffix === 'ing' ? INFLECTION_WORTH : 1))
  }
  return content.length < LEAST_WORDS ? 0 : share(Math.max(0, ...counts.values()), content.length)
}
