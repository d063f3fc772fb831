import { turnEvent, type TurnEvent } from '#shared/contract/http/turn-events.ts'
import type { Browser } from './browser.ts'
import { submitVerse, type Submission } from './play.ts'

/** An event of a turn with its number. */
export interface NumberedEvent {
  readonly id: number
  readonly event: TurnEvent
}

/** Submits a verse and asks for its turn as it happens. */
export function askForTurn(
  browser: Browser,
  battleId: string,
  verse: string,
  { lastEventId, headers, ...submission }: Submission & { readonly lastEventId?: string } = {},
): Promise<Response> {
  return submitVerse(browser, battleId, verse, {
    ...submission,
    headers: {
      Accept: 'text/event-stream, application/json;q=0.5',
      ...headers,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
  })
}

/** The events of a turn as they come; ends with the stream. */
export async function* eventsOf(response: Response): AsyncGenerator<NumberedEvent, undefined> {
  if (response.headers.get('Content-Type') !== 'text/event-stream; charset=utf-8')
    throw new Error(`No stream: ${response.status} ${await response.text()}`)
  let text = ''
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += Buffer.from(part).toString('latin1')
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) if (!frame.startsWith(':')) yield readFrame(frame)
  }
  if (text !== '') throw new Error(`Half an event: ${text}`)
}

function readFrame(frame: string): NumberedEvent {
  const [, id, type, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.+)$/.exec(frame) ?? []
  const event = turnEvent.parse(JSON.parse(Buffer.from(data ?? '', 'latin1').toString('utf8')))
  if (event.type !== type) throw new Error(`An event "${type}" of type "${event.type}"`)
  return { id: Number(id), event }
}

/** All that is still to come. */
export async function allOf(events: AsyncIterable<NumberedEvent>): Promise<NumberedEvent[]> {
  const all: NumberedEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

/** Submits a verse and follows its turn to the end. */
export const followTurn = async (...args: Parameters<typeof askForTurn>): Promise<NumberedEvent[]> =>
  allOf(eventsOf(await askForTurn(...args)))

/** The next event of a kind, and those that came before it. */
export async function untilEvent(
  events: AsyncIterator<NumberedEvent>,
  isWanted: (event: TurnEvent) => boolean,
): Promise<NumberedEvent[]> {
  const met: NumberedEvent[] = []
  for (;;) {
    const next = await events.next()
    if (next.done === true) throw new Error('The turn ended before.')
    met.push(next.value)
    if (isWanted(next.value.event)) return met
  }
}
