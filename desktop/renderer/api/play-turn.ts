import {
  IDEMPOTENCY_KEY_HEADER,
  roundResult,
  submitRound,
  type RoundResult,
} from '#shared/contract/http/battles.ts'
import {
  LAST_EVENT_ID_HEADER,
  TURN_EVENTS_TYPE,
  turnEvent,
  type TurnEvent,
} from '#shared/contract/http/turn-events.ts'
import type { Ms } from '#shared/std/units.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { readEvents } from './read-events.ts'
import { lineLost, parseJson, readAnswer, sendCall, unexpectedAnswer, type AnyCall } from './send-call.ts'

/** Waits before a turn that was cut off is taken up again; a turn that goes on has all tries again. */
const TAKE_UP_WAITS_MS: readonly Ms[] = [100, 500, 2000]
/** A failure that a turn itself reports: the verse was taken, so this is the server's. */
const FAILED_STATUS = 500

export interface TurnCall {
  readonly battleId: string
  readonly verse: string
  /** The idempotency key: however often the turn is taken up, it is one round. */
  readonly key: string
  /** The container of the voice's chunks. */
  readonly format: 'webm' | 'mp4' | 'wav'
  readonly signal: AbortSignal
  /** Takes what happens, in the server's order, each event once; not the end, which is returned or thrown. */
  readonly onEvent: (event: TurnProgressEvent) => void
}

/** What happens in a turn before its end. */
export type TurnProgressEvent = Exclude<TurnEvent, { type: 'done' | 'failed' }>

/**
 * Submits a verse and hears the turn as it happens. A line that breaks in the middle is taken up again behind the last
 * event; a server that answers JSON gives the turn's end alone. What cannot be read is left out: the end has it all.
 * @throws NetworkError when the server cannot be reached, at first or for longer than the tries last.
 * @throws ApiError when it refuses or fails the turn, or ends it with something the contract does not know.
 * @throws DOMException `AbortError` when `signal` fires.
 */
export async function playTurn(call: TurnCall): Promise<RoundResult> {
  const heard = { lastId: 0 }
  let waits = [...TAKE_UP_WAITS_MS]
  for (;;) {
    const before = heard.lastId
    try {
      return await hearTurn(call, heard)
    } catch (error) {
      if (heard.lastId > before) waits = [...TAKE_UP_WAITS_MS]
      const wait = waits.shift()
      if (heard.lastId === 0) throw error
      if (wait === undefined || !isPassing(error)) throw unsettled(error)
      await pause(wait, call.signal)
    }
  }
}

/** Whether what went wrong may be over in a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status > FAILED_STATUS)

/** A turn that has begun is not refused any more: what keeps it from being taken up says nothing of the verse. */
const unsettled = (error: unknown): unknown =>
  error instanceof ApiError && error.status > 401 && error.status < FAILED_STATUS
    ? new NetworkError(error)
    : error

/** Hears one connection to its end. */
async function hearTurn(call: TurnCall, heard: { lastId: number }): Promise<RoundResult> {
  const { battleId, verse, key, format, signal } = call
  const sent: AnyCall = {
    params: { id: battleId },
    query: { audio: format },
    body: { userVerse: verse },
    headers: {
      Accept: `${TURN_EVENTS_TYPE}, application/json;q=0.5`,
      [IDEMPOTENCY_KEY_HEADER]: key,
      ...(heard.lastId === 0 ? {} : { [LAST_EVENT_ID_HEADER]: String(heard.lastId) }),
    },
    signal,
  }
  const response = await sendCall(submitRound, sent)
  if (response.headers.get('Content-Type')?.startsWith(TURN_EVENTS_TYPE) !== true) {
    const result = await readAnswer(response, roundResult, sent)
    for (const notice of result.notices) call.onEvent({ type: 'notice', notice })
    return result
  }
  let end: RoundResult | ApiError | undefined
  const take = ({ id, data }: { readonly id?: string | undefined; readonly data: string }): boolean => {
    const number = Number(id)
    if (number <= heard.lastId) return false
    if (Number.isSafeInteger(number)) heard.lastId = number
    const said = parseJson(data)
    const event = turnEvent.safeParse(said)
    if (event.data === undefined) end = isEnd(said) ? unexpectedAnswer(response.status) : undefined
    else if (event.data.type === 'done') end = event.data.result
    else if (event.data.type === 'failed')
      end = new ApiError(FAILED_STATUS, event.data.code, event.data.message)
    else call.onEvent(event.data)
    return end !== undefined
  }
  try {
    await readEvents(response, take)
  } catch (error) {
    signal.throwIfAborted()
    throw lineLost(error, sent)
  }
  signal.throwIfAborted()
  if (end instanceof ApiError) throw end
  if (end === undefined) throw new NetworkError()
  return end
}

const isEnd = (said: unknown): boolean =>
  typeof said === 'object' &&
  said !== null &&
  'type' in said &&
  (said.type === 'done' || said.type === 'failed')

/** Waits, unless the caller hangs up. */
function pause(ms: Ms, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const hangUp = (): void => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', hangUp)
      resolve()
    }, ms)
    signal.addEventListener('abort', hangUp)
  })
}
