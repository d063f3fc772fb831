import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cx } from '../../../../ui/cx.ts'
import type { RhymeMark } from '../../../../ui/lyrics/cut-lyric.ts'
import { paintRhymes } from './paint-rhymes.ts'
import './live-rhymes.css'

/** Whatever decides where a word stands: the box and the sheet under it share it to the pixel. */
const FACE =
  'border-[3px] px-3 py-2 text-[1.06rem] leading-[1.32] font-semibold [font-stretch:80%] lg:text-[1.19rem] ' +
  'whitespace-pre-wrap break-words [scrollbar-gutter:stable] [scrollbar-width:thin] [font-variant-ligatures:none]'

/** A last line end would have no line of its own without something after it. */
const END = '\u200b'

interface VerseFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onScroll'> {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly rhymes: readonly RhymeMark[]
}

/**
 * A text box whose rhymes light up. Under the box, which stays an ordinary one, lies a sheet with the same text in the
 * same places: only the sheet is painted, so that typing, undoing, selecting and composing are the browser's own.
 */
export function VerseField({ box, value, rhymes, className, ...rest }: VerseFieldProps) {
  const sheet = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const text = sheet.current?.firstChild
    return text instanceof Text ? paintRhymes(text, rhymes) : undefined
  }, [value, rhymes])

  return (
    <div className="relative flex min-w-0 grow bg-paper">
      <div
        ref={sheet}
        aria-hidden
        data-sheet
        className={cx(
          FACE,
          'pointer-events-none absolute inset-0 overflow-hidden border-transparent text-transparent select-none forced-colors:hidden',
        )}
      >
        {`${value}${END}`}
      </div>
      <textarea
        {...rest}
        ref={box}
        value={value}
        onScroll={({ currentTarget }) => {
          if (sheet.current !== null) sheet.current.scrollTop = currentTarget.scrollTop
        }}
        className={cx(
          FACE,
          'relative block w-full resize-none border-ink bg-transparent text-ink [field-sizing:content] placeholder:text-smoke',
          className,
        )}
      />
    </div>
  )
}
