import { sentenceOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { NoticeCard } from './notice-card.tsx'

interface UnreachableScreenProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The server is out of reach: nobody can say who is signed in, or what the screen looks like. */
export function UnreachableScreen({ error, onRetry }: UnreachableScreenProps) {
  return (
    <NoticeCard
      title="Dead air"
      stamp="Mic?"
      actions={
        <>
          <Button tone="you" onClick={onRetry}>
            Try again
          </Button>
          <Button
            tone="paper"
            onClick={() => {
              window.location.reload()
            }}
          >
            Reload page
          </Button>
        </>
      }
    >
      <p role="alert">{sentenceOf(error)}</p>
    </NoticeCard>
  )
}
