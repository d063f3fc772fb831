import { expect, type Page } from '@playwright/test'
import { characterById } from '#shared/domain/character/characters.ts'
import type { CharacterId } from '#shared/domain/character/character.ts'

/** The plate on which a fight is made up. */
export function opponentSelect(page: Page) {
  const plate = page.getByRole('dialog', { name: 'Select Your Opponent' })
  const card = (id: CharacterId) =>
    plate.getByRole('radio', { name: characterById(id).displayName, exact: true })
  const battle = (id: CharacterId) =>
    plate.getByRole('button', { name: `Battle ${characterById(id).displayName}` })

  return {
    plate,
    card,
    battle,
    /** Picks an opponent and rings the bell. @returns the battle's id */
    fight: async (id: CharacterId): Promise<string> => {
      await card(id).click()
      await battle(id).click()
      await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/)
      return new URL(page.url()).pathname.replace('/battle/', '')
    },
  }
}
