import type { ComposedVerse } from './verse-brief.ts'
import type { HeardCouplet } from './couplet/couplet.ts'
import type { Dice } from './dice.ts'
import type { DraftPlan } from './draft-plan.ts'
import { draftVerse, rhymeCost, type Draft } from './draft-verse.ts'

/** Drafts made of a verse. */
const DRAFTS = 60
/** How many of the best of them the ear hears whole: the fewer where one of them is right, the more where none is. */
const FEWEST_HEARD = 3
const MOST_HEARD = 6
/** What a point of the total costs above what the difficulty wants, and below it. */
const POINT_TOO_MANY = 0.09
const POINT_TOO_FEW = 0.02
/** What a point lost for want of sense costs: a verse that reads as a list is another draft's chance. */
const POINT_OF_SENSE = 0.5
/** Chance among drafts that are about as good, so that the same verse is not always answered by the same bars. */
const CHANCE = 0.8
/** What a draft may cost that ends the search, chance apart. */
const RIGHT_COST = 1

/** Leaves of drafts with the same couplets in the same order the first. */
function withoutTwins(drafts: readonly Draft[]): readonly Draft[] {
  const seen = new Map<string, Draft>()
  for (const draft of drafts) {
    const key = draft.couplets.map(({ keys }) => keys.join('/')).join('/')
    if (!seen.has(key)) seen.set(key, draft)
  }
  return [...seen.values()]
}

/** Drafts verses, has the ear hear the most promising whole, and takes the one nearest to what was asked. */
export function pickDraft(
  plan: DraftPlan,
  dice: Dice,
  verseOf: (couplets: readonly HeardCouplet[]) => ComposedVerse,
): ComposedVerse {
  const drafts = withoutTwins(
    Array.from({ length: DRAFTS }, () => draftVerse(plan, dice)).sort((a, b) => a.cost - b.cost),
  )
  let best: { readonly verse: ComposedVerse; readonly cost: number } | undefined
  let isRight = false
  for (const [at, { couplets, lack }] of drafts.entries()) {
    if (at >= MOST_HEARD || (at >= FEWEST_HEARD && isRight)) break
    const verse = verseOf(couplets)
    const cost = lack + costOf(plan, verse)
    isRight ||= cost <= RIGHT_COST
    const drawn = cost + CHANCE * dice()
    if (best === undefined || drawn < best.cost) best = { verse, cost: drawn }
  }
  return best?.verse ?? verseOf([])
}

/** What a verse as heard costs for its rhyme, its total and its sense. */
function costOf({ aim }: DraftPlan, { score }: ComposedVerse): number {
  const above = score.total - aim.mostTotal
  const points = above > 0 ? above * POINT_TOO_MANY : -above * POINT_TOO_FEW
  return rhymeCost(aim, score.shareOfSyllablesInRhyme) + points - score.parts.sense * POINT_OF_SENSE
}
