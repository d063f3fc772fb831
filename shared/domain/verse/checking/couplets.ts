import { endsRhyme } from '../couplet/hear-couplet.ts'
import type { FitLine } from './hear-line.ts'

/** Whether two lines make a couplet: they rhyme outright, which the same word said again does not (OPP-21). */
export const makeCouplet = (a: FitLine, b: FitLine): boolean => endsRhyme(a.tails, b.tails)

const PLAYER = /\b(?:you(?:'(?:re|ve|ll|d))?|yours?|yourself)\b/i

/** Whether lines are aimed at the player: what a battle says it says to somebody, and a poem about bread does not. */
export const speakToPlayer = (lines: readonly FitLine[]): boolean =>
  lines.some(({ text }) => PLAYER.test(text))
