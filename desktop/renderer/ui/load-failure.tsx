import { sentenceOf } from '../api/api-error.ts'
import { Button } from './button.tsx'

interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** In place of what did not arrive: what happened, and the way on. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="prose">{sentenceOf(error)}</p>
      <Button size="small" tone="paper" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
