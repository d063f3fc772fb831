import type { Score } from '#shared/std/units.ts'
import type { Difficulty } from '../../character/character.ts'
import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { hearVerse, scoreHeard, type Place } from '../../scoring/score-verse.ts'
import { DIFFICULTY_AIMS, missOf, type DifficultyAim } from '../difficulty-aim.ts'

/** What the whole share of syllables costs, one too many or too few of them in rhyme. */
const SHARE_COST = 60
/** So many points above what the difficulty wants cost 1, and so many below it; twice as many cost four times as much. */
const POINTS_TOO_MANY = 10
const POINTS_TOO_FEW = 20

const pointsCost = ({ mostTotal }: DifficultyAim, total: Score): number =>
  ((total - mostTotal) / (total > mostTotal ? POINTS_TOO_MANY : POINTS_TOO_FEW)) ** 2

/**
 * How far a verse in its place is from what a difficulty asks (OPP-30, OPP-32), as the ear that hears players hears it:
 * 0 is all of it.
 */
export function verseCost(
  ear: Pronouncer,
  lines: readonly string[],
  place: Place,
  difficulty: Difficulty,
): number {
  const aim = DIFFICULTY_AIMS[difficulty]
  const { total, shareOfSyllablesInRhyme } = scoreHeard(hearVerse(ear, lines.join('\n'), place))
  return SHARE_COST * missOf(aim, shareOfSyllablesInRhyme) + pointsCost(aim, total)
}
