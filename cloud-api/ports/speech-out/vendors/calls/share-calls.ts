/** Work that is under way, by its name. */
export interface SharedCalls<Value> {
  /**
   * Does some work, or waits for the same work that is under way. It is ended when the last one waiting gives up.
   * @throws the signal's reason, at once; or what the work throws
   */
  run(key: string, work: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal): Promise<Value>
}

interface Call<Value> {
  readonly outcome: Promise<Value>
  readonly controller: AbortController
  waiting: number
}

/** Does the same work once for all who ask for it at the same time. */
export function shareCalls<Value>(): SharedCalls<Value> {
  const calls = new Map<string, Call<Value>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<Value>): Call<Value> {
    const controller = new AbortController()
    const outcome = work(controller.signal)
    const call: Call<Value> = { outcome, controller, waiting: 0 }
    calls.set(key, call)
    const end = () => {
      if (calls.get(key) === call) calls.delete(key)
    }
    outcome.then(end, end)
    return call
  }

  return {
    run: (key, work, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const call = calls.get(key) ?? start(key, work)
        call.waiting += 1
        const leave = () => {
          call.waiting -= 1
          reject(signal.reason as Error)
          if (call.waiting > 0) return
          if (calls.get(key) === call) calls.delete(key)
          call.controller.abort(signal.reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        call.outcome.then(resolve, reject).finally(() => {
          signal.removeEventListener('abort', leave)
        })
      }),
  }
}
