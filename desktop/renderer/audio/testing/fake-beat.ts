import { createStore } from 'zustand/vanilla'
import { downbeatFrom, positionAt } from '../beat/beat-clock.ts'
import type { BeatPlayer, BeatState } from '../beat/beat-player.ts'

/** A beat that makes no sound and goes round from second 0 of a clock that the test moves. */
export interface FakeBeat extends BeatPlayer {
  /** Downbeats that were asked for a fill, in order. */
  readonly fills: number[]
  readonly ducked: () => boolean
  readonly moveTo: (seconds: number) => void
}

/** @param barSeconds how long a bar is */
export function createFakeBeat(barSeconds = 2): FakeBeat {
  const state = createStore<BeatState>(() => ({ status: 'silent' }))
  const clock = { startedAt: 0, barSeconds }
  const fills: number[] = []
  let time = 0
  let ducked = false
  const ifPlaying = <Value>(value: Value): Value | undefined =>
    state.getState().status === 'playing' ? value : undefined
  return {
    state,
    fills,
    ducked: () => ducked,
    moveTo: (seconds) => {
      time = seconds
    },
    play: (tune) => {
      state.setState({ status: 'playing', tune }, true)
    },
    stop: () => {
      state.setState({ status: 'silent' }, true)
    },
    nextDownbeat: (after) => ifPlaying(downbeatFrom(clock, after)),
    barSeconds: () => ifPlaying(barSeconds),
    fillBefore: (downbeat) => {
      fills.push(downbeat)
    },
    beatPhase: () => ifPlaying(positionAt(clock, time)),
    duck: (next) => {
      ducked = next
    },
  }
}
