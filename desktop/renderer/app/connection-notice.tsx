import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../api/connection.ts'
import { Button } from '../ui/button.tsx'
import './connection-notice.css'

/**
 * A strip across the top while the server does not answer. Coming back online tries again by itself. A screen that fills
 * the window takes the strip's height (`--notice`) off its own.
 */
export function ConnectionNotice() {
  const { reachable, meanwhile = 'What you see may be old.' } = useConnection()
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
        <div className="connection-notice ground-crowd sticky top-0 z-30 flex items-center justify-between gap-4 border-b-4 border-ink px-4 sm:px-8">
          <p className="prose leading-tight font-bold">No line to the server. {meanwhile}</p>
          <Button
            size="small"
            tone="paper"
            className="shrink-0"
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
