import { Button } from '../ui/button.tsx'
import { NoticeCard } from './notice-card.tsx'
import { signInAndReturnTo } from './sign-in-link.ts'

/** The session of whoever was here has ended: in another tab, on another device, or by its age. */
export function SignedOutScreen({ from }: { readonly from: string }) {
  return (
    <NoticeCard
      title="You are signed out"
      stamp="Hey!"
      actions={
        <Button asChild tone="you">
          <a href={signInAndReturnTo(from)}>Sign in</a>
        </Button>
      }
    >
      <p role="alert">
        This session has ended. Sign in and you are back where you were. A verse that you had begun is kept in
        this tab.
      </p>
    </NoticeCard>
  )
}
