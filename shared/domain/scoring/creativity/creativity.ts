import { valueOn, type Curve } from '../curve.ts'
import { type HeardText } from '../hearing/heard-text.ts'
import { PICTURES as PICTURED } from './image-words.ts'
import { isIn } from './lexicon/bases.ts'
import type { CreativitySources, Finding } from '../verse-score.ts'
import type { Device, FindDevices, Listening } from './device.ts'
import { findCliches } from './find-cliches.ts'
import { findMetaphors } from './find-metaphors.ts'
import { findPunchlines } from './find-punchlines.ts'
import { findRebuttals } from './find-rebuttals.ts'
import { findRepetitions } from './find-repetitions.ts'
import { findSimiles } from './find-similes.ts'
import { findWordplay } from './find-wordplay.ts'
import { reportOriginality } from './originality.ts'
import { readingOf } from './reading.ts'
import { readTheirs } from './their-verse.ts'

/** What the ear says of a verse's wit. */
export interface CreativityReport {
  /** 0 to 100. */
  readonly mark: number
  readonly sources: CreativitySources
  readonly findings: readonly Finding[]
  /** Worth of all devices, for four bars. */
  readonly wit: number
}

/** The most that freshness, pictures and devices bring; together 100. */
const FRESHNESS_PART = 20
const PICTURES_PART = 15
const DEVICES_PART = 65
/** Things that can be pictured, a bar: plain talk has hardly one, battle rap two or three. */
const PICTURES: Curve = [
  [0, 0],
  [0.75, 0.2],
  [2, 0.8],
  [3, 1],
]
/** Worth of devices in four bars that brings 63 % of their part: the more there are, the less each adds. */
const ENOUGH = 2.2
/** Where more of one kind stops adding: ten metaphors in four bars are a list. */
const MOST_OF_A_KIND = 2.2
/** Bars that worth is counted over: a shorter verse is not denser for being short. */
const FOUR_BARS = 4

const IMAGERY: readonly FindDevices[] = [findWordplay, findSimiles, findMetaphors]

/** The worth of all devices at a rate of so many bars to four, each kind levelling off. */
function witOf(devices: readonly Device[], rate: number): number {
  const byKind = Map.groupBy(devices, ({ kind }) => kind)
  let wit = 0
  for (const alike of byKind.values()) {
    const worth = rate * alike.reduce((sum, device) => sum + device.weight, 0)
    wit += MOST_OF_A_KIND * (1 - Math.exp(-worth / MOST_OF_A_KIND))
  }
  return wit
}

/** A device said again in the same words adds nothing; punchlines are told apart by their place. */
const eachOnce = (devices: readonly Device[]): Device[] => {
  const heard = new Set<string>()
  return devices.filter(({ kind, start, reason }) => {
    const name = kind === 'punchline' ? `${kind} ${start}` : `${kind} ${reason}`
    return !heard.has(name) && heard.add(name)
  })
}

/** Different things in a verse that can be pictured. */
const picturesOf = (text: HeardText): number =>
  new Set(
    readingOf(text).flatMap(({ bases }) =>
      bases.filter((word) => isIn(word, PICTURED)).map((word) => word.at(-1)),
    ),
  ).size

/** Leaves out metaphors made of the words of a simile: a comparison is paid once. */
function comparedOnce(devices: readonly Device[]): Device[] {
  const similes = devices.filter(({ kind }) => kind === 'simile')
  return devices.filter(
    ({ kind, start, end }) =>
      kind !== 'metaphor' || similes.every((simile) => end <= simile.start || start >= simile.end),
  )
}

/** Leaves out what stands in a bar of theirs, said again. */
function withoutCopies(devices: readonly Device[], { text, answering }: Listening): readonly Device[] {
  if (answering.lines.length === 0) return devices
  const theirs = readTheirs(answering)
  const copied = readingOf(text).filter((line) => theirs.isCopy(line))
  return devices.filter(({ start }) =>
    copied.every(({ words }) => start < (words[0]?.start ?? 0) || start >= (words.at(-1)?.end ?? 0)),
  )
}

/** Hears the wit of a verse (SCORE-30 to SCORE-38). */
export function reportCreativity(listening: Listening): CreativityReport {
  const imagery = withoutCopies(comparedOnce(IMAGERY.flatMap((find) => find(listening))), listening)
  const devices = eachOnce([...imagery, ...findPunchlines(imagery)(listening), ...findRebuttals(listening)])
  const bars = Math.max(FOUR_BARS, listening.text.lines.length)
  const wit = witOf(devices, FOUR_BARS / bars)
  const { freshness } = reportOriginality(listening.text)
  const pictures = valueOn(PICTURES, picturesOf(listening.text) / bars)
  const sources = {
    freshness: FRESHNESS_PART * freshness,
    staleness: FRESHNESS_PART * (1 - freshness),
    pictures: PICTURES_PART * pictures,
    findings: DEVICES_PART * (1 - Math.exp(-wit / ENOUGH)),
  }
  const mark = sources.freshness + sources.pictures + sources.findings
  const faults = [...findCliches(listening), ...findRepetitions(listening)]
  const findings = [...devices, ...faults].toSorted((a, b) => a.start - b.start || a.end - b.end)
  return { mark, sources, findings, wit }
}
