import {
  gatherInputs,
  HIDDEN,
  INPUTS,
  OUTPUTS,
  type NetworkWeights,
} from '#shared/dsp/speech/syllable-network.ts'
import type { Chance } from './augment.ts'
import type { Example } from './examples.ts'

const BATCH = 256
const RATE = 3e-3
/** Adam's memory of the gradient and of its square (Kingma and Ba 2015). */
const FIRST = 0.9
const SECOND = 0.999
const DECAY = 1e-5
/** Frame n of example m is number m * FRAMES_APART + n. */
const FRAMES_APART = 100_000

/** A set of numbers that are learned, with what Adam remembers of each. */
interface Learned {
  readonly values: Float32Array
  readonly gradient: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
}

function learned(length: number, start: () => number): Learned {
  return {
    values: Float32Array.from({ length }, start),
    gradient: new Float64Array(length),
    mean: new Float64Array(length),
    square: new Float64Array(length),
  }
}

/** Roughly normal, spread 1. */
const normal = (chance: Chance): number =>
  Array.from({ length: 12 }, chance).reduce((sum, value) => sum + value, 0) - 6

/** Fits the network to the examples by cross-entropy, passing over all of them `epochs` times in drawn order. */
export function learn(
  examples: readonly Example[],
  epochs: number,
  chance: Chance,
  progress: (line: string) => void,
): NetworkWeights {
  const hidden = learned(INPUTS * HIDDEN, () => normal(chance) / Math.sqrt(INPUTS))
  const hiddenBias = learned(HIDDEN, () => 0)
  const output = learned(HIDDEN * OUTPUTS, () => normal(chance) / Math.sqrt(HIDDEN))
  const outputBias = learned(OUTPUTS, () => -2)
  const all = [hidden, hiddenBias, output, outputBias]
  const frames = examples.flatMap(({ bands }, example) =>
    Array.from({ length: bands.frames }, (_, frame) => example * FRAMES_APART + frame),
  )
  const order = Float64Array.from(frames)
  const inputs = new Float32Array(INPUTS)
  const units = new Float64Array(HIDDEN)
  let steps = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance)
    let loss = 0
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.subarray(start, start + BATCH)
      for (const number of batch) {
        const example = examples[Math.floor(number / FRAMES_APART)]
        if (example !== undefined) loss += backward(example, number % FRAMES_APART)
      }
      steps += 1
      const rate = RATE * (1 - (epoch + start / order.length) / epochs) + 1e-5
      for (const part of all) update(part, batch.length, rate, steps)
    }
    progress(`pass ${epoch + 1} of ${epochs}: loss ${(loss / order.length).toFixed(4)}`)
  }
  return {
    hidden: hidden.values,
    hiddenBias: hiddenBias.values,
    output: output.values,
    outputBias: outputBias.values,
  }

  /** Adds one frame's gradient; returns its loss. */
  function backward({ bands, targets }: Example, frame: number): number {
    gatherInputs(bands, frame, inputs)
    for (let unit = 0; unit < HIDDEN; unit += 1) units[unit] = hiddenBias.values[unit] ?? 0
    for (let input = 0; input < INPUTS; input += 1) {
      const value = inputs[input] ?? 0
      const row = input * HIDDEN
      for (let unit = 0; unit < HIDDEN; unit += 1)
        units[unit] = (units[unit] ?? 0) + value * (hidden.values[row + unit] ?? 0)
    }
    for (let unit = 0; unit < HIDDEN; unit += 1) units[unit] = Math.tanh(units[unit] ?? 0)
    let loss = 0
    const errors = new Array<number>(OUTPUTS).fill(0)
    for (let verdict = 0; verdict < OUTPUTS; verdict += 1) {
      let sum = outputBias.values[verdict] ?? 0
      for (let unit = 0; unit < HIDDEN; unit += 1)
        sum += (units[unit] ?? 0) * (output.values[unit * OUTPUTS + verdict] ?? 0)
      const guess = 1 / (1 + Math.exp(-sum))
      const target = targets[frame * OUTPUTS + verdict] ?? 0
      loss -= target * Math.log(guess + 1e-9) + (1 - target) * Math.log(1 - guess + 1e-9)
      errors[verdict] = guess - target
      add(outputBias.gradient, verdict, guess - target)
    }
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const active = units[unit] ?? 0
      let back = 0
      for (let verdict = 0; verdict < OUTPUTS; verdict += 1) {
        const at = unit * OUTPUTS + verdict
        add(output.gradient, at, (errors[verdict] ?? 0) * active)
        back += (errors[verdict] ?? 0) * (output.values[at] ?? 0)
      }
      units[unit] = back * (1 - active * active)
      add(hiddenBias.gradient, unit, units[unit] ?? 0)
    }
    for (let input = 0; input < INPUTS; input += 1) {
      const value = inputs[input] ?? 0
      const row = input * HIDDEN
      for (let unit = 0; unit < HIDDEN; unit += 1)
        hidden.gradient[row + unit] = (hidden.gradient[row + unit] ?? 0) + value * (units[unit] ?? 0)
    }
    return loss
  }
}

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount
}

function update(
  { values, gradient, mean, square }: Learned,
  count: number,
  rate: number,
  steps: number,
): void {
  const first = 1 - FIRST ** steps
  const second = 1 - SECOND ** steps
  for (let index = 0; index < values.length; index += 1) {
    const slope = (gradient[index] ?? 0) / count + DECAY * (values[index] ?? 0)
    gradient[index] = 0
    const middle = FIRST * (mean[index] ?? 0) + (1 - FIRST) * slope
    const spread = SECOND * (square[index] ?? 0) + (1 - SECOND) * slope * slope
    mean[index] = middle
    square[index] = spread
    values[index] = (values[index] ?? 0) - (rate * (middle / first)) / (Math.sqrt(spread / second) + 1e-8)
  }
}

function shuffle(order: Float64Array, chance: Chance): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
}
