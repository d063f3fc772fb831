import type { TurnEvent } from '#shared/contract/http/turn-events.ts'

/** What a turn's stream carries: an event, anything else as it stands, or a line that breaks. */
export type Streamed = TurnEvent | string | Error

/** An event as it stands in a stream, under its number. */
const eventText = (id: number, event: TurnEvent): string =>
  `id: ${String(id)}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** An event stream: events are numbered on from `firstId`; it ends after the last thing unless that is an error. */
export function turnStream(things: readonly Streamed[], firstId = 1): Response {
  const { response, send } = openTurnStream(firstId)
  for (const thing of things) send(thing)
  if (!(things.at(-1) instanceof Error)) send(undefined)
  return response
}

/** An event stream that goes on when the test says so; `undefined` ends it. What was sent is read before a break. */
export function openTurnStream(firstId = 1): {
  readonly response: Response
  readonly send: (thing: Streamed | undefined) => void
} {
  let id = firstId
  const sent: (Streamed | undefined)[] = []
  let wake = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      while (sent.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const thing = sent.shift()
      if (thing === undefined) controller.close()
      else if (thing instanceof Error) controller.error(thing)
      else {
        const text = typeof thing === 'string' ? thing : eventText(id++, thing)
        controller.enqueue(new TextEncoder().encode(text))
      }
    },
  })
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
    send: (thing) => {
      sent.push(thing)
      wake()
    },
  }
}
