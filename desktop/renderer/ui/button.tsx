import type { ComponentProps } from 'react'
import { Slot } from 'radix-ui'
import { cx } from './cx.ts'

/** What a press means decides the colour: `you` is the way forward, `ink` and `paper` are quiet, `foe` takes away. */
export type ButtonTone = 'you' | 'foe' | 'crowd' | 'ink' | 'paper'
export type ButtonSize = 'small' | 'medium' | 'large'

const TONES: Record<ButtonTone, string> = {
  you: 'border-ink bg-you text-paper shadow-hard-sm',
  foe: 'border-ink bg-foe text-ink shadow-hard-sm',
  crowd: 'border-ink bg-crowd text-ink shadow-hard-sm',
  ink: 'border-paper bg-ink text-paper',
  paper: 'border-ink bg-paper text-ink',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-10 border-[3px] px-2.5 sm:px-3.5 pt-2 pb-1.5 text-[1.1875rem]',
  medium: 'min-h-12 border-[3px] px-5 pt-2.5 pb-2 text-2xl',
  large: 'min-h-16 border-4 px-7 pt-4 pb-3 text-[1.875rem]',
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  /** Puts the look on the one child instead: a link, say. */
  readonly asChild?: boolean
}

/** A press, printed. Without a `type` it is a plain button, never a form's submit. */
export function Button({ tone = 'ink', size = 'medium', asChild = false, className, ...rest }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      className={cx(
        'display inline-flex select-none items-center justify-center gap-2 text-center',
        'transition-[translate,box-shadow,background-color] duration-120',
        'hover:-translate-0.5 active:translate-0.5 active:shadow-none',
        'disabled:translate-0 disabled:cursor-not-allowed disabled:border-grey disabled:bg-plate disabled:text-grey disabled:shadow-none',
        'aria-disabled:translate-0 aria-disabled:cursor-not-allowed aria-disabled:border-grey aria-disabled:bg-plate aria-disabled:text-grey aria-disabled:shadow-none',
        TONES[tone],
        SIZES[size],
        className,
      )}
    />
  )
}
