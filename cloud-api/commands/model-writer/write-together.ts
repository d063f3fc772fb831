import type { FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import { makeCouplet, speakToPlayer } from '#shared/domain/verse/checking/couplets.ts'
import { houseMates, type HouseLines } from '#shared/domain/verse/checking/house-mates.ts'
import type { Ms } from '#shared/std/units.ts'
import type { Candidate } from './candidates.ts'
import { mayFollow } from './couplets-of.ts'
import { matesFor, mendedOptions, modelOptions, type Option, type Sources } from './next-couplet.ts'
import type { Session } from './session.ts'

/** How long the house waits for the model. */
export interface Patience {
  /** Without a line for so long the house takes over (OPP-64). */
  readonly firstLine: Ms
  /** Without the next couplet for so long the house goes on: a bar lasts about as long. */
  readonly next: Ms
  /** How long the other answers are waited for when one has its couplet. */
  readonly others: Ms
}

export const PATIENCE: Patience = { firstLine: 2500, next: 2000, others: 250 }

/** How the writing went. */
export interface Outcome {
  /** Lines of the answer that the model wrote. */
  readonly lines: number
  /** Why the model is given up before the verse is whole. */
  readonly problem?: GivenUp
}

export interface GivenUp {
  /** A ModelProblemReason; `timeout`; or `unfit` where nothing that it wrote could be said. */
  readonly reason: string
  /** Whether that tells something of the service, and not of what was asked. */
  readonly isService: boolean
  readonly retryAfter?: Ms
}

/** Reasons that come of what was asked, which players can bring about. */
const OF_THE_VERSE = new Set(['refused', 'length', 'unfit'])

/** Writes the couplets of an answer as far as the model carries; yields each line as soon as it will not change. */
export async function* writeTogether(
  session: Session,
  houseLines: HouseLines,
  { firstLine, next, others }: Patience,
): AsyncGenerator<string, Outcome, void> {
  const { brief, candidates, said } = session
  const sources: Sources = {
    candidates: candidates.all,
    said,
    matesOf: (line) => houseMates(houseLines, line, brief.profanityFilter, session.saidBefore),
  }
  // A beginner's whole verse is held to what a beginner says, its first line too (OPP-32).
  const isWeighed = brief.difficulty === 'easy'
  let lines = 0
  const openingBy = (limit: Ms) =>
    session.until(
      () => (isWeighed ? undefined : openerOf(sources)) ?? someOf(modelOptions(sources)),
      session.openedAt + limit - performance.now(),
    )
  let opening = await openingBy(firstLine / 2)
  if (opening === undefined) {
    // The house may well be wanted: its verse shall be there when the wait is over.
    session.house.prepare().catch(() => undefined)
    opening = await openingBy(firstLine)
  }
  if (opening !== undefined && 'line' in opening) {
    yield* session.say([opening.line], opening.from)
    const mate = await mateOf(session, sources, opening, next)
    yield* session.say(mate.lines)
    lines += mate.by === 'model' ? 2 : 1
  }
  let patience = opening === undefined ? 0 : next
  while (said.length + 1 < brief.bars) {
    const { option, isLate } = await nextOption(session, sources, patience, others)
    if (option === undefined) return { lines, problem: givenUp(candidates.all) }
    if (isLate) patience = 0
    yield* session.say(option.lines, option.from)
    lines += { model: 2, both: 1, house: 0 }[option.by]
  }
  const hasBroken = lines * 2 < brief.bars && candidates.all.every(({ problem }) => problem !== undefined)
  return { lines, ...(hasBroken && { problem: givenUp(candidates.all) }) }
}

interface Opener {
  readonly line: FitLine
  readonly from: Candidate
}

/** The first line of an answer, if it is aimed at the player and the house has a line that rhymes with it should the model have none. */
function openerOf({ candidates, said, matesOf }: Sources): Opener | undefined {
  for (const from of candidates) {
    const [line] = from.lines
    if (line === undefined || !speakToPlayer([line])) continue
    if (matesFor(line, said, matesOf).length > 0) return { line, from }
  }
  return undefined
}

/** The line that makes a couplet of the first one: the model's own next, else the best of all that rhyme. */
async function mateOf(
  session: Session,
  sources: Sources,
  { line, from }: Opener,
  patience: Ms,
): Promise<Option> {
  // The house's part is wanted soon, and once the line is out there is time to compose it.
  await session.house.prepare()
  await session.until(() => (from.lines.length > 1 ? true : undefined), patience)
  const fits = (mate: FitLine | undefined): mate is FitLine =>
    mate !== undefined && makeCouplet(line, mate) && mayFollow(mate, session.said)
  const optionOf = (by: Option['by']) => (mate: FitLine) => ({ lines: [mate], by })
  const own = from.lines[1]
  if (fits(own)) return optionOf('model')(own)
  const option = session.choose([
    ...sources.candidates.flatMap(({ lines }) => lines.filter(fits)).map(optionOf('model')),
    ...matesFor(line, [], sources.matesOf).map(optionOf('both')),
  ])
  if (option === undefined) throw new Error('An opening line was said that nothing rhymes with')
  return option
}

const someOf = (options: readonly Option[]): readonly Option[] | undefined =>
  options.length > 0 ? options : undefined

interface Next {
  /** Absent where the model has nothing. */
  readonly option?: Option | undefined
  /** Whether it did not come in time. */
  readonly isLate: boolean
}

/** The couplet that comes next: the model's, or the house's where that is much nearer to what the difficulty wants. */
async function nextOption(
  session: Session,
  sources: Sources,
  patience: Ms,
  patienceForOthers: Ms,
): Promise<Next> {
  const first = await session.until(() => someOf(modelOptions(sources)), patience)
  if (first !== undefined) {
    await session.until(() => {
      const have = new Set(modelOptions(sources).map(({ from }) => from))
      return sources.candidates.every((one) => one.hasEnded || have.has(one)) ? true : undefined
    }, patienceForOthers)
  }
  const isLate = first === undefined
  const whole = modelOptions(sources)
  const models = someOf(whole) ?? mendedOptions(sources)
  if (models.length === 0) return { isLate }
  await session.house.prepare()
  const houses = session.house.couplets(sources.said).slice(0, 1)
  const option = session.choose([...models, ...houses.map((lines) => ({ lines, by: 'house' as const }))])
  // The house does not go on choosing against lines that only wait to be mended.
  return whole.length === 0 && option?.by === 'house' ? { isLate } : { isLate, option }
}

function givenUp(candidates: readonly Candidate[]): GivenUp {
  if (candidates.some(({ hasEnded }) => !hasEnded)) return { reason: 'timeout', isService: true }
  const problem = candidates.map((one) => one.problem).find((one) => one !== undefined)
  const reason = problem?.reason ?? 'unfit'
  return {
    reason,
    isService: !OF_THE_VERSE.has(reason),
    ...(problem?.retryAfter !== undefined && { retryAfter: problem.retryAfter }),
  }
}
