import { z } from 'zod'
import { CHUNK_FORMATS, lineTiming, roundResult, turnNotice, verseMarks } from './battles.ts'

export { CHUNK_FORMATS, type TurnNotice } from './battles.ts'

/** How a page asks for a turn as it happens; asked for JSON, the same call answers once, at its end. */
export const TURN_EVENTS_TYPE = 'text/event-stream'

/** Header that takes a turn up again behind an event, by its number; needs the idempotency key of the first time. */
export const LAST_EVENT_ID_HEADER = 'Last-Event-ID'
export const lastEventId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const moment = z.number().min(0)
const lineIndex = z.int().min(0)

/**
 * What happens in a turn, one event each, in this order: `transcript`, `userScore`; for each line of the answer `line`,
 * later its `audio`, both in the order of the lines; `scores`; last `done` or `failed`. A `notice` may come anywhere
 * between. Times are milliseconds of the recording, whose first sample is that of the first line. Events are numbered
 * from 1 by the stream's `id`; sent again with the same idempotency key and `Last-Event-ID`, a turn goes on behind that
 * number. A verse that is refused before anything has happened is answered in JSON, as any refused call.
 */
export const turnEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transcript'), userText: z.string() }),
  z.object({ type: z.literal('userScore'), userMarks: verseMarks }),
  z.object({ type: z.literal('line'), index: lineIndex, text: z.string() }),
  /**
   * How a line sounds: a file of its own, or, where the turn is long over, nothing, and the whole recording is at the
   * round's `audioUrl`. Its first audible sample belongs at `chunkMs`. Chunks follow each other: one ends with silence,
   * 7 ms before the next begins, and nothing sounds in between.
   */
  z.object({
    type: z.literal('audio'),
    index: lineIndex,
    timing: lineTiming,
    chunk: z
      .object({ chunkMs: moment, durationMs: moment, format: z.enum(CHUNK_FORMATS), base64: z.base64() })
      .optional(),
  }),
  z.object({ type: z.literal('notice'), notice: turnNotice }),
  z.object({ type: z.literal('scores'), aiMarks: verseMarks }),
  z.object({ type: z.literal('done'), result: roundResult }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type TurnEvent = z.infer<typeof turnEvent>
