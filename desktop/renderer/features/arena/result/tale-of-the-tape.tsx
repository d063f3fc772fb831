import type { Round } from '#shared/contract/http/battles.ts'
import { cx } from '../../../ui/cx.ts'

interface TaleOfTheTapeProps {
  readonly rounds: readonly Round[]
  readonly name: string
  readonly userScore: number
  readonly aiScore: number
}

/** You against them, round by round, as a fight poster prints it. */
export function TaleOfTheTape({ rounds, name, userScore, aiScore }: TaleOfTheTapeProps) {
  return (
    <table className="label w-full max-w-xl border-collapse text-center text-base tabular-nums">
      <caption className="sr-only">Round by round</caption>
      <thead>
        <tr className="border-b-4 border-ink">
          <th scope="col" className="display w-[34%] py-1.5 text-left text-2xl">
            You
          </th>
          <th scope="col">
            <span className="sr-only">Round</span>
          </th>
          <th scope="col" className="display w-[34%] py-1.5 text-right text-2xl">
            {name}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ id, roundNumber, scores }) => (
          <Row
            key={id}
            title={`Round ${String(roundNumber)}`}
            you={scores.userScore}
            them={scores.aiScore}
            className="border-b-2 border-ink/25"
          />
        ))}
      </tbody>
      <tfoot>
        <Row title="Total" you={userScore} them={aiScore} className="border-t-4 border-ink" />
      </tfoot>
    </table>
  )
}

interface RowProps {
  readonly title: string
  readonly you: number
  readonly them: number
  readonly className: string
}

function Row({ title, you, them, className }: RowProps) {
  return (
    <tr className={className}>
      <td className="py-1 text-left">
        <Figure value={you} won={you > them} />
      </td>
      <th scope="row" className="font-[800] text-smoke">
        {title}
      </th>
      <td className="py-1 text-right">
        <Figure value={them} won={them > you} />
      </td>
    </tr>
  )
}

/** The better figure stands on a plate, so that it is not told by colour. */
function Figure({ value, won }: { readonly value: number; readonly won: boolean }) {
  return (
    <span
      className={cx(
        'display inline-block min-w-14 px-2 pt-1.5 pb-0.5 text-center text-2xl',
        won && 'bg-crowd',
      )}
    >
      {value}
    </span>
  )
}
