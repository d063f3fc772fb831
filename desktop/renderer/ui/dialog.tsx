import { useRef, type ReactNode } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { cx } from './cx.ts'
import { MAIN_ID } from './skip-link.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence under the title, read out with it. */
  readonly description?: string
  readonly children: ReactNode
  /** Widest the plate grows; a form by default. */
  readonly width?: 'form' | 'wide'
  /** What the closing button says. */
  readonly closeLabel?: string
}

/**
 * A plate over the page that holds the focus until it is closed (Escape, the ground beside it, the button).
 * On a phone it comes from the lower edge, where the thumb is.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  width = 'form',
  closeLabel = 'Close',
}: DialogProps) {
  const before = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/85" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            // The plate itself, which is then read out; the first control would be the way out.
            event.preventDefault()
            before.current = document.activeElement
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={(event) => {
            // Back to where the player was, as the plates here have no trigger of their own; or to what took its place.
            event.preventDefault()
            const way =
              before.current?.isConnected === true ? before.current : document.getElementById(MAIN_ID)
            if (way instanceof HTMLElement) way.focus()
          }}
          className={cx(
            'ground-paper outline-none moving:animate-rise fixed inset-x-0 bottom-0 z-40 max-h-[94dvh] overflow-y-auto overscroll-contain',
            'border-t-8 border-ink p-5 sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:border-4 sm:p-8 sm:shadow-you',
            width === 'form' ? 'sm:max-w-[30rem]' : 'sm:max-w-5xl',
          )}
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <Radix.Title className="display text-5xl sm:text-6xl">{title}</Radix.Title>
            <Radix.Close className="label -mt-1 -mr-1 min-h-11 min-w-11 shrink-0 px-2 text-sm underline decoration-2 underline-offset-4">
              {closeLabel}
            </Radix.Close>
          </div>
          {description === undefined ? null : (
            <Radix.Description className="prose mb-5">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
