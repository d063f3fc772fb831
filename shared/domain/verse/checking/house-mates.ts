import type { CharacterId } from '../../character/character.ts'
import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { lineKey } from '../line-key.ts'
import { MATERIALS } from '../material/materials.ts'
import { hearLine, type FitLine } from './hear-line.ts'
import { makeCouplet } from './couplets.ts'

/** The lines of a character that stand by themselves, by the vowels that they end on. */
export interface HouseLines {
  readonly clean: ReadonlyMap<number, readonly FitLine[]>
  /** Said only where the filter is off. */
  readonly rough: ReadonlyMap<number, readonly FitLine[]>
}

/** A line that opens so goes on with nothing that the line before it said. */
const STANDS_ALONE =
  /^(?:you|your|you're|you've|i|i'm|i've|i'll|my|no|one|two|every|all|when|if|the|this|that|tell|take|keep|look)\b/i

const lastVowels = ({ tails }: FitLine): ReadonlySet<number> =>
  new Set(tails.flatMap(({ syllables: [last] }) => (last === undefined ? [] : [last.vowel])))

function* indexLines(ear: Pronouncer, lines: readonly string[]) {
  const found = new Map<number, FitLine[]>()
  for (const text of lines.filter((line) => STANDS_ALONE.test(line))) {
    const line = hearLine(
      ear,
      text.replace(/[a-z]/i, (letter) => letter.toUpperCase()),
    )
    for (const vowel of line === undefined ? [] : lastVowels(line)) {
      if (line !== undefined) found.set(vowel, [...(found.get(vowel) ?? []), line])
    }
    yield
  }
  return found
}

/** Hears the lines of a character once for many answers, pausing after each: all of them take a tenth of a second. */
export function* hearHouseLines(ear: Pronouncer, character: CharacterId): Generator<void, HouseLines> {
  const { level, ahead, behind, rough } = MATERIALS[character]
  return {
    clean: yield* indexLines(ear, [level, ahead, behind].flat(2)),
    rough: yield* indexLines(ear, rough.flat()),
  }
}

/**
 * The lines of the house that make a couplet with a line, best rhymes among them or not, as the character wrote them.
 * @param said keys of the lines that were said before: none of them is among the mates
 */
export function houseMates(
  { clean, rough }: HouseLines,
  line: FitLine,
  profanityFilter: boolean,
  said: ReadonlySet<string>,
): readonly FitLine[] {
  const near = new Set(
    [...lastVowels(line)].flatMap((vowel) => [
      ...(clean.get(vowel) ?? []),
      ...((profanityFilter ? undefined : rough.get(vowel)) ?? []),
    ]),
  )
  return [...near].filter((mate) => makeCouplet(line, mate) && !said.has(lineKey(mate.text)))
}
