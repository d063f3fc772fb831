import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { NoticeCard } from './notice-card.tsx'
import { signInAndReturnTo } from './sign-in-link.ts'

interface NotFoundScreenProps {
  /** Signs the visitor in and brings them back here; without it somebody is signed in already. */
  readonly signInFrom?: string
}

/** The card for an address that leads nowhere, or nowhere for this visitor. */
export function NotFoundScreen({ signInFrom }: NotFoundScreenProps) {
  return (
    <NoticeCard
      title="Page Not Found"
      stamp="404"
      actions={
        <>
          {signInFrom === undefined ? null : (
            <Button asChild tone="you">
              <a href={signInAndReturnTo(signInFrom)}>Sign in</a>
            </Button>
          )}
          <Button asChild tone="paper">
            <Link href="/">Back to the ring</Link>
          </Button>
        </>
      }
    >
      {signInFrom === undefined
        ? 'Nobody is on stage at this address.'
        : 'Nobody is on stage at this address, or the door is for signed-in rappers only.'}
    </NoticeCard>
  )
}
