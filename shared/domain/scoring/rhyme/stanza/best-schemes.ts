import { MOST_BACK, NOTHING_SAID, remember, type Memory, type SchemeModel } from './scheme-model.ts'
import type { Scheme } from './scheme.ts'

/** Log-odds that two lines of a stanza rhyme, by their numbers. */
export type Ties = (a: number, b: number) => number

/** A scheme with its log-probability (up to a constant). */
export interface RankedScheme {
  readonly scheme: Scheme
  readonly worth: number
}

/** Schemes followed at once while a stanza is read line by line, and for long ones. */
const WIDTH = 24
const WIDTH_LONG = 12
const LONG = 20
/** Lines of a rhyme that a new line is compared with. */
const COMPARED = 6
const MOST_RANKED = 30

interface Partial {
  readonly worth: number
  readonly scheme: Scheme
  readonly memory: Memory
  /** The lines of each rhyme, in the order of the rhymes. */
  readonly rhymes: readonly (readonly number[])[]
}

/** A partial scheme with one more line, not yet written down. */
interface Step {
  readonly from: Partial
  /** The rhyme that the line joins or opens. */
  readonly number: number
  readonly step: number
  readonly worth: number
}

/** What a line adds that joins a rhyme: the mean of its ties, for they are not independent. */
function joining(ties: Ties, lines: readonly number[], line: number): number {
  const from = Math.max(0, lines.length - COMPARED)
  let sum = 0
  for (let at = from; at < lines.length; at += 1) sum += ties(lines[at] ?? 0, line)
  return sum / (lines.length - from)
}

function* stepsFrom(
  from: Partial,
  line: number,
  length: number,
  ties: Ties,
  model: SchemeModel,
): Generator<Step> {
  const chances = model.next(from.memory, line, length)
  yield { from, number: from.rhymes.length, step: 0, worth: from.worth + (chances[0] ?? 0) }
  for (const [number, lines] of from.rhymes.entries()) {
    const step = Math.min(MOST_BACK, line - (lines.at(-1) ?? 0))
    yield { from, number, step, worth: from.worth + (chances[step] ?? 0) + joining(ties, lines, line) }
  }
}

const taken = ({ from, number, step, worth }: Step, line: number): Partial => ({
  worth,
  scheme: [...from.scheme, number],
  memory: remember(from.memory, step),
  rhymes:
    step === 0 ? [...from.rhymes, [line]] : from.rhymes.with(number, [...(from.rhymes[number] ?? []), line]),
})

function readLineByLine(length: number, ties: Ties, model: SchemeModel): readonly Scheme[] {
  let kept: readonly Partial[] = [{ worth: 0, scheme: [], memory: NOTHING_SAID, rhymes: [] }]
  for (let line = 0; line < length; line += 1) {
    const steps = kept.flatMap((partial) => [...stepsFrom(partial, line, length, ties, model)])
    steps.sort((a, b) => b.worth - a.worth)
    kept = steps.slice(0, length > LONG ? WIDTH_LONG : WIDTH).map((step) => taken(step, line))
  }
  return kept.map(({ scheme }) => scheme)
}

function tiesOf(scheme: Scheme, ties: Ties): number {
  const rhymes = new Map<number, number[]>()
  let worth = 0
  scheme.forEach((number, line) => {
    const lines = rhymes.get(number)
    if (lines === undefined) rhymes.set(number, [line])
    else {
      worth += joining(ties, lines, line)
      lines.push(line)
    }
  })
  return worth
}

/**
 * The likeliest schemes of a stanza, best first: those that its sounds suggest line by line (a beam search) and those
 * that stanzas of its length are known to have, each by its sounds and by the model's prior.
 */
export function bestSchemes(length: number, ties: Ties, model: SchemeModel): readonly RankedScheme[] {
  const candidates = new Map<string, Scheme>()
  for (const scheme of [...readLineByLine(length, ties, model), ...model.seen(length)])
    candidates.set(scheme.join(), scheme)
  return [...candidates.values()]
    .map((scheme) => ({ scheme, worth: model.whole(scheme) + tiesOf(scheme, ties) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_RANKED)
}
