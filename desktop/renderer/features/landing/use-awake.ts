import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React runs in a page: false while the build prints it and for the first drawing over the print. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
