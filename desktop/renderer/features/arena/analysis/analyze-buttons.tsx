import type { Round } from '#shared/contract/http/battles.ts'
import { cx } from '../../../ui/cx.ts'
import { useAnalysis } from './analysis-context.ts'
import { subjectsOf } from './analysis-subject.ts'

interface AnalyzeButtonsProps {
  readonly rounds: readonly Round[]
  readonly round: Round
  readonly name: string
  /** Whether the verdict on the round is still out: their mark is not told before. */
  readonly verdictOut?: boolean
  readonly className?: string
}

/** The two ways into the Rhyme Analysis of a round. */
export function AnalyzeButtons({ rounds, round, name, verdictOut = false, className }: AnalyzeButtonsProps) {
  const open = useAnalysis()
  const { you, them } = subjectsOf(rounds, round, name)
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      {(verdictOut ? [you] : [you, them]).map((subject) => (
        <button
          key={subject.side}
          type="button"
          onClick={() => {
            open(subject)
          }}
          className="display inline-flex min-h-9 items-center border-[3px] border-paper bg-ink px-2 pt-1.5 pb-1 text-base sm:px-2.5 sm:text-[1.1875rem]"
        >
          <span aria-hidden className={cx('mr-2 size-3', subject.side === 'you' ? 'bg-you' : 'bg-foe')} />
          {subject.side === 'you' ? 'Analyze Your Verse' : 'Analyze AI Response'}
        </button>
      ))}
    </div>
  )
}
