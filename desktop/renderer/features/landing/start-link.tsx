import type { ComponentProps } from 'react'
import { SIGN_IN_PATH } from '#shared/contract/navigation.ts'

interface StartLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Opens the door for those who are new, in place; before the first script has run the link leads to it. */
  readonly onStart: () => void
}

/** The way in for whoever has not been here. */
export function StartLink({ onStart, ...rest }: StartLinkProps) {
  return (
    <a
      {...rest}
      href={SIGN_IN_PATH}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onStart()
      }}
    >
      Start Battling
    </a>
  )
}
