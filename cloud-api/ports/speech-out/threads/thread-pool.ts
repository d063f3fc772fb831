import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Ms } from '#shared/std/units.ts'

export interface TaskOrder {
  readonly rank?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Threads that all do the same work, started when there is some and let go when there is none. */
export interface ThreadPool<Task, Answer> {
  /**
   * Has a thread do a task: those of a lower rank first, equals in the order they came. A thread that dies over it is
   * replaced and the task given to another, once.
   * @throws the signal's reason once it is aborted; PoolClosed; or what killed the second thread.
   */
  run(task: Task, order?: TaskOrder): Promise<Answer>
  /** Whether it has no thread: the next task would have to start one. */
  isAsleep(): boolean
  /** Threads that it starts as soon as a task waits. */
  readonly calmThreads: number
  /** Ends all threads. What is not done yet is rejected with PoolClosed. */
  close(): Promise<void>
}

export interface ThreadPoolOptions {
  /** What a thread runs: it answers each message with one message, in order, and dies of what it cannot do. */
  readonly file: URL
  /** What each thread is started with, as its workerData. */
  readonly data: unknown
  /** Most threads at a time. */
  readonly threads: number
  /** Threads that are started as soon as a task waits; more only when tasks pile up. */
  readonly calmThreads: number
  /** How long a thread waits for the next task before it is let go, with all its memory. */
  readonly idleAfter: Ms
  /** How long a task may take before its thread counts as dead. */
  readonly patience: Ms
}

/** The pool was closed before the task was done. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed'
}

const MAX_ATTEMPTS = 2
/** Waiting tasks for each thread that make one thread more worth its start and its memory. */
const PILE = 2

interface Job<Task, Answer> {
  readonly task: Task
  readonly rank: number
  attempts: number
  readonly settle: (outcome: { readonly answer: Answer } | { readonly error: unknown }) => void
  isSettled: boolean
}

interface Thread<Task, Answer> {
  readonly worker: Worker
  job: Job<Task, Answer> | undefined
  /** Ends the thread when its task takes too long, or no task comes. */
  timer: NodeJS.Timeout | undefined
}

/** Opens a pool without a thread: the first task starts the first one. */
export function openThreadPool<Task, Answer>(options: ThreadPoolOptions): ThreadPool<Task, Answer> {
  const queue: Job<Task, Answer>[] = []
  const threads = new Set<Thread<Task, Answer>>()
  let isClosed = false

  function assign(): void {
    while (queue.length > 0 && !isClosed) {
      // The one that rested last is the warmest, and lets the others rest on until they are let go.
      const idle = [...threads].findLast(({ job }) => job === undefined)
      const thread = idle ?? (isShortOfThreads() ? start() : undefined)
      const job = thread && queue.shift()
      if (job === undefined || thread === undefined) return
      begin(thread, job)
    }
  }

  function isShortOfThreads(): boolean {
    if (threads.size < Math.min(options.calmThreads, options.threads)) return true
    return threads.size < options.threads && queue.length > PILE * threads.size
  }

  function start(): Thread<Task, Answer> {
    const worker = new Worker(options.file, { workerData: options.data, env: threadEnvironment() })
    const thread: Thread<Task, Answer> = { worker, job: undefined, timer: undefined }
    worker.on('message', (answer: Answer) => {
      thread.job?.settle({ answer })
      rest(thread)
    })
    worker.on('error', (error) => {
      bury(thread, error)
    })
    worker.on('exit', (code) => {
      bury(thread, new Error(`The thread ended with code ${code}.`))
    })
    threads.add(thread)
    return thread
  }

  function begin(thread: Thread<Task, Answer>, job: Job<Task, Answer>): void {
    clearTimeout(thread.timer)
    thread.job = job
    job.attempts += 1
    thread.worker.ref()
    thread.worker.postMessage(job.task)
    thread.timer = setTimeout(() => {
      bury(thread, new Error(`The thread took longer than ${options.patience} ms.`))
    }, options.patience)
  }

  function rest(thread: Thread<Task, Answer>): void {
    clearTimeout(thread.timer)
    thread.job = undefined
    // Whoever waits for an answer keeps the process alive; a resting thread does not.
    thread.worker.unref()
    thread.timer = setTimeout(() => {
      end(thread)
    }, options.idleAfter).unref()
    threads.delete(thread)
    threads.add(thread)
    assign()
  }

  /** Gives up a thread that is dead or as good as dead, and its task to another one. */
  function bury(thread: Thread<Task, Answer>, error: Error): void {
    if (!threads.has(thread)) return
    end(thread)
    const { job } = thread
    if (job === undefined || job.isSettled) return assign()
    if (job.attempts < MAX_ATTEMPTS) queue.unshift(job)
    else job.settle({ error })
    assign()
  }

  function end(thread: Thread<Task, Answer>): void {
    clearTimeout(thread.timer)
    threads.delete(thread)
    void thread.worker.terminate()
  }

  return {
    calmThreads: Math.min(options.calmThreads, options.threads),
    isAsleep: () => threads.size === 0,
    run: (task, { rank = 0, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new PoolClosed('The pool is closed.')
        signal?.throwIfAborted()
        const job: Job<Task, Answer> = {
          task,
          rank,
          attempts: 0,
          isSettled: false,
          settle: (outcome) => {
            if (job.isSettled) return
            job.isSettled = true
            signal?.removeEventListener('abort', abort)
            if ('answer' in outcome) resolve(outcome.answer)
            else reject(outcome.error as Error)
          },
        }
        // A task that is being done is done to its end, since a new thread costs more than the rest of a task.
        const abort = () => {
          const place = queue.indexOf(job)
          if (place >= 0) queue.splice(place, 1)
          job.settle({ error: signal?.reason })
        }
        signal?.addEventListener('abort', abort)
        const place = queue.findIndex((other) => other.rank > rank)
        queue.splice(place < 0 ? queue.length : place, 0, job)
        assign()
      }),

    close: async () => {
      isClosed = true
      const closed = new PoolClosed('The pool was closed.')
      for (const job of queue.splice(0)) job.settle({ error: closed })
      const ended = [...threads].map(async (thread) => {
        clearTimeout(thread.timer)
        threads.delete(thread)
        thread.job?.settle({ error: closed })
        await thread.worker.terminate()
      })
      await Promise.all(ended)
    },
  }
}

/**
 * A thread shares its process's cache of compiled code only when it is told so: without it, it starts 30 ms later. Told of
 * `node --watch`, it would tell its imports among its answers.
 */
function threadEnvironment(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env
  const folder = getCompileCacheDir()
  return folder === undefined ? environment : { ...environment, NODE_COMPILE_CACHE: folder }
}
