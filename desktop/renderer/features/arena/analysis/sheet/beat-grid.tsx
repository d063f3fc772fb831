import type { CSSProperties } from 'react'
import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { cx } from '../../../../ui/cx.ts'
import { rhymeLook } from '../../../../ui/lyrics/rhyme-looks.ts'
import { beatPlace, pickUpOf } from './beat-places.ts'
import './beat-grid.css'

type Bar = LyricAnalysis['bars'][number]
type Syllable = Bar['words'][number]['syllables'][number]

interface BeatGridProps {
  readonly bars: readonly Bar[]
  readonly chipOf: (family: number) => { readonly letter: string; readonly look: number }
  /** The family that is lit. */
  readonly lit: number | undefined
}

/** Every bar on its four beats: a mark for each syllable, larger the more it is stressed, lettered where it rhymes. */
export function BeatGrid({ bars, chipOf, lit }: BeatGridProps) {
  const pickUp = pickUpOf(bars)
  const style = { '--pick-up': pickUp } as CSSProperties
  return (
    <ol className="grid gap-3" style={style}>
      <li aria-hidden className="grid grid-cols-[auto_1fr] gap-x-3 @max-xl:hidden">
        <span className="w-11" />
        <div className="label relative h-4 text-sm text-grey">
          {[0, 1, 2, 3].map((beat) => (
            <span
              key={beat}
              className="absolute pl-1"
              style={{ left: `${String(beatPlace(beat * 4, pickUp).whole)}%` }}
            >
              {beat + 1}
            </span>
          ))}
        </div>
      </li>
      {bars.map((bar, index) => (
        <li
          key={bar.start}
          className={cx('grid gap-x-3 gap-y-1 @xl:grid-cols-[auto_1fr]', bar.isEcho && 'opacity-60')}
        >
          <p className="label flex gap-2 text-sm tabular-nums @xl:block @xl:w-11 @xl:pt-1">
            <span>
              <span className="sr-only">Bar </span>
              {index + 1}
            </span>
            <span aria-hidden className="text-grey @xl:ml-1">
              {bar.scheme}
            </span>
            <span className="sr-only">{saidOf(bar)}</span>
            <span aria-hidden className="text-grey @xl:block @xl:text-[0.75rem]">
              {syllablesOf(bar).length} syl
            </span>
          </p>
          <div aria-hidden className="beat-track">
            {syllablesOf(bar).map((syllable, at) => (
              <Mark
                key={at}
                syllable={syllable}
                pickUp={pickUp}
                chip={syllable.family === null ? undefined : chipOf(syllable.family)}
                isLit={syllable.family !== null && syllable.family === lit}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

const syllablesOf = ({ words }: Bar): readonly Syllable[] => words.flatMap(({ syllables }) => syllables)

/** A bar for those who listen: its scheme, its length, and its beats in capitals. */
function saidOf(bar: Bar): string {
  const scheme = bar.scheme === '-' ? 'rhymes with no other' : `rhymes as ${bar.scheme}`
  const echo = bar.isEcho ? ', said before' : ''
  const words = bar.words.map(({ syllables }) =>
    syllables.map(({ text, stress }) => (stress === 0 ? text.toLowerCase() : text.toUpperCase())).join('-'),
  )
  return `, ${scheme}${echo}, ${String(syllablesOf(bar).length)} syllables: ${words.join(' ')}`
}

interface MarkProps {
  readonly syllable: Syllable
  readonly pickUp: number
  readonly chip: { readonly letter: string; readonly look: number } | undefined
  readonly isLit: boolean
}

function Mark({ syllable: { text, stress, sixteenth }, pickUp, chip, isLit }: MarkProps) {
  const { whole, half, line } = beatPlace(sixteenth, pickUp)
  const look = chip === undefined ? undefined : rhymeLook(chip.look)
  const style = {
    '--whole': `${String(whole)}%`,
    '--half': `${String(half)}%`,
    '--line': line,
  } as CSSProperties
  return (
    <span
      data-lit={isLit || undefined}
      data-stress={stress}
      style={style}
      className={cx('beat-mark', isLit && cx(look?.plate, 'text-ink'))}
    >
      <span className={cx('beat-dot', chip === undefined ? 'beat-plain' : look?.plate)}>{chip?.letter}</span>
      <span
        className={cx(
          'beat-text',
          look !== undefined &&
            'underline decoration-2 underline-offset-[3px] [text-decoration-skip-ink:none]',
          look?.line,
          !isLit && look?.text,
        )}
      >
        {text}
      </span>
    </span>
  )
}
