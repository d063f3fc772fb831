import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { Place } from '#shared/domain/scoring/score-verse.ts'
import type { FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import { verseCost } from '#shared/domain/verse/checking/verse-cost.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import type { Candidate } from './candidates.ts'
import type { HousePart } from './house-part.ts'
import type { Option } from './next-couplet.ts'

/**
 * What a couplet costs for who wrote it: one of the house's is taken where the model's is much further from what the
 * difficulty wants, such as one too good for an easy opponent (OPP-32).
 */
const COST_BY: Readonly<Record<Option['by'], number>> = { model: 0, both: 2, house: 4 }
/** What it costs to go on with another answer: one answer is one train of thought. */
const COST_OF_CHANGE = 0.5

/** Where the next couplet goes. */
export interface Spot {
  readonly said: readonly FitLine[]
  /** Which answer the couplet before came from. */
  readonly from: Candidate | undefined
}

/** Chooses couplets by the whole verse that they would make with what was said and the rest of the house's. */
export function createChooser(
  ear: Pronouncer,
  { difficulty }: VerseBrief,
  place: Place,
  house: HousePart,
): (options: readonly Option[], spot: Spot) => Option | undefined {
  return (options, { said, from }) => {
    const costOf = ({ lines, by, from: own }: Option): number => {
      const verse = [...said, ...lines, ...house.linesFrom(said.length + lines.length)]
      const change = from !== undefined && own !== undefined && own !== from ? COST_OF_CHANGE : 0
      return (
        verseCost(
          ear,
          verse.map(({ text }) => text),
          place,
          difficulty,
        ) +
        COST_BY[by] +
        change
      )
    }
    if (options.length < 2) return options[0]
    const costs = options.map((option) => ({ option, cost: costOf(option) }))
    return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).option
  }
}
