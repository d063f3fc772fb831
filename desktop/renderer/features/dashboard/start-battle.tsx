import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { battlesQuery, subscriptionStatusQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'

/** The way into the ring, and back into a battle that was left open. */
export function StartBattle() {
  const { data: status } = useQuery(subscriptionStatusQuery)
  const { data: battles } = useQuery(battlesQuery)
  const open = battles?.[0]?.status === 'active' ? battles[0] : undefined
  const closed = status?.canStartBattle === false
  return (
    <div className="flex flex-wrap items-center gap-4">
      {closed ? (
        <Button disabled size="large">
          No Battles Left
        </Button>
      ) : (
        <Button asChild tone="crowd" size="large" className="shadow-hard">
          <Link href="/battle">Start New Battle</Link>
        </Button>
      )}
      {open === undefined ? null : (
        <Button asChild tone="paper" size="large">
          <Link href={`/battle/${open.id}`}>Resume v. {open.aiCharacterName}</Link>
        </Button>
      )}
      {closed ? (
        <p className="basis-full">
          <Tag className="text-base">Your allowance comes back tomorrow</Tag>
        </p>
      ) : null}
    </div>
  )
}
