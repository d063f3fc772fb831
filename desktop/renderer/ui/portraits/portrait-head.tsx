import { type ReactElement, type ReactNode } from 'react'

/** All that moves with a character's head: held as the mood and the fight have it, and nodding within that. */
export function PortraitHead({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <g className="portrait-tilt">
      <g className="portrait-head">{children}</g>
    </g>
  )
}
