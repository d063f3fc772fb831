import type { HeardCouplet } from './couplet/couplet.ts'
import { craftWeight, DIFFICULTY_AIMS } from './difficulty-aim.ts'
import type { WrittenCouplets } from './hear-written.ts'
import type { VerseBrief } from './verse-brief.ts'

/** Blows of the present mood for each that is for any; and rough ones, where they may be, at middle intensity. */
const MOOD_ODDS = 1.6
const ROUGH_ODDS = 1.6
/** By what factor style intensity makes rough blows likelier. */
const ROUGH_PULL = 2
/** How sharply the two sliders choose; at their middle, 50, they choose nothing. */
const COMPLEXITY_PULL = 10
const INTENSITY_PULL = 18
/** What a couplet has of both on average: its distance from there is what the sliders weigh. */
const USUAL_SYLLABLES_PER_WORD = 1.25
const USUAL_INTENSITY = 0.07

/** -1 to 1 of a slider from 0 to 100. */
const tilt = (slider: number): number => Math.max(-1, Math.min(1, (slider - 50) / 50))

/** How gladly each couplet is taken by a brief: its appeal, its craft, the mood, the two sliders (OPP-32, OPP-40 to OPP-43). */
export function likingOf(brief: VerseBrief, written: WrittenCouplets): (couplet: HeardCouplet) => number {
  const aim = DIFFICULTY_AIMS[brief.difficulty]
  const complexity = tilt(brief.lyricComplexity)
  const intensity = tilt(brief.styleIntensity)
  const craftOf = ({ craft }: HeardCouplet): number => craftWeight(aim, craft)
  const sumOf = (couplets: readonly HeardCouplet[]): number =>
    couplets.reduce((sum, couplet) => sum + craftOf(couplet), 0)
  /** What makes some as likely, all together, as those for any mood times the odds, however many there are of either. */
  const weigh = (odds: number, some: readonly HeardCouplet[]) => ({
    some: new Set(some),
    weight: some.length === 0 ? 0 : (odds * sumOf(written.level)) / sumOf(some),
  })
  const mood = weigh(MOOD_ODDS, brief.standing === 'level' ? [] : written[brief.standing])
  const rough = weigh(ROUGH_ODDS, written.rough)
  const forceOf = (couplet: HeardCouplet): number =>
    rough.some.has(couplet)
      ? rough.weight * ROUGH_PULL ** intensity
      : Math.exp(INTENSITY_PULL * intensity * (couplet.intensity - USUAL_INTENSITY))
  return (couplet) =>
    couplet.appeal *
    craftOf(couplet) *
    (mood.some.has(couplet) ? mood.weight : 1) *
    forceOf(couplet) *
    Math.exp(COMPLEXITY_PULL * complexity * (couplet.sound.syllablesPerWord - USUAL_SYLLABLES_PER_WORD))
}
