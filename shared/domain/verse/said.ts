import type { HeardCouplet } from './couplet/couplet.ts'
import { lineKey } from './line-key.ts'
import type { VerseBrief } from './verse-brief.ts'

/** What was said already, to this player by this character or in this battle by either. */
export interface Said {
  /** When a line was last said, by its key: 0 never, up to `inBattles` in earlier battles, beyond that in this one. */
  readonly when: (key: string) => number
  /** How many lines were said in earlier battles. */
  readonly inBattles: number
  /** The lines of this battle, as keys. */
  readonly here: readonly string[]
  /** The lines of earlier battles, as keys, the oldest first. */
  readonly recent: readonly string[]
}

/** Keeps what was said where it is found at once. */
export function rememberSaid({
  usedLines,
  saidBefore = [],
}: Pick<VerseBrief, 'usedLines' | 'saidBefore'>): Said {
  const here = usedLines.map(lineKey)
  const times = new Map<string, number>()
  const recent = saidBefore.map(lineKey)
  recent.forEach((key, at) => times.set(key, at + 1))
  for (const key of here) times.set(key, Infinity)
  return { when: (key) => times.get(key) ?? 0, inBattles: saidBefore.length, here, recent }
}

/** Couplets parted by how well they may be said (OPP-23, OPP-25), the best first; no part is empty. */
export type Tiers = readonly (readonly HeardCouplet[])[]

/** Never said; said in the older half of earlier battles; said in the newer half; said in this battle. */
export function inTiers(couplets: readonly HeardCouplet[], { when, inBattles }: Said): Tiers {
  const tierOf = (last: number): number =>
    last === 0 ? 0 : last <= inBattles / 2 ? 1 : last <= inBattles ? 2 : 3
  const tiers: HeardCouplet[][] = [[], [], [], []]
  for (const couplet of couplets)
    tiers[tierOf(Math.max(when(couplet.keys[0]), when(couplet.keys[1])))]?.push(couplet)
  return tiers.filter((tier) => tier.length > 0)
}
