/** Things on their way from those who have them to the one who takes them, in order. */
export interface Mailbox<Item> extends AsyncIterable<Item> {
  readonly push: (item: Item) => void
  /** No more come: whoever takes has the rest and then the end. */
  readonly close: () => void
}

/** A mailbox with one taker. */
export function createMailbox<Item>(): Mailbox<Item> {
  const waiting: Item[] = []
  let closed = false
  let wake = (): void => undefined
  return {
    push: (item) => {
      if (closed) return
      waiting.push(item)
      wake()
    },
    close: () => {
      closed = true
      wake()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) yield item
        if (closed) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
