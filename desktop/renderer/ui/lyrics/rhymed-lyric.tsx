import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cx } from '../cx.ts'
import { prefersStillness } from '../preferences.ts'
import { cutLyric, type LyricSegment, type RhymeMark } from './cut-lyric.ts'
import { familySentence, familyWords, rhymeStops } from './rhyme-families.ts'
import { rhymeLook } from './rhyme-looks.ts'

interface RhymedLyricProps {
  readonly text: string
  readonly rhymes: readonly RhymeMark[]
  /** What the lyric is called: "Razor's verse". */
  readonly label: string
  /** How much of it is written yet, in UTF-16 units; the rest keeps its room. All of it when left out. */
  readonly shownTo?: number | undefined
  /** The line and the word that are being said. */
  readonly place?: { readonly line: number; readonly word?: Stretch | undefined } | undefined
  readonly className?: string
}

interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * A verse on ink with its rhymes: each family has a colour and an underline of its own. Hovering a rhyme lights its
 * family; so do the arrow keys once the lyric has the focus, which is one stop of the Tab key however much rhymes.
 */
export function RhymedLyric({ text, rhymes, label, shownTo, place, className }: RhymedLyricProps) {
  const [lit, setLit] = useState<RhymeAt>()
  const word = place?.word
  const cuts = [shownTo, word?.start, word?.end].filter((cut) => cut !== undefined)
  const lines = cutLyric(text, rhymes, cuts)
  const stops = rhymeStops(cutLyric(text, rhymes))

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') setLit(undefined)
    if (step === undefined || stops.length === 0) return
    event.preventDefault()
    const from = stops.findIndex(({ start }) => start === lit?.start)
    const next = from === -1 && step < 0 ? stops.length - 1 : (from + step + stops.length) % stops.length
    setLit(stops[next])
  }
  const point = (event: PointerEvent): void => {
    const hit = event.target instanceof Element ? event.target.closest('[data-look]') : null
    setLit(hit instanceof HTMLElement ? { start: -1, look: Number(hit.dataset.look) } : undefined)
  }

  const said = useLineInView(place?.line)

  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={walk}
      onPointerOver={point}
      onPointerLeave={() => {
        setLit(undefined)
      }}
      onBlur={() => {
        setLit(undefined)
      }}
      className={className}
    >
      {lines.map(({ start, segments }, number) => (
        <p
          key={start}
          ref={number === place?.line ? said : undefined}
          className={cx('min-h-[1lh]', isAhead(number, place) && 'text-grey')}
        >
          {segments.map((segment) => (
            <Segment
              key={segment.start}
              segment={segment}
              hidden={shownTo !== undefined && segment.start >= shownTo}
              ahead={isAhead(number, place)}
              now={word !== undefined && segment.start >= word.start && segment.start < word.end}
              lit={lit !== undefined && segment.looks.includes(lit.look)}
              met={lit?.start === segment.start}
            />
          ))}
        </p>
      ))}
      <span role="status" className="sr-only">
        {lit === undefined || lit.start < 0 ? '' : familySentence(familyWords(lines, lit.look))}
      </span>
    </div>
  )
}

/** Keeps the line that is being said where it can be seen. */
function useLineInView(line: number | undefined) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (line === undefined) return
    element.current?.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' })
  }, [line])
  return element
}

/** A rhyme family that is lit, and the stop that lit it; -1 when the pointer did. */
interface RhymeAt {
  readonly start: number
  readonly look: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const isAhead = (line: number, place: RhymedLyricProps['place']): boolean =>
  place !== undefined && line > place.line

interface SegmentProps {
  readonly segment: LyricSegment
  readonly hidden: boolean
  readonly ahead: boolean
  readonly now: boolean
  readonly lit: boolean
  readonly met: boolean
}

function Segment({ segment: { text, look }, hidden, ahead, now, lit, met }: SegmentProps) {
  if (look === undefined && !now && !hidden) return text
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
        lit && cx(style?.plate, 'text-ink decoration-ink'),
        now && !lit && 'spoken bg-paper text-ink',
        met && 'outline-3 outline-offset-2 outline-paper',
      )}
    >
      {text}
    </span>
  )
}
