import { z } from 'zod'
import { lineTiming, roundResult, verseMarks } from './battles.ts'

/** How a page asks for a turn as it happens; asked for JSON, the same call answers once, at its end. */
export const TURN_EVENTS_TYPE = 'text/event-stream'

/** Containers that a line of the voice may come in; a page names in the query the one it can decode. */
export const CHUNK_FORMATS = ['webm', 'mp4', 'wav'] as const
export const turnQuery = z.object({ audio: z.enum(CHUNK_FORMATS).default('webm') })

const moment = z.number().min(0)
const lineIndex = z.int().min(0)

/** Something that a player should know of how an answer was made, and that does not end the round. */
export const turnNotice = z.object({
  code: z.enum(['writer_fell_back', 'voice_fell_back']),
  message: z.string(),
})
export type TurnNotice = z.infer<typeof turnNotice>

/**
 * What happens in a turn, one event each, in this order: `transcript`, `userScore`; for each line of the answer `line`,
 * later its `audio`; `scores`; last `done` or `failed`. A `notice` may come anywhere between. Times are milliseconds of
 * the recording, whose first sample is that of the first line. Events are numbered from 1 by the stream's `id`; sent
 * again with the same idempotency key and `Last-Event-ID`, a turn goes on behind that number.
 */
export const turnEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transcript'), userText: z.string() }),
  z.object({ type: z.literal('userScore'), userMarks: verseMarks }),
  z.object({ type: z.literal('line'), index: lineIndex, text: z.string() }),
  /**
   * How a line sounds: a file of its own, or, where the turn is long over, nothing, and the whole recording is at the
   * round's `audioUrl`. Its first audible sample belongs at `chunkMs`; chunks follow each other without a gap.
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
