import { cx } from '../../../../ui/cx.ts'
import { rhymeLook } from '../../../../ui/lyrics/rhyme-looks.ts'

interface FamilyChipProps {
  readonly letter: string
  readonly look: number
  readonly className?: string
}

/** A rhyme family by its letter, on its colour and over its pattern. */
export function FamilyChip({ letter, look, className }: FamilyChipProps) {
  const { plate, line } = rhymeLook(look)
  return (
    <span
      className={cx(
        'label inline-grid shrink-0 place-items-center border-2 border-ink text-ink underline decoration-2 underline-offset-2 [text-decoration-skip-ink:none]',
        plate,
        line,
        className,
      )}
    >
      {letter}
    </span>
  )
}
