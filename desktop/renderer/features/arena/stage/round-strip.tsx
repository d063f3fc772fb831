import type { Round } from '#shared/contract/http/battles.ts'
import { cx } from '../../../ui/cx.ts'

interface RoundStripProps {
  readonly rounds: readonly Round[]
  readonly maxRounds: number
  /** Whose verses are on stage. */
  readonly shown: Round | undefined
  /** The round whose verdict is out: their mark is not told yet. */
  readonly undecided: Round | undefined
  readonly name: string
  readonly onShow: (round: Round) => void
}

/** The rounds so far, you against them; a press brings a round's verses back on stage. */
export function RoundStrip({ rounds, maxRounds, shown, undecided, name, onShow }: RoundStripProps) {
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
                aria-label={`Round ${String(round.roundNumber)}: you ${String(round.scores.userScore)}, ${name} ${round.id === undecided?.id ? 'not judged yet' : String(round.scores.aiScore)}`}
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
                <Marks scores={round.scores} decided={round.id !== undecided?.id} />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Marks({ scores, decided }: { readonly scores: Round['scores']; readonly decided: boolean }) {
  const { userScore, aiScore } = scores
  return (
    <>
      <Mark value={userScore} won={decided && userScore > aiScore} />–
      {decided ? <Mark value={aiScore} won={aiScore > userScore} /> : '?'}
    </>
  )
}

/** The better mark of a round is underlined. */
function Mark({ value, won }: { readonly value: number; readonly won: boolean }) {
  return <span className={cx(won && 'underline decoration-2 underline-offset-2')}>{value}</span>
}
