import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface TicketProps {
  /** Printed up the narrow end, past the tear line; ornament only. */
  readonly stub: string
  readonly tone?: 'paper' | 'crowd'
  readonly className?: string
  readonly children: ReactNode
}

/** A ticket with a tear-off stub: notched ends and a dotted tear line. */
export function Ticket({ stub, tone = 'paper', className, children }: TicketProps) {
  return (
    <div className={cx('ticket flex min-w-0', tone === 'paper' ? 'ground-paper' : 'ground-crowd', className)}>
      <div className="min-w-0 grow p-5 pr-4">{children}</div>
      <div
        aria-hidden
        className="label grid w-11 shrink-0 place-items-center border-l-[3px] border-dotted border-ink text-xs tracking-[0.14em]"
      >
        <span className="rotate-180 [writing-mode:vertical-rl]">{stub}</span>
      </div>
    </div>
  )
}
