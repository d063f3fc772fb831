import type { Page } from '@playwright/test'
import { fightRound, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { dashboard } from '../models/dashboard.ts'
import { landing } from '../models/landing.ts'
import { notFound } from '../models/notice.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { resultPoster } from '../models/result-poster.ts'
import { settings } from '../models/settings.ts'
import { expectAccessible, expectNoSidewaysScroll, runningAnimations } from '../support/accessibility.ts'
import type { Player } from '../support/player.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSE, VERSES } from '../support/verses.ts'

/** A screen in one of its states, and how to get there. */
interface State<Who extends readonly unknown[]> {
  readonly name: string
  readonly reach: (page: Page, ...who: Who) => Promise<void>
}

const FOR_VISITORS: readonly State<[]>[] = [
  {
    name: 'landing',
    reach: async (page) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Pick on someone' })).toBeVisible()
      // Without a face behind them axe takes outlined names for dark on dark.
      await expect(landing(page).faces).toHaveCount(4)
    },
  },
  {
    name: 'sign-in',
    reach: async (page) => {
      await page.goto('/?sign-in')
      await expect(landing(page).enter).toBeVisible()
    },
  },
  {
    name: 'sign-up-refused',
    reach: async (page) => {
      const { beNew, join, name } = landing(page)
      await page.goto('/?sign-in')
      await beNew()
      await join.click()
      await expect(name).toBeFocused()
    },
  },
  {
    name: 'not-found-signed-out',
    reach: async (page) => {
      await page.goto('/nowhere')
      await expect(notFound(page).signIn).toBeVisible()
    },
  },
]

const FOR_PLAYERS: readonly State<[Player]>[] = [
  {
    name: 'dashboard-empty',
    reach: async (page) => {
      await page.goto('/')
      await expect(dashboard(page).recent).toContainText('No battles yet.')
    },
  },
  {
    name: 'dashboard-full',
    reach: async (page, player) => {
      for (const [aiCharacterId, verses] of Object.entries(VERSES)) {
        const { id } = await startBattle(player.api, { aiCharacterId })
        for (const verse of verses) await fightRound(player.api, id, verse)
      }
      await startBattle(player.api)
      await page.goto('/')
      await expect(dashboard(page).results).toHaveCount(4)
      await expect(page.getByRole('link', { name: 'Resume v. Razor' })).toBeVisible()
    },
  },
  {
    name: 'opponent-select',
    reach: async (page) => {
      await page.goto('/battle')
      await expect(opponentSelect(page).battle('silk')).toBeVisible()
    },
  },
  {
    name: 'arena-ready',
    reach: async (page, player) => {
      const { id } = await startBattle(player.api)
      await arena(page).open(id)
      await arena(page).turn(1)
    },
  },
  {
    name: 'arena-refused',
    reach: async (page, player) => {
      const { id } = await startBattle(player.api)
      const { open, throwVerse, hint } = arena(page)
      await open(id)
      await throwVerse('🔥🔥🔥')
      await expect(hint).toContainText('There are no words in that verse.')
    },
  },
  {
    name: 'arena-answering',
    reach: async (page, player) => {
      const { id } = await startBattle(player.api)
      const { open, throwVerse, voice } = arena(page)
      await open(id)
      await throwVerse(VERSE)
      await expect(voice).toHaveAttribute('data-voice', 'playing')
    },
  },
  {
    name: 'arena-result',
    reach: async (page, player) => {
      const { id } = await startBattle(player.api, { aiCharacterId: 'venom' })
      for (const verse of VERSES.venom) await fightRound(player.api, id, verse)
      await arena(page).open(id)
      await expect(resultPoster(page).verdict).toBeVisible()
    },
  },
  {
    name: 'arena-not-found',
    reach: async (page) => {
      await page.goto('/battle/nowhere')
      await expect(page.getByRole('heading', { name: 'Battle Not Found' })).toBeVisible()
    },
  },
  {
    name: 'settings',
    reach: async (page) => {
      const { open, devices } = settings(page)
      await open()
      await expect(devices).toHaveCount(1)
    },
  },
  {
    name: 'not-found',
    reach: async (page) => {
      await page.goto('/nowhere')
      await expect(notFound(page).back).toBeVisible()
    },
  },
]

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px, held still`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, reach } of FOR_VISITORS) {
      test(`${name} is for everyone`, async ({ page }) => {
        await reach(page)
        await expectForEveryone(page, `${name}-${width}`)
      })
    }
    for (const { name, reach } of FOR_PLAYERS) {
      test(`${name} is for everyone`, async ({ page, player }) => {
        await reach(page, player)
        await expectForEveryone(page, `${name}-${width}`)
      })
    }
  })
}

/** Axe finds nothing, nothing sticks out to the side, and nothing moves for those who like things still. */
async function expectForEveryone(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect.poll(() => runningAnimations(page)).toBe(0)
  await shoot(page, `screens/${name}`)
}

test('what is held still moves for everybody else, until the game is told to hold still', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, turn } = arena(page)
  await open(id)
  await turn(1)
  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
  await settings(page).open()
  await page.getByRole('radio', { name: 'Hold still' }).click()
  await open(id)
  await turn(1)
  await expect.poll(() => runningAnimations(page)).toBe(0)
})
