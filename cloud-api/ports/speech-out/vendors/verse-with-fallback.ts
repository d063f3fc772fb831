import type { Fallback } from '../../maker.ts'
import type { LineOrder, LineVoice, VerseVoice } from '../line-voice.ts'
import type { Speech } from '../say-in-time.ts'
import type { VerseWatch } from './calls/watch-verse.ts'
import { VendorProblem, type VendorProblemReason } from './vendor-problem.ts'
import type { VendorVoice } from './vendor-voice.ts'

export interface FallbackOptions {
  readonly vendor: VendorVoice
  readonly system: LineVoice
  readonly watch: VerseWatch
  /** Is told once when the service is given up. */
  readonly tell: (fallback: Fallback) => void
  /** Ends whatever is being said, with its reason. */
  readonly closed: AbortSignal
  /** Is told of what should never happen; the player gets the system voice all the same. */
  readonly onBug: (error: unknown) => void
}

/** A line that the service was asked for. */
interface Asked {
  /** Ends its calls. */
  readonly controller: AbortController
  /** When it is known whether the service says it; never rejects. */
  settled: Promise<unknown>
  /** What the service said last. */
  speech: Speech | undefined
}

/**
 * The voice of one verse (VOICE-36): the service says lines until it fails at one; that one and all behind it are the
 * system's. A line is given out when all before it are settled, so that a verse changes its voice once at most.
 */
export function verseWithFallback({
  vendor,
  system,
  watch,
  tell,
  closed,
  onBug,
}: FallbackOptions): VerseVoice {
  const asked = new Map<number, Asked>()
  /** From this line on the system speaks. */
  let fallenAt = Infinity

  function fallBack(index: number, reason: VendorProblemReason): void {
    if (fallenAt === Infinity) {
      watch.failed(reason)
      tell({ ...vendor.maker, reason })
    }
    fallenAt = Math.min(fallenAt, index)
    for (const [line, { controller }] of asked) if (line > fallenAt) controller.abort(new GivenUp())
  }

  async function ask(order: LineOrder & { readonly signal: AbortSignal }, line: Asked): Promise<void> {
    const signal = AbortSignal.any([order.signal, line.controller.signal])
    try {
      const { speech, isFresh } = await vendor.say({ ...order, signal })
      line.speech = speech
      if (isFresh) watch.succeeded()
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof VendorProblem)) onBug(error)
      const reason = error instanceof VendorProblem ? error.reason : 'unusable'
      // Said before at another speed, it can still be stretched, if further than it should.
      if (line.speech === undefined) fallBack(order.index, reason)
    }
  }

  return {
    get maker() {
      return fallenAt === Infinity ? vendor.maker : system.maker
    },
    say: async (order) => {
      const { index } = order
      const signal = order.signal ? AbortSignal.any([order.signal, closed]) : closed
      signal.throwIfAborted()
      if (index >= fallenAt) return system.say(order)
      const line = asked.get(index) ?? {
        controller: new AbortController(),
        settled: Promise.resolve(),
        speech: undefined,
      }
      asked.set(index, line)
      line.settled = ask({ ...order, signal }, line)
      await line.settled
      await Promise.all([...asked].map(([before, { settled }]) => (before < index ? settled : undefined)))
      signal.throwIfAborted()
      return index >= fallenAt || line.speech === undefined ? system.say(order) : line.speech
    },
  }
}

/** A line before this one failed. */
class GivenUp extends Error {
  override readonly name = 'GivenUp'
}
