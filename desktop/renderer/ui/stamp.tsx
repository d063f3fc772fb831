import { cx } from './cx.ts'

export type StampTone = 'crowd' | 'foe' | 'grey' | 'paper'

const TONES: Record<StampTone, string> = {
  crowd: 'text-crowd',
  foe: 'text-foe',
  grey: 'text-grey',
  paper: 'text-paper',
}

interface StampProps {
  readonly tone: StampTone
  readonly className?: string
  readonly children: string
}

/** A verdict, rubber-stamped: a double frame set down at a tilt. */
export function Stamp({ tone, className, children }: StampProps) {
  return (
    <span
      className={cx(
        'display inline-block -rotate-4 border-[3px] border-current px-2 pt-1.5 pb-0.5 outline-2 outline-offset-2 outline-current',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
