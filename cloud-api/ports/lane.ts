/** Lets so much work be done at a time, the most urgent first. */
export interface Lane {
  /**
   * Does some work as soon as there is room.
   * @param rank lower goes first; of the same rank who came first
   * @throws the signal's reason when it is aborted while waiting; or what the work throws
   */
  run<Value>(rank: number, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>
}

interface Waiting {
  readonly rank: number
  readonly go: () => void
}

/** @param width how much work at a time */
export function openLane(width: number): Lane {
  const queue: Waiting[] = []
  let running = 0

  function next(): void {
    if (running >= width) return
    const first = queue.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || one.rank < best.rank ? one : best),
      undefined,
    )
    if (first === undefined) return
    queue.splice(queue.indexOf(first), 1)
    running += 1
    first.go()
  }

  const turn = (rank: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const leave = () => {
        queue.splice(queue.indexOf(one), 1)
        reject(signal.reason as Error)
      }
      const one: Waiting = {
        rank,
        go: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.push(one)
      next()
    })

  return {
    run: async (rank, signal, work) => {
      await turn(rank, signal)
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    },
  }
}
