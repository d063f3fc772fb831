import { describe, expect, it } from 'vitest'
import { refuse } from '#shared/std/result.ts'
import type { TurnOutcome } from './running-turn.ts'
import { openTurns, TurnsStopped, type FightTurn } from './turns.ts'

const MADE = { ok: true, value: {} } as unknown as TurnOutcome
const makesRound: FightTurn = () => Promise.resolve(MADE)
/** Goes on until it is stopped. */
const endless: FightTurn = (_tell, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve(refuse(signal.reason instanceof TurnsStopped ? 'service_unavailable' : 'voice_unavailable'))
    })
  })

describe('the turns of a server', () => {
  it('are one for the same name and verse, while it runs and for a moment after (TURN-4)', async () => {
    const turns = openTurns()
    const turn = turns.start('name', 'hash', makesRound)
    expect(turns.start('name', 'hash', makesRound)).toBe(turn)
    expect(turns.start('name', 'other verse', makesRound)).not.toBe(turn)
    expect(turns.start('other name', 'hash', makesRound)).not.toBe(turn)
    expect(turns.start(undefined, 'hash', makesRound)).not.toBe(turn)
    await turn.outcome
    expect(turns.start('name', 'hash', makesRound)).toBe(turn)
    await turns.close()
    expect(turns.count()).toEqual({ running: 0, kept: 0 })
  })

  it.each([
    ['was refused', () => Promise.resolve(refuse('voice_unavailable' as const))],
    ['broke', () => Promise.reject(new Error('a bug'))],
  ])('are forgotten at once where one %s, so that it can be tried again (TURN-5)', async (_name, fight) => {
    const turns = openTurns()
    const turn = turns.start('name', 'hash', fight)
    await turn.outcome.catch(() => undefined)
    await Promise.resolve()
    expect(turns.count()).toEqual({ running: 0, kept: 0 })
    expect(turns.start('name', 'hash', makesRound)).not.toBe(turn)
    await turns.close()
  })

  it('are kept in bounded number, the latest ones (TURN-6)', async () => {
    const turns = openTurns()
    const all = Array.from({ length: 60 }, (_, index) => turns.start(`turn ${index}`, 'hash', makesRound))
    await Promise.all(all.map(({ outcome }) => outcome))
    expect(turns.count()).toEqual({ running: 0, kept: 50 })
    expect(turns.start('turn 59', 'hash', makesRound)).toBe(all[59])
    expect(turns.start('turn 0', 'hash', makesRound)).not.toBe(all[0])
    await turns.close()
  })

  it('end by themselves when the server stops, or are ended after a while (TURN-7)', async () => {
    const turns = openTurns({ grace: 20 })
    const [quick, slow] = [turns.start('quick', 'hash', makesRound), turns.start('slow', 'hash', endless)]
    await turns.close()
    expect(await quick.outcome).toBe(MADE)
    expect(await slow.outcome).toEqual(refuse('service_unavailable'))
    expect(turns.count()).toEqual({ running: 0, kept: 0 })
  })
})
