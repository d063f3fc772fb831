import { createRoot, hydrateRoot } from 'react-dom/client'
import { LandingRoot } from './landing-root.tsx'

/** Takes the printed page over; served from source, there is nothing to take over, and it is drawn instead. */
export function wakeLanding(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('landing.html has lost its #root')
  if (root.firstElementChild === null) createRoot(root).render(<LandingRoot />)
  else hydrateRoot(root, <LandingRoot />)
}
