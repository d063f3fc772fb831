import { parentPort, threadId } from 'node:worker_threads'

/** What the pool's tests have threads do. */
export type OddTask =
  | { readonly do: 'answer'; readonly value: number; readonly after?: number }
  | { readonly do: 'throw' }
  | { readonly do: 'exit' }
  | { readonly do: 'hang' }
  /** Dies, except in a thread that is told so by the shared counter: the counter goes down with each try. */
  | { readonly do: 'die-while-positive'; readonly counter: Int32Array<SharedArrayBuffer> }

export interface OddAnswer {
  readonly value: number
  readonly thread: number
}

function perform(task: OddTask): void {
  const answer = (value: number) => parentPort?.postMessage({ value, thread: threadId } satisfies OddAnswer)
  switch (task.do) {
    case 'answer':
      if (task.after === undefined) answer(task.value)
      else setTimeout(() => answer(task.value), task.after)
      return
    case 'throw':
      throw new Error('as asked')
    case 'exit':
      process.exit(3)
      return
    case 'hang':
      return
    case 'die-while-positive':
      if (Atomics.sub(task.counter, 0, 1) > 0) throw new Error('as asked')
      answer(7)
  }
}

parentPort?.on('message', perform)
