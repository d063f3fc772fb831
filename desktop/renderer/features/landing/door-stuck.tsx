import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'

interface DoorStuckProps {
  readonly error: Error
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** In place of the sign-in sheet while the server does not hand it out. Light: it travels with the first page. */
export function DoorStuck({ error, onRetry, onClose }: DoorStuckProps) {
  return (
    <Plate
      role="alert"
      className="fixed inset-x-0 bottom-0 z-40 sm:right-auto sm:bottom-6 sm:left-6 sm:max-w-lg sm:shadow-you"
    >
      <p className="prose text-lg">{error.message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="you" onClick={onRetry}>
          Try again
        </Button>
        <Button tone="paper" onClick={onClose}>
          Close
        </Button>
      </div>
    </Plate>
  )
}
