import { CONTEXTS } from '#shared/domain/phonetics/letters/contexts.ts'
import type { Choices } from './examples.ts'
import type { Model } from './weights.ts'

/** How far a weight moves at first (Duchi et al. 2011, "Adaptive Subgradient Methods"). */
const RATE = 0.1
/** Gradients below it are not worth the memory they touch. */
const LEAST_GRADIENT = 1e-3
const LEAST_SHARE = 1e-12
const MOST_CHOICES = 64
/** How often the weights are looked at in a pass. */
const SNAPSHOTS = 10

/** Chance from a seed, 0 to 1. */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled(count: number, chance: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

export interface LearnOptions {
  /** Passes over the examples. */
  readonly epochs: number
  readonly chance: () => number
  readonly tell: (line: string) => void
}

/**
 * Teaches a model one example after the other, by logistic regression over the choices of its letter. A context that n
 * families of words have goes unseen once in n times, as it would have with words that nobody has listed.
 * @returns how to teach one; it gives the logarithm of what the right choice was thought to be worth before
 */
function createTeacher({ numbered, weights }: Model, choices: Choices, chance: () => number) {
  const { examples, starts, numbers, families } = numbered
  const { starts: rows, ranks, values, pulls } = weights
  const scores = new Float64Array(MOST_CHOICES)
  const seen = new Uint32Array(CONTEXTS)

  const addScores = (example: number): number => {
    let count = 0
    for (let at = starts[example] ?? 0; at < (starts[example + 1] ?? 0); at += 1) {
      const number = numbers[at] ?? 0
      if (chance() * (families[number] ?? 0) < 1) continue
      seen[count] = number
      count += 1
      for (let entry = rows[number] ?? 0; entry < (rows[number + 1] ?? 0); entry += 1) {
        const rank = ranks[entry] ?? 0
        scores[rank] = (scores[rank] ?? 0) + (values[entry] ?? 0)
      }
    }
    return count
  }

  const toShares = (most: number): void => {
    let highest = -Infinity
    for (let rank = 0; rank < most; rank += 1) highest = Math.max(highest, scores[rank] ?? 0)
    let sum = 0
    for (let rank = 0; rank < most; rank += 1) {
      const share = Math.exp((scores[rank] ?? 0) - highest)
      scores[rank] = share
      sum += share
    }
    for (let rank = 0; rank < most; rank += 1) scores[rank] = (scores[rank] ?? 0) / sum
  }

  const follow = (count: number, right: number): void => {
    for (let index = 0; index < count; index += 1) {
      const number = seen[index] ?? 0
      for (let entry = rows[number] ?? 0; entry < (rows[number + 1] ?? 0); entry += 1) {
        const rank = ranks[entry] ?? 0
        const gradient = (rank === right ? 1 : 0) - (scores[rank] ?? 0)
        if (Math.abs(gradient) < LEAST_GRADIENT) continue
        const pull = (pulls[entry] ?? 0) + gradient * gradient
        pulls[entry] = pull
        values[entry] = (values[entry] ?? 0) + (RATE * gradient) / Math.sqrt(pull + 1)
      }
    }
  }

  return (example: number): number => {
    const right = examples.right[example] ?? 0
    const most = choices[examples.letters[example] ?? 0]?.length ?? 0
    scores.fill(0, 0, most)
    const count = addScores(example)
    toShares(most)
    const share = scores[right] ?? 0
    follow(count, right)
    return Math.log(Math.max(share, LEAST_SHARE))
  }
}

/** Learns a model's weights in place; at the end they are the mean of what they were on the way, but for a first pass. */
export function learn(model: Model, choices: Choices, { epochs, chance, tell }: LearnOptions): void {
  const { examples } = model.numbered
  const { values } = model.weights
  const teach = createTeacher(model, choices, chance)
  const sums = new Float64Array(values.length)
  let snapshots = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let likelihood = 0
    shuffled(examples.count, chance).forEach((example, index) => {
      likelihood += teach(example)
      if ((epoch === 0 && epochs > 1) || (index + 1) % Math.floor(examples.count / SNAPSHOTS) !== 0) return
      snapshots += 1
      values.forEach((value, at) => (sums[at] = (sums[at] ?? 0) + value))
    })
    tell(
      `pass ${epoch + 1} of ${epochs}: log likelihood ${(likelihood / examples.count).toFixed(4)} a letter`,
    )
  }
  sums.forEach((sum, at) => (values[at] = sum / snapshots))
}
