import { E_TIMEOUT, Mutex, withTimeout, type MutexInterface } from 'async-mutex'
import { ok, refuse, type Result } from '#shared/std/result.ts'

/** Lets the submissions of one battle happen one after another, in the order they came. */
export interface BattleQueue {
  /** Does the work when it is its turn; one that waited too long is refused and was never begun. */
  run<Value>(battleId: string, work: () => Promise<Value>): Promise<Result<Value, 'round_in_progress'>>
}

interface Line {
  readonly mutex: MutexInterface
  /** How many work or wait; the line is forgotten with the last. */
  length: number
}

/** A queue within this process; docs/decisions says what holds several processes apart. */
export function createBattleQueue(waitMs: number): BattleQueue {
  const lines = new Map<string, Line>()
  return {
    run: async (battleId, work) => {
      const line = lines.get(battleId) ?? { mutex: withTimeout(new Mutex(), waitMs), length: 0 }
      lines.set(battleId, line)
      line.length += 1
      try {
        const release = await line.mutex.acquire()
        try {
          return ok(await work())
        } finally {
          release()
        }
      } catch (error) {
        if (error === E_TIMEOUT) return refuse('round_in_progress')
        throw error
      } finally {
        line.length -= 1
        if (line.length === 0) lines.delete(battleId)
      }
    },
  }
}
