import { useEffect, type ReactNode } from 'react'
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
  useEffect(() => {
    document.title = `${title} - ${GAME}`
  }, [title])
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className} style={{ outline: 'none' }}>
      {children}
    </main>
  )
}
