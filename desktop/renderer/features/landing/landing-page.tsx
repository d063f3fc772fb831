import { Suspense, useEffect } from 'react'
import { late } from '../../ui/late.tsx'
import { MAIN_ID } from '../../ui/skip-link.tsx'
import { FightCards } from './fight-cards.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LastCall, SiteFooter } from './last-call.tsx'
import { DoorStuck } from './door-stuck.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSignInSheet } from './use-sign-in-sheet.ts'

const SignInSheet = late(
  async () => (await import('./sign-in-sheet.tsx')).SignInSheet,
  ({ error, retry, props }) => <DoorStuck error={error} onRetry={retry} onClose={props.onClose} />,
)

/** As in landing.html. */
const TITLE = 'Clapback - say it to her face'

/** What a visitor sees: the dare, how it goes, who is waiting. Light by design: the sheet's code comes when it opens. */
export function LandingPage() {
  const sheet = useSignInSheet()
  useEffect(() => {
    document.title = TITLE
  }, [])
  const welcome = () => {
    sheet.show('sign-up')
  }
  return (
    <>
      <div className="relative">
        <SiteHeader
          onSignIn={() => {
            sheet.show()
          }}
        />
        <main id={MAIN_ID} tabIndex={-1} className="outline-none">
          <Hero onStart={welcome} />
          <HowItWorks />
          <FightCards />
          <LastCall onStart={welcome} />
        </main>
        <SiteFooter />
      </div>
      {sheet.open ? (
        <Suspense
          fallback={
            <p role="status" className="sr-only">
              Opening the door
            </p>
          }
        >
          <SignInSheet
            first={sheet.first}
            returnTo={sheet.returnTo}
            error={sheet.error}
            onClose={sheet.hide}
          />
        </Suspense>
      ) : null}
    </>
  )
}
