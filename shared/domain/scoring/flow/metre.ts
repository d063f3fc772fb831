import { valueOn, type Curve } from '../curve.ts'
import type { BarLayout } from './bar-layout.ts'

const BEATS = 4
const PER_BEAT = 4

/** The share of its beats that a bar meets with a stress. Half is plenty: real rap has 45 % of its stresses on the beat. */
const BEATS_MET: Curve = [
  [0, 0],
  [0.25, 0.45],
  [0.5, 0.9],
  [0.75, 1],
]
/** Stresses in another quarter of the bar than in the bar before, counted on both sides, for one bar. */
const STRESSES_MOVED: Curve = [
  [0, 1],
  [1, 0.95],
  [2, 0.75],
  [4, 0.3],
  [7, 0],
]

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The places of the stressed syllables. */
const stressPlaces = (stresses: readonly boolean[], layout: BarLayout | undefined): number[] =>
  (layout?.sixteenths ?? []).filter((_, syllable) => stresses[syllable] === true)

/**
 * How well a bar's stresses meet the beats it lies on: the share of beats from its first syllable to its last that carry
 * a stress, times the share of stresses that fall on an eighth. 0 of a bar without stress, 1 at most.
 */
export function metreOf(stresses: readonly boolean[], layout: BarLayout | undefined): number {
  const places = stressPlaces(stresses, layout)
  const [first, last] = [layout?.sixteenths[0], layout?.sixteenths.at(-1)]
  if (places.length === 0 || first === undefined || last === undefined) return 0
  const spanned = Math.floor(last / PER_BEAT) - Math.ceil(first / PER_BEAT) + 1
  const met = places.filter((place) => place % PER_BEAT === 0).length
  const onEighths = places.filter((place) => place % 2 === 0).length
  return valueOn(BEATS_MET, met / Math.max(1, spanned)) * (onEighths / places.length)
}

/** Stresses in each quarter of the bar; the pick-up counts to the first. */
function byQuarter(places: readonly number[]): number[] {
  const counts = new Array<number>(BEATS).fill(0)
  for (const place of places) {
    const quarter = Math.max(0, Math.floor(place / PER_BEAT))
    counts[quarter] = (counts[quarter] ?? 0) + 1
  }
  return counts
}

/** How alike each bar is to the one before it in where its stresses fall, 0 to 1; 0 of fewer than two bars. */
export function beatsAlike(
  stresses: readonly (readonly boolean[])[],
  layouts: readonly (BarLayout | undefined)[],
): number {
  const counts = stresses.map((bar, index) => byQuarter(stressPlaces(bar, layouts[index])))
  const moved = counts.slice(1).map((bar, index) => {
    const before = counts[index] ?? []
    return bar.reduce((sum, count, quarter) => sum + Math.abs(count - (before[quarter] ?? 0)), 0)
  })
  return mean(moved.map((count) => valueOn(STRESSES_MOVED, count)))
}
