import { MAX_LINES } from './speech-out.ts'

/** The lines of a verse as far as it is written, each with what was made of it. */
export interface FollowedLines<Made> {
  /** Whether it is known that there is such a line, or none. */
  isKnown(index: number): boolean
  /** What was made of a line, once it is written; undefined where the verse ends before it. */
  made(index: number): Promise<Made | undefined>
}

/**
 * Takes in the lines of a verse as they are written and has something made of each at once.
 * @param onTrouble is told what the source threw, what making a line threw, or RangeError for a verse of no line or too
 * many; whoever waits for a line then may wait for good
 */
export function followLines<Line, Made>(
  source: readonly Line[] | AsyncIterable<Line>,
  make: (line: Line, index: number) => Promise<Made>,
  onTrouble: (error: unknown) => void,
): FollowedLines<Made> & Disposable {
  const lines: Promise<Made>[] = []
  let hasEnded = false
  let news = Promise.withResolvers<undefined>()

  function take(line: Line): void {
    if (lines.length === MAX_LINES) throw new RangeError(`A verse has at most ${MAX_LINES} lines.`)
    const made = make(line, lines.length)
    made.catch(onTrouble)
    lines.push(made)
    tell()
  }
  function end(): void {
    if (lines.length === 0) throw new RangeError('A verse has at least one line.')
    hasEnded = true
    tell()
  }
  function tell(): void {
    news.resolve(undefined)
    news = Promise.withResolvers()
  }

  const leave = Symbol.iterator in source ? takeAll(source) : takeFrom(source)
  function takeAll(written: readonly Line[]) {
    for (const line of written) take(line)
    end()
    return () => undefined
  }
  function takeFrom(writing: AsyncIterable<Line>) {
    const iterator = writing[Symbol.asyncIterator]()
    const read = async () => {
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        take(next.value)
      end()
    }
    read().catch(onTrouble)
    return () => void iterator.return?.()?.catch(() => undefined)
  }

  return {
    isKnown: (index) => hasEnded || index < lines.length,
    made: async (index) => {
      while (index >= lines.length && !hasEnded) await news.promise
      return lines[index]
    },
    [Symbol.dispose]: leave,
  }
}
