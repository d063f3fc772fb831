import type { Result } from '#shared/std/result.ts'
import type { Ms } from '#shared/std/units.ts'
import type { RoundRecord } from '../../models/round-record.ts'
import type { Timings } from './answer-verse.ts'
import type { TellStep, TurnRefusal, TurnStep } from './turn-step.ts'

/** A round that has been saved; a stored one comes without timings. */
export interface SubmittedRound {
  readonly round: RoundRecord
  readonly timings?: Timings
}

export type TurnOutcome = Result<SubmittedRound, TurnRefusal>

/** What somebody who follows a turn meets next: a step, the turn's end, nothing for a while, or they have left. */
export type TurnNews = 'step' | 'end' | 'idle' | 'left'

/** A turn that goes on whoever looks on, and all that has happened in it. */
export interface RunningTurn {
  /** What the verse hashes to. */
  readonly requestHash: string
  /** So far, in order. */
  readonly steps: readonly TurnStep[]
  /** Its end; rejects with a bug. */
  readonly outcome: Promise<TurnOutcome>
  /** Ends with the first step, or with the turn where it has none. */
  readonly begun: Promise<void>
  /**
   * Waits for what comes behind so many steps. Nothing is held for those who follow: each asks at their own pace.
   * @param signal they leave
   * @param patience until `idle`
   */
  after(steps: number, signal: AbortSignal, patience: Ms): Promise<TurnNews>
}

/** Starts a turn. */
export function runTurn(requestHash: string, fight: (tell: TellStep) => Promise<TurnOutcome>): RunningTurn {
  const steps: TurnStep[] = []
  const waiting = new Set<() => void>()
  let hasEnded = false
  const begun = Promise.withResolvers<undefined>()

  function wake(): void {
    begun.resolve(undefined)
    for (const one of waiting) one()
  }
  const outcome = fight((step) => {
    steps.push(step)
    wake()
  }).finally(() => {
    hasEnded = true
    wake()
  })
  // A bug is for those who wait for the outcome.
  outcome.catch(() => undefined)

  const stateAfter = (count: number) => (count < steps.length ? 'step' : hasEnded ? 'end' : undefined)
  return {
    requestHash,
    steps,
    outcome,
    begun: begun.promise,
    after: async (count, signal, patience) => {
      const known = signal.aborted ? 'left' : stateAfter(count)
      if (known !== undefined) return known
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          signal.removeEventListener('abort', go)
          resolve()
        }
        const timer = setTimeout(go, patience)
        waiting.add(go)
        signal.addEventListener('abort', go)
      })
      return signal.aborted ? 'left' : (stateAfter(count) ?? 'idle')
    },
  }
}
