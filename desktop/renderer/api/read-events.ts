import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Ms } from '#shared/std/units.ts'

/** A server says something at least every 15 s, if only that it is there: three times that is a dead line. */
const SILENCE_MS: Ms = 45_000
/** Most characters of one event: a line of the voice as WAV has about a megabyte. */
const LONGEST_EVENT = 8 * 1024 * 1024

/**
 * Reads an event stream until it ends, falls silent or has said enough. Never throws but for a line that breaks.
 * @param onEvent takes each event; true says that no more is wanted
 */
export async function readEvents(
  response: Response,
  onEvent: (event: EventSourceMessage) => boolean,
): Promise<void> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  let enough = false
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: (event) => {
      enough ||= onEvent(event)
    },
  })
  const decoder = new TextDecoder()
  try {
    while (!enough) {
      const { done, value } = await inTime(reader)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    // Whether it has an end of its own or not: nothing more is read. A line that broke has nothing to cancel.
    reader.cancel().catch(() => undefined)
  }
}

/** The next bytes; a line that is silent for too long has ended. */
async function inTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), SILENCE_MS)
  try {
    return await reader.read()
  } finally {
    clearTimeout(timer)
  }
}
