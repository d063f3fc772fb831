import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'

/** A round's marks from here on stop the stage for a moment. */
const BIG_SCORE = 80

interface ScoreFigureProps {
  readonly label: string
  readonly score: number
  /** What the latest round added to it, if it was the latest round that did. */
  readonly gained?: number | undefined
  readonly className?: string
}

/** A running score, struck anew whenever it changes: harder for a big round. */
export function ScoreFigure({ label, score, gained, className }: ScoreFigureProps) {
  const [atFirst] = useState(score)
  const big = gained !== undefined && gained >= BIG_SCORE
  return (
    <p className={cx('display tabular-nums', className)}>
      <span className="sr-only">{label} </span>
      <span
        key={score}
        className={cx(
          'inline-block origin-left',
          score !== atFirst && (big ? 'moving:animate-[hit-stop_220ms_ease-out]' : 'moving:animate-stamp'),
        )}
      >
        {score}
      </span>
    </p>
  )
}
