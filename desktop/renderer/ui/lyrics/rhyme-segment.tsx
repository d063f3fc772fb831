import { cx } from '../cx.ts'
import type { LyricSegment } from './cut-lyric.ts'
import { rhymeLook } from './rhyme-looks.ts'

interface RhymeSegmentProps {
  readonly segment: LyricSegment
  /** Not written yet: keeps its room. */
  readonly hidden: boolean
  /** Of a line that is still to be said. */
  readonly ahead: boolean
  /** Being said. */
  readonly now: boolean
  /** Its family is lit, or the stretch it lies in. */
  readonly lit: boolean
  /** The stop that lit it. */
  readonly met: boolean
  /** The name of its family, after the last segment of a rhyme. */
  readonly letter?: string | undefined
}

/** A stretch of a lyric in one look. */
export function RhymeSegment({
  segment: { text, look },
  hidden,
  ahead,
  now,
  lit,
  met,
  letter,
}: RhymeSegmentProps) {
  if (look === undefined && !now && !hidden && !lit) return text
  const style = look === undefined ? undefined : rhymeLook(look)
  return (
    <span
      data-look={look}
      data-lit={lit || undefined}
      className={cx(
        hidden && 'invisible',
        style !== undefined &&
          'underline decoration-[0.1em] underline-offset-[0.14em] [text-decoration-skip-ink:none]',
        style?.line,
        !lit && !now && !ahead && style?.text,
        lit && cx(style?.plate ?? 'bg-paper', 'text-ink decoration-ink'),
        now && !lit && 'spoken bg-paper text-ink',
        met && 'outline-3 outline-offset-2 outline-paper',
      )}
    >
      {letter === undefined ? text : <Lettered text={text} letter={letter} />}
    </span>
  )
}

/** A rhyme and its family's letter, which goes where the last word goes. */
function Lettered({ text, letter }: { readonly text: string; readonly letter: string }) {
  const lastWord = text.search(/\S+\s*$/)
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <span
          aria-hidden
          className="label ml-[0.12em] inline-block select-none align-super text-[0.5em] leading-none"
        >
          {letter}
        </span>
      </span>
    </>
  )
}
