import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { TURN_EVENTS_TYPE, turnEvent, type TurnEvent } from '#shared/contract/http/turn-events.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { RunningTurn } from '../commands/turn/running-turn.ts'
import { presentStep, type ChunkFormat } from '../presenters/present-turn.ts'

/** A comment in between keeps proxies from taking a quiet stream for a dead one. */
const HEARTBEAT_MS = 15_000
/** Somebody who takes nothing for this long has gone without a word. */
const STALLED_MS = 60_000

export interface TurnStreamOptions {
  /** Events that the reader has already. */
  readonly after: number
  readonly format: ChunkFormat
  /** How the turn has ended: `done` or `failed`. */
  readonly end: () => Promise<TurnEvent>
  readonly heartbeatMs?: number
}

/** Answers a call with a turn as it happens. Whoever hangs up is forgotten; whoever reads slowly is waited for. */
export function streamTurn(ctx: Context, turn: RunningTurn, options: TurnStreamOptions): void {
  const left = new AbortController()
  ctx.res.once('close', () => {
    left.abort()
  })
  ctx.res.setTimeout(STALLED_MS, () => ctx.res.destroy())
  ctx.status = 200
  ctx.set({
    'Content-Type': `${TURN_EVENTS_TYPE}; charset=utf-8`,
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  ctx.body = Readable.from(turnFrames(turn, options, left.signal), { objectMode: false, highWaterMark: 1 })
}

/** The text of a turn's event stream, as it comes. @param left ends it */
export async function* turnFrames(
  turn: RunningTurn,
  { after, format, end, heartbeatMs = HEARTBEAT_MS }: TurnStreamOptions,
  left: AbortSignal,
): AsyncGenerator<string> {
  for (let count = after; ;) {
    const news = await turn.after(count, left, heartbeatMs)
    const step = turn.steps[count]
    switch (news) {
      case 'left':
        return
      case 'idle':
        yield ': still here\n\n'
        break
      case 'step':
        count += 1
        if (step !== undefined) yield frame(count, await presentStep(step, format))
        break
      case 'end':
        yield frame(turn.steps.length + 1, await end())
        return
      default:
        assertNever(news)
    }
  }
}

/** @throws ZodError for an event that the contract does not know: a bug */
const frame = (id: number, event: TurnEvent): string =>
  `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(turnEvent.parse(event))}\n\n`
