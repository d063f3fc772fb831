import type { HeardCouplet } from './couplet/couplet.ts'
import type { WrittenCouplets } from './gather-couplets.ts'
import type { VerseBrief } from './verse-brief.ts'

/** How much likelier a couplet of the present mood is than one for any mood. */
const MOOD_WEIGHT = 8
/** How much likelier a rough couplet is, where it may be said, at middle intensity; and by what factor all of it adds. */
const ROUGH_WEIGHT = 10
const ROUGH_PULL = 2
/** How sharply the two sliders choose; at their middle, 50, they choose nothing. */
const COMPLEXITY_PULL = 10
const INTENSITY_PULL = 18
/** What a couplet has of both on average: its distance from there is what the sliders weigh. */
const USUAL_SYLLABLES_PER_WORD = 1.25
const USUAL_INTENSITY = 0.07

/** -1 to 1 of a slider from 0 to 100. */
const tilt = (slider: number): number => Math.max(-1, Math.min(1, (slider - 50) / 50))

/** How gladly each couplet is taken by a brief: its appeal, the mood, the two sliders (OPP-40 to OPP-43). */
export function likingOf(brief: VerseBrief, written: WrittenCouplets): (couplet: HeardCouplet) => number {
  const mood = new Set(brief.standing === 'level' ? [] : written[brief.standing])
  const rough = new Set(written.rough)
  const complexity = tilt(brief.lyricComplexity)
  const intensity = tilt(brief.styleIntensity)
  const forceOf = (couplet: HeardCouplet): number =>
    rough.has(couplet)
      ? ROUGH_WEIGHT * ROUGH_PULL ** intensity
      : Math.exp(INTENSITY_PULL * intensity * (couplet.intensity - USUAL_INTENSITY))
  return (couplet) =>
    couplet.appeal *
    (mood.has(couplet) ? MOOD_WEIGHT : 1) *
    forceOf(couplet) *
    Math.exp(COMPLEXITY_PULL * complexity * (couplet.sound.syllablesPerWord - USUAL_SYLLABLES_PER_WORD))
}
