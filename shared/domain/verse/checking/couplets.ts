import { endsRhyme } from '../couplet/hear-couplet.ts'
import type { FitLine } from './hear-line.ts'

/** Whether two lines make a couplet: they rhyme outright, on different words (OPP-21). */
export const makeCouplet = (a: FitLine, b: FitLine): boolean =>
  a.endKey !== b.endKey && endsRhyme(a.tails, b.tails)
