import { makeCouplet, speakToPlayer } from '#shared/domain/verse/checking/couplets.ts'
import type { FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import { lineKey } from '#shared/domain/verse/line-key.ts'
import type { Candidate } from './candidates.ts'

export type Pair = readonly [first: FitLine, second: FitLine]

/** The couplets of an answer as it was written, those aimed at the player: neighbours that rhyme outright, the first that can be. */
export function coupletsOf({ lines }: Candidate): readonly Pair[] {
  const pairs: Pair[] = []
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [first, second] = [lines[at], lines[at + 1]]
    if (first === undefined || second === undefined || !makeCouplet(first, second)) continue
    pairs.push([first, second])
    at += 1
  }
  return pairs.filter(speakToPlayer)
}

/** Lines that no couplet of their answer has; without the last of one that goes on, which may find its mate yet. */
export function looseLines(candidate: Candidate): readonly FitLine[] {
  const paired = new Set(coupletsOf(candidate).flat())
  const settled = candidate.hasEnded ? candidate.lines : candidate.lines.slice(0, -1)
  return settled.filter((line) => line !== undefined).filter((line) => !paired.has(line))
}

/** Whether a line may follow what was said in this answer: it was not said, and no line ends on its last word. */
export const mayFollow = (line: FitLine, said: readonly FitLine[]): boolean =>
  said.every((one) => one.endKey !== line.endKey && lineKey(one.text) !== lineKey(line.text))
