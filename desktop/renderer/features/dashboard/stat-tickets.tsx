import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { subscriptionStatusQuery, userStatsQuery } from '../../api/queries.ts'
import { cx } from '../../ui/cx.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ticket } from '../../ui/ticket.tsx'

/** The player's three figures, each on a ticket. */
export function StatTickets() {
  const status = useQuery(subscriptionStatusQuery)
  const stats = useQuery(userStatsQuery)
  return (
    <ul aria-label="Your figures" className="grid gap-4 md:grid-cols-3 lg:gap-6">
      <StatTicket
        label="Battles Remaining"
        stub="Admit one"
        lookup={status}
        figure={({ battlesRemaining }) =>
          battlesRemaining === null ? 'No limit' : NUMBER.format(battlesRemaining)
        }
        note={({ battlesRemaining }) => (battlesRemaining === null ? 'Go all night' : 'Today')}
      />
      <StatTicket
        label="Win Rate"
        stub="Record"
        lookup={stats}
        figure={({ winRate }) => `${NUMBER.format(winRate)}%`}
        note={({ totalWins, totalBattles }) =>
          `${NUMBER.format(totalWins)} won of ${NUMBER.format(totalBattles)}`
        }
      />
      <StatTicket
        label="This Month"
        stub="Season"
        lookup={stats}
        figure={({ battlesThisMonth }) => NUMBER.format(battlesThisMonth)}
        note={({ battlesThisMonth }) => (battlesThisMonth === 1 ? 'Battle' : 'Battles')}
      />
    </ul>
  )
}

const NUMBER = new Intl.NumberFormat()

interface Lookup<Answer> {
  readonly data: Answer | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface StatTicketProps<Answer> {
  readonly label: string
  readonly stub: string
  readonly lookup: Lookup<Answer>
  readonly figure: (answer: Answer) => string
  readonly note: (answer: Answer) => string
}

function StatTicket<Answer>({ label, stub, lookup, figure, note }: StatTicketProps<Answer>) {
  return (
    <li className="grid">
      <Ticket stub={stub}>
        <div className="grid h-full min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 md:min-h-37 md:grid-cols-1 md:content-between">
          <h2 className="label text-base">{label}</h2>
          {content(lookup, figure, note)}
        </div>
      </Ticket>
    </li>
  )
}

function content<Answer>(
  { data, error, refetch }: Lookup<Answer>,
  figure: (answer: Answer) => string,
  note: (answer: Answer) => string,
): ReactNode {
  if (data !== undefined) {
    const shown = figure(data)
    return (
      <>
        <p
          className={cx(
            'display col-start-2 row-span-2 row-start-1 pt-1 tabular-nums md:col-start-1 md:row-span-1 md:row-start-2',
            shown.length > 4
              ? 'text-3xl whitespace-nowrap md:text-[min(5vw,4rem)]'
              : 'text-6xl md:text-[min(9vw,6.5rem)]',
          )}
        >
          {shown}
        </p>
        <p className="prose text-smoke">{note(data)}</p>
      </>
    )
  }
  if (error !== null) {
    return (
      <div className="col-span-2 mt-2 md:col-span-1">
        <LoadFailure error={error} onRetry={refetch} />
      </div>
    )
  }
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-14 w-24 md:h-18" />
    </>
  )
}
