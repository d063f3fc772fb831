import { speakToPlayer } from '#shared/domain/verse/checking/couplets.ts'
import type { FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import type { Candidate } from './candidates.ts'
import { coupletsOf, looseLines, mayFollow } from './couplets-of.ts'

/** Lines that could come next: a couplet, or what makes one of the line before. */
export interface Option {
  readonly lines: readonly FitLine[]
  readonly by: 'model' | 'both' | 'house'
  /** Which answer it comes from. */
  readonly from?: Candidate
}

/** What a couplet may be made from. */
export interface Sources {
  readonly candidates: readonly Candidate[]
  readonly said: readonly FitLine[]
  /** The house's lines that rhyme with one. */
  readonly matesOf: (line: FitLine) => readonly FitLine[]
}

/** Mates of the house that are tried for one line. */
const MOST_MATES = 4

/** Whole couplets of the model's that may come next, of each answer the first such. */
export const modelOptions = ({ candidates, said }: Sources): readonly Option[] =>
  candidates.flatMap((from) => {
    const pair = coupletsOf(from).find((two) => two.every((line) => mayFollow(line, said)))
    return pair === undefined ? [] : [{ lines: pair, by: 'model' as const, from }]
  })

/** Couplets of a line of the model's that is aimed at the player and has no mate, and one of the house's that rhymes with it. */
export const mendedOptions = ({ candidates, said, matesOf }: Sources): readonly Option[] =>
  candidates.flatMap((from) => {
    const line = looseLines(from).find((one) => speakToPlayer([one]) && mayFollow(one, said))
    if (line === undefined) return []
    return matesFor(line, said, matesOf).map((mate) => ({ lines: [line, mate], by: 'both' as const, from }))
  })

/** The house's lines that may answer a line. */
export const matesFor = (
  line: FitLine,
  said: readonly FitLine[],
  matesOf: Sources['matesOf'],
): readonly FitLine[] =>
  matesOf(line)
    .filter((mate) => mayFollow(mate, [...said, line]))
    .slice(0, MOST_MATES)
