import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../api/connection.ts'
import { Button } from '../ui/button.tsx'

/** A strip across the top while the server does not answer. Coming back online tries again by itself. */
export function ConnectionNotice() {
  const reachable = useConnection((connection) => connection.reachable)
  const client = useQueryClient()

  useEffect(() => {
    if (reachable) return
    const tryAgain = () => void client.refetchQueries({ type: 'active' })
    window.addEventListener('online', tryAgain)
    return () => {
      window.removeEventListener('online', tryAgain)
    }
  }, [reachable, client])

  return (
    <div role="status" className="contents">
      {reachable ? null : (
        <div className="ground-crowd sticky top-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-4 border-ink px-4 py-2 sm:px-8">
          <p className="prose font-bold">No line to the server. What you see may be old.</p>
          <Button
            size="small"
            tone="paper"
            onClick={() => {
              void client.refetchQueries({ type: 'active' })
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
