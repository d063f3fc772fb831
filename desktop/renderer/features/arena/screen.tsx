import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { battleId } from '#shared/contract/http/battles.ts'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Screen } from '../../ui/screen.tsx'
import { battleSnapshotQuery } from './data/battle-queries.ts'
import { OpponentSelect } from './select/opponent-select.tsx'
import { EmptyStage } from './stage/empty-stage.tsx'
import { Stage } from './stage/stage.tsx'

/** The battle arena: without a battle it opens with the choice of an opponent. */
export function ArenaScreen() {
  const { id } = useParams<{ id?: string }>()
  if (id === undefined) return <ChooseFirst />
  return battleId.safeParse({ id }).success ? <BattleScreen key={id} id={id} /> : <NoSuchBattle />
}

function ChooseFirst() {
  const [choosing, setChoosing] = useState(true)
  return (
    <Screen title="Select Your Opponent">
      <EmptyStage>
        <h1 className="display text-[clamp(3rem,9vw,8rem)]">Who is next?</h1>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            tone="you"
            size="large"
            onClick={() => {
              setChoosing(true)
            }}
          >
            Pick an opponent
          </Button>
          <Button asChild tone="ink" size="large">
            <Link href="/">Dashboard</Link>
          </Button>
        </div>
      </EmptyStage>
      <OpponentSelect open={choosing} onOpenChange={setChoosing} />
    </Screen>
  )
}

function BattleScreen({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(battleSnapshotQuery(id))
  if (data !== undefined) {
    return (
      <Screen title={`You v. ${data.battle.aiCharacterName}`}>
        <Stage snapshot={data} />
      </Screen>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <NoSuchBattle />
  return (
    <Screen title="Battle">
      <EmptyStage>
        {error === null ? (
          <p role="status" className="display text-[clamp(3rem,9vw,8rem)]">
            To your corners
          </p>
        ) : (
          <Plate className="max-w-lg text-left shadow-foe">
            <h1 className="display mb-4 text-4xl">The bell did not ring</h1>
            <LoadFailure error={error} onRetry={() => void refetch()} />
          </Plate>
        )}
      </EmptyStage>
    </Screen>
  )
}

function NoSuchBattle() {
  return (
    <Screen title="Battle Not Found">
      <EmptyStage>
        <Plate className="max-w-lg text-left shadow-foe">
          <h1 className="display text-5xl">Battle Not Found</h1>
          <p className="prose mt-3 text-lg">No fight was ever held under this number, or it was not yours.</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button asChild tone="you">
              <Link href="/battle">New Battle</Link>
            </Button>
            <Button asChild tone="paper">
              <Link href="/">Dashboard</Link>
            </Button>
          </div>
        </Plate>
      </EmptyStage>
    </Screen>
  )
}
