import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export type TagTone = 'ink' | 'paper' | 'crowd' | 'foe' | 'you' | 'outline'

const TONES: Record<TagTone, string> = {
  ink: 'bg-ink text-paper',
  paper: 'bg-paper text-ink',
  crowd: 'bg-crowd text-ink',
  foe: 'bg-foe text-ink',
  you: 'bg-you-deep text-paper',
  outline: 'outline-2 -outline-offset-2 outline-current',
}

interface TagProps extends ComponentProps<'span'> {
  readonly tone?: TagTone
}

/** A small plate for a state or a caption. */
export function Tag({ tone = 'ink', className, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={cx('label inline-block px-2 pt-1.5 pb-1 text-[0.8125rem]', TONES[tone], className)}
    />
  )
}
