import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ArenaEvent } from './arena-event.ts'
import { advanceArena } from './arena-machine.ts'
import type { ArenaState } from './arena-state.ts'

/** Where the arena's state is kept while its screen is open. */
export interface ArenaStore extends Pick<StoreApi<ArenaState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Lets something happen. @returns the state after it. */
  readonly dispatch: (event: ArenaEvent) => ArenaState
}

export function createArenaStore(first: ArenaState): ArenaStore {
  const store = createStore<ArenaState>(() => first)
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (event) => {
      store.setState((state) => advanceArena(state, event), true)
      return store.getState()
    },
  }
}
