import type { HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { share } from './share.ts'

/** Content words looked at together: longer verses repeat words without being duller for it. */
const STRETCH = 24
const SUFFIX = /(?:[st]ion|ness|ment|ity|ing|ly|ism|able|ible|ful|less|ance|ence|ology|ical)s?$/
/** Fewer words have no commonest suffix. */
const LEAST_WORDS = 4

/** The share of different stems in stretches of content words, 0 to 1; 1 where there are none. */
export function differentStems(content: readonly HeardWord[]): number {
  if (content.length === 0) return 1
  const stretches = Math.max(1, Math.ceil(content.length / STRETCH))
  const size = Math.ceil(content.length / stretches)
  let different = 0
  for (let start = 0; start < content.length; start += size)
    different += new Set(content.slice(start, start + size).map(({ key }) => stemOf(key))).size
  return different / content.length
}

/** The share of content words that end on the commonest suffix, 0 to 1. */
export function commonestSuffix(content: readonly HeardWord[]): number {
  const counts = new Map<string, number>()
  for (const { key } of content) {
    const suffix = SUFFIX.exec(key)?.[0].replace(/s$/, '')
    if (suffix !== undefined && key.length > suffix.length + 1)
      counts.set(suffix, (counts.get(suffix) ?? 0) + 1)
  }
  return content.length < LEAST_WORDS ? 0 : share(Math.max(0, ...counts.values()), content.length)
}
