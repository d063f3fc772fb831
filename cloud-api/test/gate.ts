/** Holds whoever passes until it is opened. */
export function openGate() {
  let release: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  let waiting = 0
  return {
    pass: () => {
      waiting += 1
      return opened
    },
    open: () => {
      release()
    },
    /** Ends once so many wait. */
    waiting: async (count: number) => {
      while (waiting < count) await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}
