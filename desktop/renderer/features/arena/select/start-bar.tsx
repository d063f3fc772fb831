import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../api/api-error.ts'
import { subscriptionStatusQuery } from '../../../api/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'

interface StartBarProps {
  readonly opponent: string
  readonly isFirstFight: boolean
  readonly isPending: boolean
  readonly error: Error | null
}

/** The foot of the fight card: the bell, or why it cannot be rung. */
export function StartBar({ opponent, isFirstFight, isPending, error }: StartBarProps) {
  const { data: status } = useQuery(subscriptionStatusQuery)
  const closed = status?.canStartBattle === false
  return (
    <div className="sticky bottom-[-1.25rem] -mx-5 mt-5 -mb-5 flex flex-wrap items-center gap-4 border-t-4 border-ink bg-paper px-5 py-3 sm:bottom-[-2rem] sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-4">
      <Button type="submit" tone="you" disabled={closed || isPending} className="max-sm:w-full">
        {closed ? 'No Battles Left' : isPending ? 'Ringing the bell' : `Battle ${opponent}`}
      </Button>
      {closed ? <Tag className="text-base">Your allowance comes back tomorrow</Tag> : null}
      {isFirstFight && !closed ? (
        <Tag tone="crowd" className="text-base">
          A good first fight
        </Tag>
      ) : null}
      <p role="alert" className="prose min-w-0 grow font-bold empty:hidden">
        {error === null ? null : (
          <span className="ground-foe inline-block px-2 py-1">{sentenceOf(error)}</span>
        )}
      </p>
    </div>
  )
}
