import { describe, expect, it } from 'vitest'
import { refuse } from '#shared/std/result.ts'
import { runTurn } from '../commands/turn/running-turn.ts'
import type { TellStep } from '../commands/turn/turn-step.ts'
import { turnFrames } from './turn-stream.ts'

/** A turn that the test tells what happens. */
function toldTurn() {
  let tell: TellStep = () => undefined
  const end = Promise.withResolvers<ReturnType<typeof refuse<'voice_unavailable'>>>()
  const turn = runTurn('hash', (told) => {
    tell = told
    return end.promise
  })
  return {
    turn,
    say: (index: number) => {
      tell({ type: 'line', index, text: `line ${index}` })
    },
    end: () => {
      end.resolve(refuse('voice_unavailable'))
    },
  }
}
const failed = () => Promise.resolve({ type: 'failed', code: 'voice_unavailable', message: 'Gone.' } as const)
const options = { after: 0, format: 'webm', end: failed } as const

describe("the text of a turn's events", () => {
  it('is numbered, typed, one line of JSON each, and ends with the end (TURN-2)', async () => {
    const { turn, say, end } = toldTurn()
    const frames = turnFrames(turn, options, new AbortController().signal)
    say(0)
    expect((await frames.next()).value).toBe(
      'id: 1\nevent: line\ndata: {"type":"line","index":0,"text":"line 0"}\n\n',
    )
    end()
    expect((await frames.next()).value).toMatch(/^id: 2\nevent: failed\n/)
    expect((await frames.next()).done).toBe(true)
  })

  it('has a comment where nothing happens for a while, and goes on (TURN-2)', async () => {
    const { turn, say } = toldTurn()
    const frames = turnFrames(turn, { ...options, heartbeatMs: 1 }, new AbortController().signal)
    expect((await frames.next()).value).toBe(': still here\n\n')
    expect((await frames.next()).value).toBe(': still here\n\n')
    say(0)
    expect((await frames.next()).value).toMatch(/^id: 1\n/)
  })

  it('waits for a reader who is slow, whatever happens meanwhile (TURN-6)', async () => {
    const { turn, say, end } = toldTurn()
    const frames = turnFrames(turn, options, new AbortController().signal)
    say(0)
    await frames.next()
    for (let index = 1; index < 8; index += 1) say(index)
    end()
    for (let index = 1; index < 8; index += 1)
      expect((await frames.next()).value).toContain(`"text":"line ${index}"`)
    expect((await frames.next()).value).toContain('failed')
  })

  it('ends at once for a reader who leaves, and holds no timer for them (TURN-6)', async () => {
    const { turn } = toldTurn()
    const left = new AbortController()
    const frames = turnFrames(turn, options, left.signal)
    const waiting = frames.next()
    const timersOf = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    await new Promise(setImmediate)
    const before = timersOf()
    left.abort()
    expect((await waiting).done).toBe(true)
    expect(timersOf()).toBe(before - 1)
    expect((await turnFrames(turn, options, left.signal).next()).done).toBe(true)
  })
})
