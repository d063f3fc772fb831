import { type ReactElement } from 'react'

interface LogoMarkProps {
  /** What it is called; decorative when left out, as beside the name of the game. */
  readonly label?: string
  readonly className?: string
}

/**
 * The mark of the game: what you say in blue, what comes back in red-orange, and where the two clash the crowd's
 * yellow. desktop/renderer/public/favicon.svg is the same drawing.
 */
export function LogoMark({ label, className }: LogoMarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M0 0h64v64H0z" fill="#100E0C" />
      <path d="M5 9 41 6v30l-20 1.7L10 49V38.6L5 39z" fill="#2F6BFF" />
      <path d="M22 22.5 59 25v29l-5-.3V62L43 53l-21-1.5z" fill="#F0401E" />
      <path d="M22 22.5 41 23.8V36l-19 1.6z" fill="#E6FF3B" />
    </svg>
  )
}
