/** Undoes one step of a start. */
export interface Closable {
  close(): Promise<void>
}

/** Collects what a start opened and closes it in the opposite order; the first failure is thrown at the end. */
export class CloseStack implements Closable {
  #opened: Closable[] = []

  /** Remembers something to close and hands it back. */
  add<Opened extends Closable>(opened: Opened): Opened {
    this.#opened.push(opened)
    return opened
  }

  async close(): Promise<void> {
    const failures: unknown[] = []
    for (let next = this.#opened.pop(); next !== undefined; next = this.#opened.pop()) {
      await next.close().catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** One Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const ECHO_MS = 400

/** How soon the end of npm is noticed. */
const PARENT_CHECK_MS = 250

/**
 * Ends with the first wish to stop: Ctrl-C, a signal, or the end of the process that started us. A second wish ends
 * the process at once.
 */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const ask = (): void => {
      const now = performance.now()
      if (askedAt !== undefined && now - askedAt > ECHO_MS) process.exit(130)
      askedAt ??= now
      resolve()
    }
    for (const signal of STOP_SIGNALS) process.on(signal, ask)
    process.once('disconnect', () => {
      resolve()
    })
    whenNpmEnds(resolve)
  })
}

/**
 * npm runs us in a shell, and passes a signal on to the shell alone, which dies of it and leaves us behind.
 * Without npm there is nothing to watch: a server may well outlive the shell that started it.
 */
function whenNpmEnds(then: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_CHECK_MS)
  timer.unref()
}
