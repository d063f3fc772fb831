import { CRAFT } from './craft.ts'
import type { GradedVerse } from './graded-verse.ts'
import { HOME } from './home.ts'
import { LOOKS } from './looks.ts'
import { MONEY } from './money.ts'
import { NERVE } from './nerve.ts'
import { WORK } from './work.ts'

/** The graded verses by topic: five levels each, two verses or more a level. */
export const GRADED: Readonly<Record<string, readonly GradedVerse[]>> = {
  craft: CRAFT,
  money: MONEY,
  home: HOME,
  looks: LOOKS,
  work: WORK,
  nerve: NERVE,
}

/** Topics that were never looked at while weights and curves were chosen: their figures show what holds beyond the rest. */
export const HELD_OUT: readonly string[] = ['work', 'nerve']
