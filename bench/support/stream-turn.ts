import type { Ms } from '#shared/std/units.ts'
import { expectOk, type Player } from './player.ts'

/** When something of a streamed turn was there, from submitting on. */
export interface StreamedTurn {
  /** The opponent's first written line. */
  readonly lineMs: Ms
  /** The first byte of the opponent's voice. */
  readonly audioMs: Ms
  /** The saved round. */
  readonly doneMs: Ms
  /** Whether a writer or a voice was given up. */
  readonly fellBack: boolean
}

/** Submits a verse and reads the turn's events as they come. */
export async function streamTurn(player: Player, battle: string, verse: string): Promise<StreamedTurn> {
  const form = new FormData()
  form.set('userVerse', verse)
  const startedAt = performance.now()
  const response = await player.call(`/api/battles/${battle}/rounds`, {
    method: 'POST',
    body: form,
    headers: { accept: 'text/event-stream' },
  })
  await expectOk(response, 'submitting a round')
  const met = new Map<string, Ms>()
  let text = ''
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    for (const [, type = ''] of text.matchAll(/^event: (\w+)\ndata: /gm)) {
      if (!met.has(type)) met.set(type, performance.now() - startedAt)
    }
    // Half an event's head may be left.
    text = text.slice(-100)
  }
  const timeOf = (type: string): Ms => {
    const time = met.get(type)
    if (time === undefined)
      throw new Error(`The turn ended without "${type}", but with ${[...met.keys()].join()}.`)
    return time
  }
  return {
    lineMs: timeOf('line'),
    audioMs: timeOf('audio'),
    doneMs: timeOf('done'),
    fellBack: met.has('notice'),
  }
}
