// Every style of the printed page, those of its parts too: the parts themselves come later.
import './features/landing/landing.css'
import './features/landing/hero.css'
import './ui/portraits/portrait.css'
import { showStuckNotice } from './features/landing/stuck-notice.ts'

/*
 * The printed page is complete without a script, so the first paint is not made to share the line with one: React
 * comes when the page has loaded and the browser is at rest, at the first gesture, or at once when the address asks
 * for the sign-in sheet.
 */
const GESTURES = ['pointerdown', 'pointerover', 'keydown', 'touchstart'] as const

let awake = false
function wake(): void {
  if (awake) return
  awake = true
  import('./landing-wake.tsx').then(({ wakeLanding }) => {
    wakeLanding()
  }, showStuckNotice)
}

/** A frame has to be out before the browser's rest means that the page is on the screen. */
function whenAtRest(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(wake, { timeout: 2000 })
      else setTimeout(wake, 200)
    })
  })
}

for (const gesture of GESTURES) window.addEventListener(gesture, wake, { once: true, passive: true })
if (window.location.search !== '') wake()
else if (document.readyState === 'complete') whenAtRest()
else window.addEventListener('load', whenAtRest, { once: true })
