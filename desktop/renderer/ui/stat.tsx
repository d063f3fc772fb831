import { cx } from './cx.ts'

interface StatProps {
  readonly label: string
  readonly value: string
  /** Fills a bar under the figure, in percent. */
  readonly percent?: number
  readonly className?: string
}

/** A name and its figure, with a bar where the figure is a share. */
export function Stat({ label, value, percent, className }: StatProps) {
  return (
    <dl className={cx('label grid grid-cols-[1fr_auto] gap-x-3 text-base', className)}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
      {percent === undefined ? null : (
        <dd aria-hidden className="col-span-2 mt-1 h-3.5 border-[3px] border-ink bg-ink/20">
          <span className="block h-full bg-paper" style={{ width: `${String(percent)}%` }} />
        </dd>
      )}
    </dl>
  )
}
