import { sentenceOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { NoticeCard } from './notice-card.tsx'

interface UnreachableScreenProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The door is stuck: nobody can say who is signed in. */
export function UnreachableScreen({ error, onRetry }: UnreachableScreenProps) {
  return (
    <NoticeCard
      title="Dead air"
      stamp="Mic?"
      actions={
        <Button tone="you" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p role="alert">{sentenceOf(error)}</p>
    </NoticeCard>
  )
}
