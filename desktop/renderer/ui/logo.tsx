import { cx } from './cx.ts'

interface LogoProps {
  /** The ground it stands on: the second half is printed against it. */
  readonly on: 'ink' | 'paper'
  readonly className?: string
}

/** The name of the game, the second half stamped askew. */
export function Logo({ on, className }: LogoProps) {
  return (
    <span className={cx('display inline-flex items-baseline whitespace-nowrap text-4xl', className)}>
      Clap
      <span
        className={cx(
          'ml-0.5 inline-block -rotate-3 px-2 pt-0.5',
          on === 'ink' ? 'bg-crowd text-ink' : 'bg-ink text-crowd',
        )}
      >
        back
      </span>
    </span>
  )
}
