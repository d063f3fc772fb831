import { expect, type Page } from '@playwright/test'

/** Level, in decibels of full scale, that a voice is above and silence is far below. */
const AUDIBLE_DB = -35

/** A battle on stage. */
export function arena(page: Page) {
  const verse = page.getByRole('textbox', { name: 'Your verse' })
  const send = page.getByRole('button', { name: 'Clap back' })
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  const voice = page.locator('[data-voice]').first()
  const fight = page.getByRole('status', { name: 'The fight' })
  const loudestDb = async (): Promise<number> => Number(await voice.getAttribute('data-loudest-db'))

  return {
    verse,
    send,
    skip,
    /** Plays the answer on stage; `data-voice` says how that goes. */
    voice,
    /** The opponent's words. */
    answer: page.getByRole('group', { name: /s verse$/ }),
    /** Says whose turn it is. */
    fight,
    clock: page.getByRole('timer'),
    rounds: page.getByRole('list', { name: 'Round history' }),
    yourScore: page.getByRole('region', { name: 'You, blue corner' }),
    hint: page.getByRole('form', { name: 'Text mode' }).locator('p[id$="-hint"]'),
    /** The loudest moment since the voice set in, in decibels of full scale. */
    loudestDb,

    open: (battleId: string) => page.goto(`/battle/${battleId}`),
    /** Waits until it is the player's turn in a round. */
    turn: (round: number) => expect(fight).toHaveText(new RegExp(`Round ${round} of 3\\. Your turn\\.$`)),
    throwVerse: async (text: string) => {
      await verse.fill(text)
      await send.click()
    },
    /** Skips what is left of the answer's performance; by now it may have ended by itself. */
    skipRest: () =>
      skip.evaluateAll((buttons: HTMLButtonElement[]) => buttons.forEach((button) => button.click())),
    /** Waits until the answer sounds, and sounds like something. */
    hearAnswer: async () => {
      await expect(voice).toHaveAttribute('data-voice', 'playing')
      await expect.poll(loudestDb).toBeGreaterThan(AUDIBLE_DB)
    },
  }
}
