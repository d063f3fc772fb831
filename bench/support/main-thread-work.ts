import { z } from 'zod'
import type { Ms } from '#shared/std/units.ts'

/** What of Chromium's traces to record for `workPerFrame`. */
export const FRAME_CATEGORIES = ['cc']

/** A frame on a page's main thread: its scripts, styles, layout and painting, up to the hand-over to the compositor. */
const FRAME = 'ProxyMain::BeginMainFrame'

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      /** Processor time, in microseconds. */
      tdur: z.number().optional(),
    }),
  ),
})

/**
 * Processor time that a page's main thread spends on each frame, whatever else the machine does meanwhile.
 * @param recorded a trace of one page, as JSON
 */
export const workPerFrame = (recorded: string): readonly Ms[] =>
  trace
    .parse(JSON.parse(recorded))
    .traceEvents.flatMap(({ name, tdur }) => (name === FRAME && tdur !== undefined ? [tdur / 1000] : []))
