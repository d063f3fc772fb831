import type { Ms } from '#shared/std/units.ts'
import { runTurn, type RunningTurn, type TurnOutcome } from './running-turn.ts'
import type { TellStep } from './turn-step.ts'

/** How long a turn that made a round can still be taken up with all its sound. */
const KEPT: Ms = 30_000
/** Most of them kept at a time: the one that ended first goes first. */
const MOST_KEPT = 50
/** What turns get to end by themselves once the server stops. */
const GRACE: Ms = 5_000

/** Ends a turn's work because the server stops. */
export class TurnsStopped extends Error {
  override readonly name = 'TurnsStopped'
}

export type FightTurn = (tell: TellStep, signal: AbortSignal) => Promise<TurnOutcome>

/** The turns of this server: those under way, and for a moment those that have just made a round. */
export interface Turns {
  /**
   * Starts a turn, or finds the one that was started under the same name with the same verse.
   * @param name none of a turn that nobody can come back to
   */
  start(name: string | undefined, requestHash: string, fight: FightTurn): RunningTurn
  /** How many are under way, and how many have ended and can be taken up. */
  count(): { readonly running: number; readonly kept: number }
  /** The server is about to stop: what does not end by itself soon is ended. */
  stop(): void
  /** Stops and ends with the last turn. */
  close(): Promise<void>
}

export function openTurns({ kept = KEPT, grace = GRACE } = {}): Turns {
  const running = new Set<RunningTurn>()
  /** By name; those that have ended in the order they did, each until its timer drops it. */
  const known = new Map<string, { readonly turn: RunningTurn; readonly timer?: NodeJS.Timeout }>()
  const stopped = new AbortController()
  let graceTimer: NodeJS.Timeout | undefined

  const ended = (): string[] => [...known].flatMap(([name, { timer }]) => (timer === undefined ? [] : [name]))
  function forget(name: string): void {
    clearTimeout(known.get(name)?.timer)
    known.delete(name)
  }
  /** A turn that made no round is forgotten at once: who sends the verse again wants another try. */
  function settle(name: string, turn: RunningTurn, madeRound: boolean): void {
    forget(name)
    if (!madeRound || stopped.signal.aborted) return
    const timer = setTimeout(forget, kept, name).unref()
    known.set(name, { turn, timer })
    const [oldest] = ended()
    if (oldest !== undefined && ended().length > MOST_KEPT) forget(oldest)
  }
  function stop(): void {
    graceTimer ??= setTimeout(() => {
      stopped.abort(new TurnsStopped('The server stops.'))
    }, grace).unref()
  }

  return {
    start: (name, requestHash, fight) => {
      const earlier = name === undefined ? undefined : known.get(name)?.turn
      if (earlier?.requestHash === requestHash) return earlier
      const turn = runTurn(requestHash, (tell) => fight(tell, stopped.signal))
      running.add(turn)
      // One with the same name and another verse goes on without it: its turn will tell that the key is taken.
      const isNamed = name !== undefined && earlier === undefined
      if (isNamed) known.set(name, { turn })
      const end = (madeRound: boolean) => {
        running.delete(turn)
        if (isNamed) settle(name, turn, madeRound)
      }
      turn.outcome.then(
        (outcome) => {
          end(outcome.ok)
        },
        () => {
          end(false)
        },
      )
      return turn
    },
    count: () => ({ running: running.size, kept: ended().length }),
    stop,
    close: async () => {
      stop()
      await Promise.allSettled([...running].map(({ outcome }) => outcome))
      clearTimeout(graceTimer)
      for (const name of known.keys()) forget(name)
    },
  }
}
