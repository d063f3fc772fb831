import type { Round } from '#shared/contract/http/battles.ts'
import { cx } from '../../../ui/cx.ts'

interface RoundStripProps {
  readonly rounds: readonly Round[]
  readonly maxRounds: number
  /** Whose verses are on stage. */
  readonly shown: Round | undefined
  readonly name: string
  readonly onShow: (round: Round) => void
}

/** The rounds so far, you against them; a press brings a round's verses back on stage. */
export function RoundStrip({ rounds, maxRounds, shown, name, onShow }: RoundStripProps) {
  return (
    <ol aria-label="Round history" className="flex gap-1.5">
      {Array.from({ length: maxRounds }, (_, index) => {
        const round = rounds.find(({ roundNumber }) => roundNumber === index + 1)
        return (
          <li key={index} className="min-w-0">
            {round === undefined ? (
              <span className="label flex min-h-8 items-center px-2 pt-0.5 text-sm text-grey outline-2 -outline-offset-2 outline-plate">
                R{index + 1}
                <span className="sr-only">: not fought yet</span>
              </span>
            ) : (
              <button
                type="button"
                aria-label={`Round ${String(round.roundNumber)}: you ${String(round.scores.userScore)}, ${name} ${String(round.scores.aiScore)}`}
                aria-pressed={round.id === shown?.id}
                onClick={() => {
                  onShow(round)
                }}
                className={cx(
                  'label flex min-h-8 items-center gap-1.5 px-2 pt-0.5 text-sm tabular-nums outline-2 -outline-offset-2 focus-visible:outline-3 focus-visible:outline-offset-2',
                  round.id === shown?.id ? 'bg-paper text-ink outline-paper' : 'outline-grey',
                )}
              >
                R{round.roundNumber}
                <Mark value={round.scores.userScore} won={round.scores.userScore > round.scores.aiScore} />
                –
                <Mark value={round.scores.aiScore} won={round.scores.aiScore > round.scores.userScore} />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The better mark of a round is underlined. */
function Mark({ value, won }: { readonly value: number; readonly won: boolean }) {
  return <span className={cx(won && 'underline decoration-2 underline-offset-2')}>{value}</span>
}
