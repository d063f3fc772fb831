import { useEffect, useRef, type ReactNode } from 'react'
import { MAIN_ID } from './skip-link.tsx'

const GAME = 'Clapback'

interface ScreenProps {
  /** The name in the window's title; the game's own name follows it. */
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** The main part of a screen: what the skip link leads to, and what the window is called after. */
export function Screen({ title, className, children }: ScreenProps) {
  const main = useFocusOnArrival()
  useEffect(() => {
    document.title = `${title} - ${GAME}`
  }, [title])
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={className} style={{ outline: 'none' }}>
      {children}
    </main>
  )
}

/** Where the page was when a screen last appeared: there is one page, whichever screen is on it. */
let shownAt: string | undefined

/** After a move within the app, the focus goes to the new screen's main part, as it would on a fresh page. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const { pathname } = window.location
    const moved = shownAt !== undefined && shownAt !== pathname
    shownAt = pathname
    // Unless a part of the screen has taken it already, to be used at once.
    if (moved && main.current?.contains(document.activeElement) === false) {
      main.current.focus({ preventScroll: true })
    }
  }, [])
  return main
}
