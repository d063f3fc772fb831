import { renderToString } from 'react-dom/server'
import { LandingRoot } from './landing-root.tsx'

/** The signed-out page as HTML, for the build to put into landing.html; landing-main.ts takes it over. */
export function renderLanding(): string {
  return renderToString(<LandingRoot />)
}
