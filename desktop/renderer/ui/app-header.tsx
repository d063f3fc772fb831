import { Link } from 'wouter'
import { SIGN_OUT_PATH } from '#shared/contract/navigation.ts'
import { Button } from './button.tsx'
import { Logo } from './logo.tsx'

/** The bar above the screens of a signed-in player. */
export function AppHeader() {
  return (
    <header className="relative z-20 flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-8 lg:px-14">
      <Link href="/" aria-label="Clapback, to the dashboard">
        <Logo on="ink" className="text-[1.625rem] sm:text-4xl" />
      </Link>
      <nav aria-label="You" className="flex gap-2 sm:gap-2.5">
        <Button asChild size="small">
          <Link href="/settings">Settings</Link>
        </Button>
        <Button asChild size="small">
          <a href={SIGN_OUT_PATH}>Logout</a>
        </Button>
      </nav>
    </header>
  )
}
