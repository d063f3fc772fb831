import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cx } from '../cx.ts'
import { prefersStillness } from '../preferences.ts'
import { cutLyric, type LyricSegment, type RhymeMark } from './cut-lyric.ts'
import { familySentence, familyWords, rhymeStops } from './rhyme-families.ts'
import { RhymeSegment } from './rhyme-segment.tsx'

interface RhymedLyricProps {
  readonly text: string
  readonly rhymes: readonly RhymeMark[]
  /** What the lyric is called: "Razor's verse". */
  readonly label: string
  /** How much of it is written yet, in UTF-16 units; the rest keeps its room. All of it when left out. */
  readonly shownTo?: number | undefined
  /** The line and the word that are being said. */
  readonly place?: { readonly line: number; readonly word?: Stretch | undefined } | undefined
  /** What is lit while the reader lights nothing: a family by its look, a stretch of text. */
  readonly light?: { readonly look?: number | undefined; readonly stretch?: Stretch | undefined }
  /** Names of the families by their looks, written behind their words. */
  readonly letters?: ReadonlyMap<number, string>
  /** The reader picked a family: by a press, or by Enter on the one that the arrow keys lit. */
  readonly onPick?: (look: number) => void
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
export function RhymedLyric({
  text,
  rhymes,
  label,
  shownTo,
  place,
  light,
  letters,
  onPick,
  className,
}: RhymedLyricProps) {
  const [lit, setLit] = useState<RhymeAt>()
  const word = place?.word
  const stretch = lit === undefined ? light?.stretch : undefined
  const litLook = lit?.look ?? light?.look
  const edges = [shownTo, word?.start, word?.end, stretch?.start, stretch?.end]
  const cuts = edges.filter((cut) => cut !== undefined)
  const lines = cutLyric(text, rhymes, cuts)
  const stops = rhymeStops(cutLyric(text, rhymes))

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') setLit(undefined)
    if (event.key === 'Enter' && lit !== undefined) onPick?.(lit.look)
    if (step === undefined || stops.length === 0) return
    event.preventDefault()
    const from = stops.findIndex(({ start }) => start === lit?.start)
    const next = from === -1 && step < 0 ? stops.length - 1 : (from + step + stops.length) % stops.length
    setLit(stops[next])
  }
  const point = (event: PointerEvent): void => {
    const look = lookAt(event.target)
    setLit(look === undefined ? undefined : { start: -1, look })
  }

  const said = useLineInView(place?.line)

  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={walk}
      onPointerOver={point}
      onClick={({ target }) => {
        const look = lookAt(target)
        if (look !== undefined) onPick?.(look)
      }}
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
          {segments.map((segment, index) => (
            <RhymeSegment
              key={segment.start}
              segment={segment}
              hidden={shownTo !== undefined && segment.start >= shownTo}
              ahead={isAhead(number, place)}
              now={isIn(segment, word)}
              lit={(litLook !== undefined && segment.looks.includes(litLook)) || isIn(segment, stretch)}
              met={lit?.start === segment.start}
              letter={endsRhyme(segments, index) ? letters?.get(segment.look ?? -1) : undefined}
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

/** The family under the pointer. */
function lookAt(target: EventTarget): number | undefined {
  const hit = target instanceof Element ? target.closest('[data-look]') : null
  return hit instanceof HTMLElement ? Number(hit.dataset.look) : undefined
}

const isIn = ({ start }: LyricSegment, stretch: Stretch | undefined): boolean =>
  stretch !== undefined && start >= stretch.start && start < stretch.end

/** Whether a rhyme ends with a segment: the next one is in another family, or in none. */
const endsRhyme = (segments: readonly LyricSegment[], index: number): boolean =>
  segments[index]?.look !== segments[index + 1]?.look

const isAhead = (line: number, place: RhymedLyricProps['place']): boolean =>
  place !== undefined && line > place.line
