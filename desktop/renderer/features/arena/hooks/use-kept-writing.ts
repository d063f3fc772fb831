import { useEffect } from 'react'
import { z } from 'zod'
import type { ArenaStore } from '../machine/arena-store.ts'
import { keptOf, type KeptWriting } from '../machine/kept-writing.ts'

const stored = z.object({
  draft: z.string(),
  unsettled: z.object({ key: z.string(), verse: z.string(), after: z.int() }).exactOptional(),
})

const placeOf = (battleId: string): string => `clapback-verse-${battleId}`

/** What an earlier visit of this tab wrote in a battle; nothing where the browser keeps nothing, or something else. */
export function readKeptWriting(battleId: string): KeptWriting | undefined {
  try {
    return stored.parse(JSON.parse(sessionStorage.getItem(placeOf(battleId)) ?? ''))
  } catch {
    return undefined
  }
}

function keep(battleId: string, writing: KeptWriting | undefined): void {
  try {
    if (writing === undefined) sessionStorage.removeItem(placeOf(battleId))
    else sessionStorage.setItem(placeOf(battleId), JSON.stringify(writing))
  } catch {
    // A browser that keeps nothing: the verse lives as long as the page.
  }
}

/** Keeps what is written in this tab, until it has become a round or the battle has ended (VERSE-9). */
export function useKeptWriting(store: ArenaStore): void {
  useEffect(() => {
    const { id } = store.getState().battle
    const save = (): void => {
      keep(id, keptOf(store.getState()))
    }
    save()
    return store.subscribe(save)
  }, [store])
}
