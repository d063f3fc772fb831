import { cx } from '../../../ui/cx.ts'
import { Stat } from '../../../ui/stat.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { ArenaState } from '../machine/arena-state.ts'
import { latestMarks, leadLabel, leadOf, userScoreShown } from '../machine/arena-reading.ts'
import { ScoreFigure } from './score-figure.tsx'

interface YourCornerProps {
  readonly state: ArenaState
  /** Whether the verdict on the latest round is out: nobody leads until it is in. */
  readonly verdictOut: boolean
}

/** The blue corner: your score and who leads. */
export function YourCorner({ state, verdictOut }: YourCornerProps) {
  return (
    <section
      aria-label="You, blue corner"
      className="stage-you relative flex items-end justify-between gap-3 px-4 pt-9 lg:block lg:pt-0 lg:pl-9"
    >
      <p className="hidden lg:block">
        <Tag>Blue corner</Tag>
      </p>
      <h2 className="display sr-only lg:not-sr-only lg:mt-3 lg:text-[clamp(3rem,min(5.6vw,9.5dvh),6.4rem)]">
        You
      </h2>
      <ScoreFigure
        label="Your score"
        score={userScoreShown(state)}
        gained={latestMarks(state)?.total}
        className="text-[2.9rem] leading-[0.8] lg:mt-3 lg:text-[clamp(4.5rem,min(10vw,15dvh),11rem)]"
      />
      <Lead standing={state.standing} hidden={verdictOut} />
    </section>
  )
}

interface LeadProps {
  readonly standing: ArenaState['standing']
  readonly hidden: boolean
}

function Lead({ standing, hidden }: LeadProps) {
  const lead = leadOf(standing)
  return (
    <p
      className={cx(
        'label ground-paper mb-1 px-2.5 pt-2 pb-1.5 text-sm lg:mt-[clamp(0.6rem,1.8dvh,1rem)] lg:mb-0 lg:inline-block lg:text-[1.06rem]',
        hidden && 'invisible',
      )}
    >
      {leadLabel(standing)}
      {lead === 0 ? null : <span> +{Math.abs(lead)}</span>}
    </p>
  )
}

/** What the ear said of your last verse. */
export function YourStats({ state }: { readonly state: ArenaState }) {
  const marks = latestMarks(state)
  return (
    <section
      aria-label="Your stats"
      className="stage-stats ground-you -mt-px p-4 lg:min-h-0 lg:w-[clamp(11.5rem,16.4vw,16rem)] lg:bg-transparent lg:pt-[clamp(0.9rem,2.6dvh,1.5rem)] lg:pr-0 lg:pb-0 lg:pl-9"
    >
      <h2 className="sr-only">Your stats</h2>
      <div className="grid gap-[clamp(0.35rem,1.3dvh,0.75rem)] [&_dl]:text-[1.1875rem] [&_dl]:tracking-normal [&_dl]:gap-x-1.5 [&_dl]:[font-stretch:66%] max-xl:[&_dl]:[font-stretch:62%]">
        <Stat label="Rhyme density" {...percent(marks?.rhymeDensity)} />
        <Stat label="Flow quality" {...percent(marks?.flowQuality)} />
        <Stat label="Creativity" {...percent(marks?.creativity)} />
        <Stat label="Total score" value={String(userScoreShown(state))} />
      </div>
    </section>
  )
}

const percent = (value: number | undefined) =>
  value === undefined ? { value: '–', percent: 0 } : { value: `${String(value)}%`, percent: value }
