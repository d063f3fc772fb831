import { StrictMode } from 'react'
import { LandingPage } from './features/landing/landing-page.tsx'
import { SkipLink } from './ui/skip-link.tsx'

/** The signed-out page as a document of its own: the same tree for the build that prints it and the page that wakes it. */
export function LandingRoot() {
  return (
    <StrictMode>
      <SkipLink />
      <LandingPage />
    </StrictMode>
  )
}
