import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearPlace } from '#shared/domain/scoring/score-verse.ts'
import { checkLine, groundOf } from '#shared/domain/verse/checking/check-line.ts'
import type { FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import { writePrompt } from '#shared/domain/verse/prompting/write-prompt.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import type { Ms } from '#shared/std/units.ts'
import type { LanguageModel } from '../../ports/language-model/language-model.ts'
import { startCandidates, type Candidate, type Candidates } from './candidates.ts'
import { createChooser } from './choose-couplet.ts'
import { createHousePart, type HousePart } from './house-part.ts'
import type { Option } from './next-couplet.ts'
import { waitFor } from './wait-for.ts'

/** One answer while it is written. */
export interface Session {
  /** On the clock of `performance`. */
  readonly openedAt: Ms
  readonly brief: VerseBrief
  readonly candidates: Candidates
  readonly house: HousePart
  /** Lines that were said, in order. */
  readonly said: readonly FitLine[]
  /** Keys of lines that were said before. */
  readonly saidBefore: ReadonlySet<string>
  /** Says lines. */
  say(lines: readonly FitLine[], from?: Candidate): Generator<string, void>
  /** The best of the couplets for this place. */
  choose(options: readonly Option[]): Option | undefined
  /**
   * Waits until something is found in what the model has written.
   * @returns undefined where it is not found in time, or the model has ended without it
   */
  until<Found>(find: () => Found | undefined, limit: Ms): Promise<Found | undefined>
  /** Says what is missing, all of it the house's; nothing where nothing is. */
  finish(): Generator<string, void>
  /** Ends all calls. */
  close(): void
}

/** Tokens that a line may take, and what may stand around the verse. */
const TOKENS_OF_LINE = 28
const TOKENS_AROUND = 60

/** Asks the model for an answer. Whoever opens closes. */
export function openSession({
  ear,
  model,
  brief,
  signal,
}: {
  readonly ear: Pronouncer
  readonly model: LanguageModel
  readonly brief: VerseBrief
  readonly signal: AbortSignal
}): Session {
  const openedAt = performance.now()
  const { system, user } = writePrompt(ear, brief)
  const ground = groundOf(brief, [system])
  const candidates = startCandidates(
    model,
    {
      system,
      messages: [{ role: 'user', content: user }],
      mostTokens: brief.bars * TOKENS_OF_LINE + TOKENS_AROUND,
      signal,
    },
    (line) => checkLine(ear, line, ground),
  )
  const house = createHousePart(ear, brief)
  const place = hearPlace(ear, { answering: brief.userVerse, earlier: brief.usedLines })
  const chooser = createChooser(ear, brief, place, house)
  const said: FitLine[] = []
  let before: Candidate | undefined

  function* say(lines: readonly FitLine[], from?: Candidate): Generator<string, void> {
    before = from ?? before
    for (const line of lines) {
      said.push(line)
      yield line.text
    }
  }

  const choose = (options: readonly Option[]): Option | undefined => chooser(options, { said, from: before })

  function* finish(): Generator<string, void> {
    while (said.length + 1 < brief.bars) {
      const pair = house.couplets(said)[0]
      if (pair === undefined) return
      yield* say(pair)
    }
    if (said.length < brief.bars) yield* say(house.closer())
  }

  return {
    openedAt,
    brief,
    candidates,
    house,
    said,
    saidBefore: ground.said,
    say,
    choose,
    until: async (find, limit) => {
      const end = performance.now() + limit
      for (;;) {
        const change = candidates.changed()
        const found = find()
        if (found !== undefined || candidates.all.every(({ hasEnded }) => hasEnded)) return found
        if (!(await waitFor(change, end - performance.now(), signal))) return undefined
      }
    },
    finish,
    close: () => {
      candidates.stop()
    },
  }
}
