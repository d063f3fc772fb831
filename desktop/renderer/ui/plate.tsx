import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export type PlateTone = 'paper' | 'ink' | 'crowd' | 'foe'

const TONES: Record<PlateTone, string> = {
  paper: 'ground-paper border-ink',
  ink: 'ground-ink border-paper',
  crowd: 'ground-crowd border-ink',
  foe: 'ground-foe border-ink',
}

interface PlateProps extends ComponentProps<'div'> {
  readonly tone?: PlateTone
}

/** A printed panel with a thick rule around it. */
export function Plate({ tone = 'paper', className, ...rest }: PlateProps) {
  return <div {...rest} className={cx('border-4 bg-clip-padding p-5 sm:p-6', TONES[tone], className)} />
}
