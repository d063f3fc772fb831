import type { ComposedVerse } from './verse-brief.ts'
import type { HeardCouplet } from './couplet/couplet.ts'
import type { Dice } from './dice.ts'
import { costOf, draftVerse, type Draft, type DraftPlan } from './draft-verse.ts'

/** Drafts made of a verse, and how many of the best of them the ear hears whole. */
const DRAFTS = 60
const HEARD_DRAFTS = 5
/** What a point of the total costs above what the difficulty wants, and below it. */
const POINT_TOO_MANY = 0.09
const POINT_TOO_FEW = 0.02
/** Chance among drafts that are about as good, so that the same verse is not always answered by the same bars. */
const CHANCE = 0.8

/** Leaves of drafts with the same couplets in the same order the first. */
const isFirstOfItsKind = ({ couplets }: Draft, at: number, all: readonly Draft[]): boolean =>
  all.findIndex((other) => other.couplets.every((couplet, index) => couplet === couplets[index])) === at

/** Drafts verses, has the ear hear the most promising whole, and takes the one nearest to what was asked. */
export function pickDraft(
  plan: DraftPlan,
  dice: Dice,
  verseOf: (couplets: readonly HeardCouplet[]) => ComposedVerse,
): ComposedVerse {
  const { mostTotal } = plan.aim
  const heard = Array.from({ length: DRAFTS }, () => draftVerse(plan, dice))
    .sort((a, b) => a.cost - b.cost)
    .filter(isFirstOfItsKind)
    .slice(0, HEARD_DRAFTS)
    .map(({ couplets }) => {
      const verse = verseOf(couplets)
      const { total, shareOfSyllablesInRhyme } = verse.score
      const points =
        total > mostTotal ? (total - mostTotal) * POINT_TOO_MANY : (mostTotal - total) * POINT_TOO_FEW
      return { verse, cost: costOf(plan, couplets, shareOfSyllablesInRhyme) + points + CHANCE * dice() }
    })
    .sort((a, b) => a.cost - b.cost)
  return heard[0]?.verse ?? verseOf([])
}
