import { createLineCutter } from '#shared/domain/verse/checking/cut-lines.ts'
import type { LineFault } from '#shared/domain/verse/checking/check-line.ts'
import type { FitLine } from '#shared/domain/verse/checking/hear-line.ts'
import type { Result } from '#shared/std/result.ts'
import {
  ModelProblem,
  type CompletionRequest,
  type LanguageModel,
} from '../../ports/language-model/language-model.ts'

/** One answer of a model's as far as it has come. */
export interface Candidate {
  /** Its lines in order; undefined stands for one that may not be said. */
  readonly lines: readonly (FitLine | undefined)[]
  readonly hasEnded: boolean
  /** Why it ended before it was whole. */
  readonly problem?: ModelProblem
}

/** Several answers to the same question that come at the same time. */
export interface Candidates {
  readonly all: readonly Candidate[]
  /** How often lines could not be said, by the reason. */
  readonly faults: ReadonlyMap<LineFault, number>
  /** Resolves when any of them changes next. */
  changed(): Promise<undefined>
  /** Ends those that still come. */
  stop(): void
}

/** Lines of one answer that are looked at; models that repeat themselves never end. */
const MOST_LINES = 32

/**
 * Asks a model several times at once.
 * @param check says whether a line may be said
 */
export function startCandidates(
  model: LanguageModel,
  request: CompletionRequest,
  check: (line: string) => Result<FitLine, LineFault>,
): Candidates {
  const controller = new AbortController()
  const signal = AbortSignal.any([request.signal, controller.signal])
  const faults = new Map<LineFault, number>()
  let tell = Promise.withResolvers<undefined>()

  function announce(): void {
    const told = tell
    tell = Promise.withResolvers<undefined>()
    told.resolve(undefined)
  }

  function start(): Candidate {
    const candidate: { lines: (FitLine | undefined)[]; hasEnded: boolean; problem?: ModelProblem } = {
      lines: [],
      hasEnded: false,
    }
    const take = (lines: readonly string[]): void => {
      for (const line of lines.slice(0, MOST_LINES - candidate.lines.length)) {
        const checked = check(line)
        if (!checked.ok) faults.set(checked.refusal, (faults.get(checked.refusal) ?? 0) + 1)
        candidate.lines.push(checked.ok ? checked.value : undefined)
      }
      if (lines.length > 0) announce()
    }
    const read = async (): Promise<void> => {
      const cutter = createLineCutter()
      for await (const piece of model.complete({ ...request, signal })) {
        take(cutter.push(piece))
        if (candidate.lines.length >= MOST_LINES) return
      }
      take(cutter.end())
    }
    void read()
      .catch((error: unknown) => {
        // Whatever else it is, the other answers and the house go on without this one.
        candidate.problem = error instanceof ModelProblem ? error : new ModelProblem('cut')
      })
      .finally(() => {
        candidate.hasEnded = true
        announce()
      })
    return candidate
  }

  const all = Array.from({ length: model.candidates }, start)
  return {
    all,
    faults,
    changed: () => tell.promise,
    stop: () => {
      controller.abort()
    },
  }
}
