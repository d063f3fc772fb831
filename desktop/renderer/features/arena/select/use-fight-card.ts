import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { characterById } from '#shared/domain/character/characters.ts'
import { battlesQuery } from '../../../api/queries.ts'
import { FIRST_FIGHT, newFightCard, type FightCard } from './fight-settings-state.ts'

interface MadeUpCard {
  readonly card: FightCard
  /** Whether the player has not fought yet, as far as is known. */
  readonly isNewcomer: boolean
  readonly change: (next: (card: FightCard) => FightCard) => void
}

/** The fight card while it is made up: until the player touches it, what the house proposes. */
export function useFightCard(): MadeUpCard {
  const { data: battles } = useQuery(battlesQuery)
  const isNewcomer = battles?.length === 0
  const proposed = isNewcomer ? FIRST_FIGHT : newFightCard(characterById('razor'))
  const [touched, setTouched] = useState<FightCard>()
  return {
    card: touched ?? proposed,
    isNewcomer,
    change: (next) => {
      setTouched((before) => next(before ?? proposed))
    },
  }
}
