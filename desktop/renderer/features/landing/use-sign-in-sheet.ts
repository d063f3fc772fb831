import { useSyncExternalStore } from 'react'
import { readSignInRequest, withoutSignInRequest, type SignInRequest } from './sign-in-address.ts'

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

/** The sign-in sheet is open while the address says so: reloading keeps it, Back closes it. */
export function useSignInSheet(): SignInRequest & { readonly show: () => void; readonly hide: () => void } {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return {
    ...readSignInRequest(search),
    show: () => {
      window.history.pushState(null, '', '/?sign-in')
      tellMoved()
    },
    hide: () => {
      // In place of the open sheet: Back does not open again what was closed.
      window.history.replaceState(null, '', `/${withoutSignInRequest(window.location.search)}`)
      tellMoved()
    },
  }
}
