import { useQuery } from '@tanstack/react-query'
import type { Tier } from '#shared/contract/http/account.ts'
import { subscriptionStatusQuery } from '../../api/queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cx } from '../../ui/cx.ts'

const TIER_NAMES: Record<Tier, string> = { free: 'Free', premium: 'Premium', pro: 'Pro' }

/** The announcer says who is here; the size follows the length of the name, so that a long one stays on the sheet. */
export function Greeting({ firstName }: { readonly firstName: string | null }) {
  const name = firstName?.trim() ?? ''
  const called = name === '' ? 'Rapper' : name
  return (
    <div className="min-w-0">
      <TierBadge />
      <h1 className="display mt-5">
        <span className="block text-[min(9vw,4rem)] md:text-[6vw] lg:text-[min(4.4vw,5rem)]">
          Welcome back,
        </span>{' '}
        <span className={cx('mt-1 block [overflow-wrap:anywhere]', sizeOf(called))}>{called}!</span>
      </h1>
    </div>
  )
}

function sizeOf(name: string): string {
  if (name.length <= 7)
    return 'text-[min(25vw,11rem)] md:text-[15vw] lg:text-[min(12vw,14rem)] 2xl:text-[min(13.5vw,18rem)]'
  if (name.length <= 12) return 'text-[min(17vw,8rem)] md:text-[10vw] lg:text-[min(8vw,9rem)]'
  return 'text-[min(11vw,4.5rem)] md:text-[6.5vw] lg:text-[min(4.6vw,5.5rem)]'
}

function TierBadge() {
  const { data } = useQuery(subscriptionStatusQuery)
  return (
    <p className="label inline-flex min-h-8 items-center bg-ink px-3 pt-1 text-base text-paper">
      Blue corner
      <span aria-hidden className="mx-2 inline-block h-4 w-[3px] bg-paper" />
      {data === undefined ? (
        <Skeleton className="h-4 w-12" />
      ) : (
        <span className="text-crowd">{TIER_NAMES[data.tier]}</span>
      )}
    </p>
  )
}
