import { CONTEXTS } from '#shared/domain/phonetics/letters/contexts.ts'
import type { Examples } from './examples.ts'
import { createSlots } from './slots.ts'

/** Examples with their contexts numbered; contexts that only one family of words has are left out. */
export interface NumberedExamples {
  readonly examples: Examples
  /** How many contexts there are. */
  readonly size: number
  /** Each context's hash. */
  readonly hashes: Int32Array
  /** How many families of words have each context. */
  readonly families: Uint32Array
  /** Where each example's contexts begin in `numbers`; one more at the end. */
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
}

const LEAST_FAMILIES = 2

/**
 * Numbers the contexts that examples have.
 * @param forms of each word the base form, which its family of inflections shares; a family stands together
 */
export function numberContexts(examples: Examples, forms: readonly string[]): NumberedExamples {
  let family = 0
  const familyOf = forms.map((form, at) => (form === forms[at - 1] ? family : (family += 1)))
  const { count, contexts, words } = examples
  const { size: most, keys, slotOf } = createSlots(count * CONTEXTS)
  const families = new Uint32Array(most)
  const last = new Int32Array(most).fill(-1)
  const slots = new Uint32Array(count * CONTEXTS)
  for (let at = 0; at < count * CONTEXTS; at += 1) {
    const slot = slotOf(contexts[at] ?? 0)
    slots[at] = slot
    const own = familyOf[words[Math.floor(at / CONTEXTS)] ?? 0] ?? 0
    if (last[slot] === own) continue
    last[slot] = own
    families[slot] = (families[slot] ?? 0) + 1
  }
  const numberOf = last.fill(-1)
  let size = 0
  for (let slot = 0; slot < most; slot += 1)
    if ((families[slot] ?? 0) >= LEAST_FAMILIES) {
      numberOf[slot] = size
      size += 1
    }
  const hashes = new Int32Array(size)
  const familyCounts = new Uint32Array(size)
  numberOf.forEach((number, slot) => {
    if (number < 0) return
    hashes[number] = keys[slot] ?? 0
    familyCounts[number] = families[slot] ?? 0
  })
  const starts = new Uint32Array(count + 1)
  let end = 0
  for (let example = 0; example < count; example += 1) {
    for (let at = example * CONTEXTS; at < (example + 1) * CONTEXTS; at += 1) {
      const number = numberOf[slots[at] ?? 0] ?? -1
      if (number < 0) continue
      slots[end] = number
      end += 1
    }
    starts[example + 1] = end
  }
  return { examples, size, hashes, families: familyCounts, starts, numbers: slots.slice(0, end) }
}
