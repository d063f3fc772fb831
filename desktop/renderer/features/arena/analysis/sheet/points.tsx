import { cx } from '../../../../ui/cx.ts'

/** Points with their sign, to the tenth: "+8.2", "−1.4". */
const signed = (points: number): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`

interface PointsProps {
  readonly points: number
  readonly className?: string
}

/** What something brings to the total, or takes. */
export function Points({ points, className }: PointsProps) {
  return (
    <span className={cx('display tabular-nums', className)}>
      {signed(points)}
      <span className="sr-only"> points</span>
    </span>
  )
}
