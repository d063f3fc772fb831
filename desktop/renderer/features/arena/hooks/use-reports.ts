import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { patchBattleState, type BattleStatePatch } from '#shared/contract/http/battles.ts'
import { isSignedOut } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call-api.ts'
import { isOutOfDate } from '../data/battle-trouble.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import { msLeft } from '../machine/clock.ts'
import { now } from './now.ts'

/** How often a running clock is reported: what a reload may give back at most. */
const REPORT_EVERY_MS = 5000

/** What the page may say of its battle at this moment, if anything. */
function reportOf(state: ArenaState): BattleStatePatch | undefined {
  if (state.phase !== 'writing' && state.phase !== 'answering') return undefined
  if (state.standing.status !== 'active') return undefined
  return {
    timeRemaining: Math.round(msLeft(state.clock, now()) / 100) / 10,
    isAIResponding: state.phase === 'answering',
    isPlayingAudio: state.phase === 'answering' && state.voice === 'speaking',
  }
}

/**
 * Tells the server what the page's clock shows: every few seconds while it runs, whenever the turn changes, and when
 * the page goes away. A report that fails is not repeated: the next one says more. An answer that knows of rounds
 * or an end this page has not seen asks for a fresh look, and so does one that knows no player any more.
 */
export function useReports(store: ArenaStore, refresh: () => void): void {
  const report = useCallback(
    async (keepalive = false): Promise<void> => {
      const body = reportOf(store.getState())
      if (body === undefined) return
      const { id } = store.getState().battle
      try {
        const answer = await callApi(patchBattleState, { params: { id }, body, keepalive })
        const { phase, standing } = store.getState()
        if (phase !== 'writing') return
        if (answer.status !== 'active' || answer.currentRound > standing.currentRound) refresh()
      } catch (error) {
        if (isOutOfDate(error) || isSignedOut(error)) refresh()
      }
    },
    [store, refresh],
  )

  const running = useStore(store, ({ phase }) => phase === 'writing')
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void report(), REPORT_EVERY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [running, report])

  const turn = useStore(store, (state) => (state.phase === 'answering' ? state.voice : state.phase))
  const reported = useRef(turn)
  useEffect(() => {
    if (reported.current === turn) return
    reported.current = turn
    void report()
  }, [turn, report])

  useEffect(() => {
    const leave = (): void => void report(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [report])
}
