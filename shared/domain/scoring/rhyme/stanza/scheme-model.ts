import { stepsBack, type Scheme } from './scheme.ts'

/** Schemes with how often each was seen; counts need not be whole. */
export type SchemeCounts = Iterable<readonly [Scheme, number]>

/** A line rhymes at most so many lines back, for the model's purposes. */
export const MOST_BACK = 12
/** Steps, and a sign for what was before the first line. */
const SYMBOLS = MOST_BACK + 2
/** Lines before a line that tell what comes next. */
const MEMORY = 4
/** The shorter memory counts for so many sightings of the longer. */
const BACKOFF = 3
/** Stanzas up to here are told apart by their length. */
const KNOWN_LENGTH = 14
/** Schemes seen whole count against those put together line by line as this many sightings do. */
const WHOLE_BACKOFF = 20
/** What was never seen happens: every hundredth line opens a rhyme or takes up any of the last, whatever came before. */
const UNHEARD_OF = 0.01
const ANY_STEP = [0.5, ...new Array<number>(MOST_BACK).fill(0.5 / MOST_BACK)]
/** The last lines of a longer stanza know how near the end is. */
const NEAR_END = 3
/** Contexts that tell the place in the stanza: all that the schemes of one file say beside what was learned before. */
const WITH_PLACE = 2

/** The last steps of a stanza, packed into a number. */
export type Memory = number
/** The memory before the first line. */
export const NOTHING_SAID: Memory = SYMBOLS ** MEMORY - 1
/** The memory after another step. */
export const remember = (memory: Memory, step: number): Memory =>
  (memory % SYMBOLS ** (MEMORY - 1)) * SYMBOLS + step

/** A prior over the schemes of stanzas. */
export interface SchemeModel {
  /**
   * Log-probabilities of what a line does: 0 opens a rhyme, n rhymes n lines back.
   * @param at the line, from 0; `length` the lines of the stanza.
   */
  readonly next: (memory: Memory, at: number, length: number) => Float64Array
  /** Log-probability of a whole scheme among those of its length. */
  readonly whole: (scheme: Scheme) => number
  /** Schemes seen at a length. */
  readonly seen: (length: number) => Iterable<Scheme>
}

/** Numbers for what is known before a line, the most first; no two kinds share a number. */
function contextsOf(memory: Memory, at: number, length: number): number[] {
  const nearEnd = Math.min(NEAR_END, length - at)
  const place = length <= KNOWN_LENGTH ? NEAR_END + 1 + length * KNOWN_LENGTH + at : nearEnd
  const contexts = [place * 2, nearEnd * 2 + 1].map(
    (kind) => (kind + MEMORY + 1) * SYMBOLS ** MEMORY + memory,
  )
  for (let kept = MEMORY; kept >= 0; kept -= 1) {
    contexts.push(kept * SYMBOLS ** MEMORY + (memory % SYMBOLS ** kept))
  }
  return contexts
}

function countSteps(counts: SchemeCounts): Map<number, Float64Array> {
  const counted = new Map<number, Float64Array>()
  for (const [scheme, count] of counts) {
    let memory = NOTHING_SAID
    stepsBack(scheme, MOST_BACK).forEach((step, at) => {
      for (const context of contextsOf(memory, at, scheme.length)) {
        const row = counted.get(context) ?? new Float64Array(MOST_BACK + 1)
        row[step] = (row[step] ?? 0) + count
        counted.set(context, row)
      }
      memory = remember(memory, step)
    })
  }
  return counted
}

/** The schemes of one length. */
interface Wholes {
  readonly counts: Map<string, [Scheme, number]>
  total: number
}

function countWholes(counts: SchemeCounts): ReadonlyMap<number, Wholes> {
  const byLength = new Map<number, Wholes>()
  for (const [scheme, count] of counts) {
    const wholes = byLength.get(scheme.length) ?? { counts: new Map<string, [Scheme, number]>(), total: 0 }
    const counted = wholes.counts.get(scheme.join()) ?? [scheme, 0]
    counted[1] += count
    wholes.counts.set(scheme.join(), counted)
    wholes.total += count
    byLength.set(scheme.length, wholes)
  }
  return byLength
}

/**
 * Learns which schemes stanzas have: whole ones as they were seen at each length, and line by line, each line from how
 * the four before it rhymed, with shorter memories where the longer was never seen. So a scheme never met, or a poem of
 * a hundred lines, has its likelihood too.
 * @param before a model that counts where these schemes were not seen, as one learned elsewhere.
 */
export function createSchemeModel(counts: SchemeCounts, before?: SchemeModel): SchemeModel {
  const all = [...counts]
  const steps = countSteps(all)
  const wholes = countWholes(all)
  const keptSteps = new Map<number, Float64Array>()
  const keptWholes = new Map<string, number>()
  const evenly = new Float64Array(MOST_BACK + 1).fill(1 / (MOST_BACK + 1))

  const next = (memory: Memory, at: number, length: number): Float64Array => {
    const contexts = contextsOf(memory, at, length)
    const [most = 0] = contexts
    const kept = keptSteps.get(most)
    if (kept !== undefined) return kept
    const own = before === undefined ? contexts : contexts.slice(0, WITH_PLACE)
    let chances = before?.next(memory, at, length).map(Math.exp) ?? evenly
    for (const context of own.reverse()) {
      const row = steps.get(context)
      if (row === undefined) continue
      const total = row.reduce((sum, count) => sum + count, 0)
      const shorter = chances
      chances = row.map((count, step) => (count + BACKOFF * (shorter[step] ?? 0)) / (total + BACKOFF))
    }
    const logs = chances.map((chance, step) =>
      Math.log((1 - UNHEARD_OF) * chance + UNHEARD_OF * (ANY_STEP[step] ?? 0)),
    )
    keptSteps.set(most, logs)
    return logs
  }

  const lineByLine = (scheme: Scheme): number => {
    let memory = NOTHING_SAID
    let sum = 0
    stepsBack(scheme, MOST_BACK).forEach((step, at) => {
      sum += next(memory, at, scheme.length)[step] ?? 0
      memory = remember(memory, step)
    })
    return sum
  }

  const whole = (scheme: Scheme): number => {
    const name = scheme.join()
    const kept = keptWholes.get(name)
    if (kept !== undefined) return kept
    const own = Math.exp(lineByLine(scheme))
    const prior = before === undefined ? own : (own + Math.exp(before.whole(scheme))) / 2
    const { counts: seen, total } = wholes.get(scheme.length) ?? { counts: undefined, total: 0 }
    const count = seen?.get(name)?.[1] ?? 0
    const log = Math.log((count + WHOLE_BACKOFF * prior) / (total + WHOLE_BACKOFF) + Number.MIN_VALUE)
    keptWholes.set(name, log)
    return log
  }

  return {
    next,
    whole,
    seen: function* (length) {
      for (const [scheme] of wholes.get(length)?.counts.values() ?? []) yield scheme
      if (before !== undefined) yield* before.seen(length)
    },
  }
}
