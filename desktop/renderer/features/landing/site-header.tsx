import { Logo } from '../../ui/logo.tsx'

interface SiteHeaderProps {
  readonly onSignIn: () => void
}

/** The name of the game and the door. The door is a link, so that it works before the first script has run. */
export function SiteHeader({ onSignIn }: SiteHeaderProps) {
  return (
    <header className="[--focus:var(--color-ink)] absolute inset-x-0 top-0 text-ink z-20 flex items-center justify-between gap-4 px-4 py-4 sm:px-8 lg:px-14 lg:py-8">
      <Logo on="paper" className="text-[1.75rem] sm:text-4xl" />
      <nav aria-label="Site" className="label flex items-center gap-6 text-base lg:gap-8">
        <a href="#how" className="hidden py-2 underline-offset-4 hover:underline sm:block">
          How it works
        </a>
        <a href="#card" className="hidden py-2 underline-offset-4 hover:underline sm:block">
          Tonight’s card
        </a>
        <a
          href="/?sign-in"
          onClick={(event) => {
            event.preventDefault()
            onSignIn()
          }}
          className="ground-ink px-4 pt-3 pb-2.5"
        >
          Sign in
        </a>
      </nav>
    </header>
  )
}
