import type { Seconds, Share } from '#shared/std/units.ts'
import { findPeaks, type Peak } from './find-peaks.ts'
import { smooth } from './smooth.ts'
import { HOP } from './speech-bands.ts'
import type { FrameVerdicts } from './syllable-network.ts'

/** A syllable in a recording: its vowel. */
export interface FoundSyllable {
  /** Where the vowel begins, which is where a listener feels the beat of the syllable. */
  readonly onset: Seconds
  /** The middle of the vowel, halfway between where its edges and where its peak put it. */
  readonly nucleus: Seconds
  readonly end: Seconds
  /** How sure it is that this is a syllable of its own. */
  readonly sureness: Share
}

/** How much the verdicts are smoothed, in frames. */
const NUCLEUS_SPREAD = 1.5
const EDGE_SPREAD = 1
/** Humps that are looked at at all. */
const LEAST = 0.05
const RISE = 0.02
/** What a nucleus and its onset must have together in log-odds; the onset's count this share. */
const LEAST_ODDS = -1.9
const ONSET_SHARE = 0.75
/** The odds of an onset that shows nowhere. */
const NO_ONSET = -3.5
/** An onset this far before its nucleus is taken at its word; further away it loses so much a second. */
const FROM_ONSET: Seconds = 0.15
const FAR_COST = 20
/** Nuclei that follow each other faster than this lose by the square of what is missing, in these steps. */
const LEAST_STEP: Seconds = 0.09
const HASTE: Seconds = 0.025
/** Nuclei that one may follow, counted back. */
const LOOK_BACK = 6
/** How far a vowel is taken to reach from its middle where no edge shows, and at most. */
const USUAL_REACH: Seconds = 0.04
const MOST_REACH: Seconds = 0.25

const logOdds = (share: number): number => Math.log(Math.max(1e-3, share) / Math.max(1e-3, 1 - share))

interface Link {
  readonly nucleus: Peak
  readonly onset: Peak | undefined
  /** What this one adds, and the best sum up to it. */
  readonly own: number
  readonly sum: number
  readonly previous: Link | undefined
}

/**
 * Finds the syllables of a recording from the network's verdicts: of all ways to take humps of the nucleus curve, each
 * with a hump of the onset curve since the one before, the one with the highest log-odds in all (dynamic programming).
 * That syllables are humps which stand out from the dips beside them goes back to Mermelstein (1975); there the curve was
 * loudness.
 */
export function findSyllables({ nucleus, onset, end }: FrameVerdicts): FoundSyllable[] {
  const links = bestChain(
    findPeaks(smooth(nucleus, NUCLEUS_SPREAD), LEAST, RISE),
    findPeaks(smooth(onset, EDGE_SPREAD), LEAST, RISE),
  )
  const ends = findPeaks(smooth(end, EDGE_SPREAD), LEAST, RISE)
  return links.map((link, index) => toSyllable(link, links[index + 1], ends))
}

function bestChain(nuclei: readonly Peak[], onsets: readonly Peak[]): Link[] {
  const links: Link[] = []
  /** The best of those too far back to matter to the next one. */
  let far: Link | undefined
  for (const nucleus of nuclei) {
    const leaving = links[links.length - LOOK_BACK - 1]
    if (leaving !== undefined && leaving.sum > (far?.sum ?? 0)) far = leaving
    let best = linkTo(nucleus, far, onsets)
    for (const previous of links.slice(-LOOK_BACK)) {
      const link = linkTo(nucleus, previous, onsets)
      if (link.sum > best.sum) best = link
    }
    links.push(best)
  }
  let last: Link | undefined
  for (const link of links) if (link.sum > (last?.sum ?? 0)) last = link
  const chain: Link[] = []
  for (; last !== undefined; last = last.previous) chain.push(last)
  return chain.reverse()
}

function linkTo(nucleus: Peak, previous: Link | undefined, onsets: readonly Peak[]): Link {
  let onset: Peak | undefined
  let onsetOdds = NO_ONSET
  for (const peak of onsets) {
    if (peak.place <= (previous?.nucleus.place ?? -Infinity)) continue
    if (peak.place >= nucleus.place) break
    const distance = (nucleus.place - peak.place) * HOP
    const odds = logOdds(peak.height) - FAR_COST * Math.max(0, distance - FROM_ONSET)
    if (odds <= onsetOdds) continue
    onset = peak
    onsetOdds = odds
  }
  const step = previous === undefined ? Infinity : (nucleus.place - previous.nucleus.place) * HOP
  const haste = Math.max(0, (LEAST_STEP - step) / HASTE) ** 2
  const own = logOdds(nucleus.height) + ONSET_SHARE * onsetOdds - LEAST_ODDS - haste
  return { nucleus, onset, own, sum: own + (previous?.sum ?? 0), previous }
}

function toSyllable(
  { nucleus, onset, own }: Link,
  next: Link | undefined,
  ends: readonly Peak[],
): FoundSyllable {
  const middle = nucleus.place * HOP
  const begins = onset === undefined ? middle - USUAL_REACH : onset.place * HOP
  const limit = Math.min(
    middle + MOST_REACH,
    (next?.onset ?? next?.nucleus ?? { place: Infinity }).place * HOP,
  )
  const edge = ends
    .filter(({ place }) => place > nucleus.place && place * HOP <= limit + 2 * HOP)
    .reduce<Peak | undefined>((best, peak) => (peak.height > (best?.height ?? 0) ? peak : best), undefined)
  const stops = edge === undefined ? Math.min(limit, middle + USUAL_REACH) : edge.place * HOP
  const onsetTime = Math.max(0, begins)
  return {
    onset: onsetTime,
    nucleus: (middle + (onsetTime + stops) / 2) / 2,
    end: stops,
    sureness: 1 / (1 + Math.exp(-own)),
  }
}
