import { startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { dashboard } from '../models/dashboard.ts'
import { landing } from '../models/landing.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { settings } from '../models/settings.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSE } from '../support/verses.ts'

const UNREACHABLE = 'Network error: Unable to connect to server. Please check your connection and try again.'
const NO_LINE = 'No line to the server. What you see may be old.'

test.afterEach(async ({ server }) => {
  await server.resume()
})

test('a visitor whose server is gone keeps the page, is told, and gets in once it is back', async ({
  page,
  server,
}) => {
  const { headline, email } = landing(page)
  await page.goto('/')
  // The opponents' faces come when the page is awake.
  await expect(page.getByRole('heading', { name: 'Cypher' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await server.halt()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(UNREACHABLE)
  await expect(headline).toBeVisible()
  await shoot(page, 'offline/landing')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText(UNREACHABLE)

  await server.resume()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(email).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a visitor whose page gets no script is told, and gets in once it comes', async ({ page }) => {
  const SCRIPT = '**/assets/landing-wake-*.js'
  await page.route(SCRIPT, (route) => route.abort('connectionrefused'))
  await page.goto('/?sign-in')
  await expect(page.getByRole('alert')).toContainText('Part of this page did not come')
  await shoot(page, 'offline/landing-without-script')
  await page.unroute(SCRIPT)
  await page.getByRole('link', { name: 'Reload it' }).click()
  await expect(landing(page).email).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an open sign-in sheet says so too, and keeps what was typed', async ({ page, player, server }) => {
  await page.context().clearCookies()
  const { signIn, sheet, email, enter } = landing(page)
  await page.goto('/?sign-in')
  await expect(email).toBeVisible()
  await server.halt()
  await signIn(player)
  await expect(sheet.getByRole('alert')).toHaveText(UNREACHABLE)
  await expect(email).toHaveValue(player.email)

  await server.resume()
  await enter.click()
  await expect(dashboard(page).greeting).toBeVisible()
})

test('a player whose server is gone is told on every screen, and goes on once it is back', async ({
  page,
  player,
  server,
}) => {
  void player
  const { greeting, start, recent } = dashboard(page)
  await settings(page).open()
  await expect(settings(page).devices).toHaveCount(1)

  await server.halt()
  await page.getByRole('link', { name: 'Clapback, to the dashboard' }).click()
  await expect(page.getByRole('alert')).toContainText(UNREACHABLE)
  await shoot(page, 'offline/screen-not-loaded')

  await server.resume()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(greeting).toBeVisible()
  await expect(recent).toContainText('No battles yet.')
  await start.click()
  await expect(opponentSelect(page).battle('silk')).toBeVisible()
})

test('figures that did not come say so in their place, and come on request', async ({
  page,
  player,
  server,
}) => {
  void player
  await page.clock.install()
  await page.goto('/')
  const { settings: toSettings, recent, ticket } = dashboard(page)
  await expect(recent).toContainText('No battles yet.')
  await toSettings.click()
  await expect(settings(page).title).toBeVisible()

  await server.halt()
  // Answers are fresh for five minutes and kept for five more.
  await page.clock.fastForward('15:00')
  await page.getByRole('link', { name: 'Clapback, to the dashboard' }).click()
  await expect(page.getByText(NO_LINE)).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(recent.getByRole('alert')).toContainText(UNREACHABLE, { timeout: 250 })
  }).toPass()
  await expect(ticket('Win Rate')).toContainText(UNREACHABLE)
  await shoot(page, 'offline/dashboard')

  await server.resume()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(recent).toContainText('No battles yet.')
  await expect(ticket('Win Rate')).toContainText('0%')
  await expect(page.getByText(NO_LINE)).toHaveCount(0)
})

test('when nobody can say who is there, the page says so and asks again on request', async ({
  page,
  player,
}) => {
  void player
  await page.route('**/api/auth/user', (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dead air' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(UNREACHABLE)
  await shoot(page, 'offline/dead-air')
  await page.unroute('**/api/auth/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dashboard(page).greeting).toBeVisible()
})

test('a server that restarts in the middle of a battle loses nothing of it', async ({
  page,
  player,
  server,
}) => {
  const { id } = await startBattle(player.api)
  const { open, throwVerse, verse, send, hint, skip, turn, rounds } = arena(page)
  await open(id)
  await throwVerse(VERSE)
  await skip.click()
  await turn(2)

  await server.halt()
  await throwVerse(
    'Pull out the plug and I still hold the floor\nThe lights may go out but I come back for more',
  )
  await expect(hint).toHaveText('Connection lost. Please check your internet and try again.')
  await expect(page.getByText('No line to the server. The clock still runs.')).toBeVisible()
  await shoot(page, 'offline/arena')
  await expect(verse).toHaveValue(/^Pull out the plug/)

  await server.resume()
  await send.click()
  await skip.click()
  await turn(3)
  await expect(rounds.getByRole('button', { name: /^Round [12]: you/ })).toHaveCount(2)
  await expect(page.getByText(/^No line to the server/)).toHaveCount(0)
})
