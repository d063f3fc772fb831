import { create } from 'zustand'

interface Connection {
  /** Whether the last call reached the server. */
  readonly reachable: boolean
  /** What goes on without a line, in the words of the screen that is open. */
  readonly meanwhile?: string | undefined
}

/**
 * Whether the server answers. It follows the calls themselves rather than the browser's online flag: a server on this
 * very machine answers without a network, and a network does not mean that the server is up.
 */
export const useConnection = create<Connection>(() => ({ reachable: true }))

/** Notes how the last call went. */
export function noteReachable(reachable: boolean): void {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable })
}

/** Says what goes on while there is no line, until the answer is called. */
export function sayMeanwhile(meanwhile: string): () => void {
  useConnection.setState({ meanwhile })
  return () => {
    useConnection.setState({ meanwhile: undefined })
  }
}
