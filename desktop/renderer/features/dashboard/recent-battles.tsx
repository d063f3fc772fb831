import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { HistoryItem } from '#shared/contract/http/battles.ts'
import { battleHistoryQuery } from '../../api/queries.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
import { outcomeOf, type BattleOutcome } from './battle-outcome.ts'

/** Battles shown, the newest first. */
const SHOWN = 5

const VERDICTS: Record<BattleOutcome, { readonly word: string; readonly tone: StampTone }> = {
  won: { word: 'Won', tone: 'crowd' },
  lost: { word: 'Lost', tone: 'foe' },
  draw: { word: 'Draw', tone: 'paper' },
}

/** The last results, like the lower half of a fight bill. */
export function RecentBattles() {
  const { data, error, refetch } = useQuery(battleHistoryQuery)
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="display text-[min(13vw,5.5rem)]">
        Recent Battles
      </h2>
      <div className="mt-6 border-t-8 border-paper">
        {data !== undefined ? <Results items={data.slice(0, SHOWN)} /> : null}
        {data === undefined && error !== null ? (
          <div className="py-6">
            <LoadFailure error={error} onRetry={refetch} />
          </div>
        ) : null}
        {data === undefined && error === null ? <Loading /> : null}
      </div>
    </section>
  )
}

function Results({ items }: { readonly items: readonly HistoryItem[] }) {
  if (items.length === 0) {
    return <p className="prose py-8 text-xl">No battles yet. Start your first battle to see it here!</p>
  }
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="border-b-4 border-paper">
          <Result item={item} />
        </li>
      ))}
    </ul>
  )
}

const DATE = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

function Result({ item }: { readonly item: HistoryItem }) {
  const { id, aiCharacterName, createdAt, userScore, aiScore } = item
  const verdict = VERDICTS[outcomeOf(item)]
  return (
    <Link
      href={`/battle/${id}`}
      className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-4 hover:bg-plate sm:grid-cols-[minmax(11rem,1fr)_auto_8rem] sm:gap-x-8 lg:grid-cols-[minmax(13rem,2fr)_3fr_auto_8rem] sm:px-2"
    >
      <span className="min-w-0">
        <span className="display block truncate pt-1 text-[2.5rem] sm:text-5xl">vs {aiCharacterName}</span>
        <time dateTime={createdAt} className="label mt-1 block text-sm text-grey">
          {DATE.format(new Date(createdAt))}
        </time>
      </span>
      <Shares you={userScore} foe={aiScore} />
      <span className="display row-start-2 text-[2.5rem] tabular-nums sm:row-auto sm:text-6xl lg:min-w-60 lg:text-right">
        <span className="sr-only">Score: you </span>
        <span className="text-paper">{userScore}</span>
        <span aria-hidden className="mx-2 inline-block h-[0.12em] w-[0.4em] bg-grey align-[0.3em]" />
        <span className="sr-only">, {aiCharacterName} </span>
        <span className="text-foe">{aiScore}</span>
      </span>
      <span className="justify-self-end text-3xl sm:text-4xl">
        <Stamp tone={verdict.tone}>{verdict.word}</Stamp>
      </span>
    </Link>
  )
}

/** Both sums as one bar: blue for the player, red for the opponent. The figures beside it say the same. */
function Shares({ you, foe }: { readonly you: number; readonly foe: number }) {
  return (
    <span aria-hidden className="hidden h-7 border-[3px] border-paper lg:flex">
      <span className="bg-you" style={{ flexGrow: you }} />
      <span className="w-[3px] bg-paper" />
      <span className="bg-foe" style={{ flexGrow: foe }} />
    </span>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading your battles</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center justify-between border-b-4 border-grey py-4">
          <Skeleton className="h-14 w-44" />
          <Skeleton className="h-12 w-28" />
        </div>
      ))}
    </div>
  )
}
