import { valueOn, type Curve } from '../curve.ts'
import type { HeardText } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import { layBar, type BarLayout } from './bar-layout.ts'
import { lineStresses } from './line-stresses.ts'
import { beatsAlike, metreOf } from './metre.ts'

/** What the ear says of how a verse sits in its bars; the parts are shares from 0 to 1. */
export interface FlowReport {
  /** How well the bars are filled: 1 for 9 to 12 syllables. */
  readonly fit: number
  /** How alike the bars are in length and in where their stresses fall. */
  readonly consistency: number
  /** How well stresses meet the beats when the bars are laid on their sixteenths. */
  readonly metre: number
  /** How well stress alternates: no clash of beats, no stretch without one. */
  readonly alternation: number
  /** Bars that end on a rhyme with another bar. */
  readonly closure: number
  /** All of it, 0 to 100. */
  readonly mark: number
  readonly syllablesPerLine: readonly number[]
  /** Each bar laid on its sixteenths, as it would most likely be said. */
  readonly layouts: readonly BarLayout[]
}

/** Syllables of a bar against SYLLABLES_PER_BAR: what lies between its quartiles fits, its outer points hardly lose. */
const BAR_FIT: Curve = [
  [2, 0],
  [5, 0.35],
  [7, 0.75],
  [9, 1],
  [12, 1],
  [13.5, 0.85],
  [16, 0.55],
  [20, 0.15],
  [26, 0],
]
/** Coefficient of variation of bar lengths: within real verses it is small. */
const LENGTHS_ALIKE: Curve = [
  [0, 1],
  [0.1, 0.95],
  [0.25, 0.6],
  [0.5, 0.15],
  [0.8, 0],
]
/** Share of steps from syllable to syllable that clash or drag. */
const ROUGHNESS: Curve = [
  [0, 1],
  [0.08, 1],
  [0.2, 0.6],
  [0.4, 0.2],
  [0.7, 0],
]

const WEIGHTS = { fit: 0.35, consistency: 0.2, smoothness: 0.2, closure: 0.25 }
/** What a verse that meets no beat loses of its smoothness. */
const METRE_COST = 0.4

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function variation(values: readonly number[]): number {
  const middle = mean(values)
  if (middle === 0) return 0
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle
}

/** What a second beat in a row weighs, and a third; what a third syllable without a beat weighs, and a fourth. */
const SECOND_BEAT = 0.5
const THIRD_BEAT = 1
const THIRD_WITHOUT = 0.5
const FOURTH_WITHOUT = 1

/** Runs of beats clash and runs without one drag; the share of steps that do. */
function roughnessOf(stresses: readonly boolean[]): number {
  let rough = 0
  let run = 0
  stresses.forEach((isStressed, index) => {
    run = isStressed === stresses[index - 1] ? run + 1 : 1
    if (isStressed) rough += run === 2 ? SECOND_BEAT : run > 2 ? THIRD_BEAT : 0
    else rough += run === 3 ? THIRD_WITHOUT : run > 3 ? FOURTH_WITHOUT : 0
  })
  return stresses.length < 2 ? 1 : rough / (stresses.length - 1)
}

/** A bar tied to another by its scheme alone ("gone / one") closes half. */
const LOOSELY_CLOSED = 0.5

function closureOf({ scheme, rhymedLines }: RhymeReport): number {
  return mean(
    scheme.map((number, index) => {
      if (rhymedLines.has(index)) return 1
      return scheme.some((other, at) => at !== index && other === number) ? LOOSELY_CLOSED : 0
    }),
  )
}

/** Hears how a verse flows (SCORE-20 to SCORE-26); a verse of one bar has nothing to be consistent with. */
export function reportFlow(text: HeardText, rhymes: RhymeReport): FlowReport {
  const lengths = text.lines.map(({ syllables }) => syllables)
  const stresses = text.lines.map(lineStresses)
  const layouts = stresses.map(layBar)
  const fit = mean(lengths.map((syllables) => valueOn(BAR_FIT, syllables)))
  const consistency =
    lengths.length < 2
      ? 0
      : 0.6 * valueOn(LENGTHS_ALIKE, variation(lengths)) + 0.4 * beatsAlike(stresses, layouts)
  const alternation = mean(stresses.map((bar) => valueOn(ROUGHNESS, roughnessOf(bar))))
  const metre = mean(stresses.map((bar, index) => metreOf(bar, layouts[index])))
  const closure = closureOf(rhymes)
  const mark =
    100 *
    (WEIGHTS.fit * fit +
      WEIGHTS.consistency * consistency +
      WEIGHTS.smoothness * alternation * (1 - METRE_COST * (1 - metre)) +
      WEIGHTS.closure * closure)
  return { fit, consistency, metre, alternation, closure, mark, syllablesPerLine: lengths, layouts }
}
