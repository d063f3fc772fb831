import { useSyncExternalStore } from 'react'
import { readSignInRequest, withoutSignInRequest, type SignInRequest } from './sign-in-address.ts'

const MOVED = 'popstate'

function subscribe(onMove: () => void): () => void {
  window.addEventListener(MOVED, onMove)
  return () => {
    window.removeEventListener(MOVED, onMove)
  }
}

function moveTo(address: string): void {
  window.history.pushState(null, '', address)
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
      moveTo('/?sign-in')
    },
    hide: () => {
      moveTo(`/${withoutSignInRequest(window.location.search)}`)
    },
  }
}
