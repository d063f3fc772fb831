import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { HistoryItem } from '#shared/contract/http/battles.ts'
import { battleHistoryQuery } from '../../../api/queries.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Ticket } from '../../../ui/ticket.tsx'

const SHOWN = 3

/** The latest fights, as ticket stubs. A draw is not a victory. */
export function BattleHistory() {
  const { data, error, refetch } = useQuery(battleHistoryQuery)
  return (
    <section aria-labelledby="battle-history" className="px-4 py-8 sm:px-8 lg:px-14">
      <h2 id="battle-history" className="display mb-4 text-3xl">
        Battle History
      </h2>
      {data === undefined ? (
        error === null ? (
          <div role="status" className="grid gap-3 sm:grid-cols-3">
            <span className="sr-only">Loading your battles</span>
            {Array.from({ length: SHOWN }, (_, index) => (
              <Skeleton key={index} className="h-28" />
            ))}
          </div>
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <History battles={data.slice(0, SHOWN)} />
      )}
    </section>
  )
}

function History({ battles }: { readonly battles: readonly HistoryItem[] }) {
  if (battles.length === 0) {
    return <p className="prose text-grey">No fights on record yet. This one will be the first.</p>
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {battles.map((battle) => (
        <li key={battle.id}>
          <Link href={`/battle/${battle.id}`} className="block">
            <Ticket stub="Admit one">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 className="display pt-1 text-2xl">v. {battle.aiCharacterName}</h3>
                <Verdict won={battle.userScore > battle.aiScore} />
              </div>
              <p className="label mt-3 flex justify-between gap-4 text-sm tabular-nums">
                <span>
                  {battle.userScore}–{battle.aiScore}
                </span>
                <time dateTime={battle.createdAt}>{shortDate(battle.createdAt)}</time>
              </p>
            </Ticket>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Verdict({ won }: { readonly won: boolean }) {
  return (
    <span className="ground-ink px-1.5 py-1 text-lg">
      <Stamp tone={won ? 'crowd' : 'foe'}>{won ? 'VICTORY' : 'DEFEAT'}</Stamp>
    </span>
  )
}

const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
