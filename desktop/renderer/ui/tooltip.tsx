import type { ReactElement, ReactNode } from 'react'
import { Tooltip as Radix } from 'radix-ui'

/** Waits of the game's tooltips: before the first opens, and while moving from one to the next. */
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_DELAY_MS = 300

/** Shares the waits between all tooltips below it; stands once around the app. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  readonly text: string
  /** The one control it explains. */
  readonly children: ReactElement
}

/** A short remark on a control that already has a name of its own. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="label ground-paper z-50 max-w-64 border-[3px] border-ink px-3 pt-2 pb-1.5 text-sm"
        >
          {text}
          <Radix.Arrow width={14} height={7} className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
