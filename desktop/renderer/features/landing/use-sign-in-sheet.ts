import { useSyncExternalStore } from 'react'
import {
  readSignInRequest,
  signInAddress,
  withoutSignInRequest,
  type SignInRequest,
} from './sign-in-address.ts'
import type { SignInMode } from './sign-in-form-state.ts'

const MOVED = 'popstate'

function subscribe(onMove: () => void): () => void {
  window.addEventListener(MOVED, onMove)
  return () => {
    window.removeEventListener(MOVED, onMove)
  }
}

function tellMoved(): void {
  window.dispatchEvent(new PopStateEvent(MOVED))
}

interface SignInSheet extends SignInRequest {
  readonly show: (first?: SignInMode) => void
  readonly hide: () => void
}

/** The sign-in sheet is open while the address says so: reloading keeps it, Back closes it. */
export function useSignInSheet(): SignInSheet {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return {
    ...readSignInRequest(search),
    show: (first = 'sign-in') => {
      window.history.pushState(null, '', signInAddress(first))
      tellMoved()
    },
    hide: () => {
      // In place of the open sheet: Back does not open again what was closed.
      window.history.replaceState(null, '', `/${withoutSignInRequest(window.location.search)}`)
      tellMoved()
    },
  }
}
