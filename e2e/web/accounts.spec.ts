import type { Browser } from '@playwright/test'
import { dashboard } from '../models/dashboard.ts'
import { landing } from '../models/landing.ts'
import { notFound } from '../models/notice.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { settings } from '../models/settings.ts'
import { newEmail, openAccount, type Player } from '../support/player.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'

test.describe('signing up', () => {
  test('says what is missing or wrong beside each field, and goes there', async ({ page }) => {
    const { openSheet, beNew, sheet, name, email, password, join } = landing(page)
    await page.goto('/')
    await openSheet()
    await beNew()
    await join.click()
    await expect(name).toHaveAccessibleDescription(/^The crowd needs something to shout\./)
    await expect(email).toHaveAccessibleDescription('No email, no entry.')
    await expect(password).toHaveAccessibleDescription(/^Say the password\./)
    await expect(name).toBeFocused()

    await name.fill('Maya Lyric')
    await email.fill('maya at home')
    await password.fill('short')
    await join.click()
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(email).toHaveAccessibleDescription('That is not an email address. Check the spelling.')
    await expect(password).toHaveAccessibleDescription(/^Too short to land\. Make it 8 characters or more\./)
    await expect(email).toBeFocused()
    await shoot(page, 'accounts/sign-up-refused')

    await sheet.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('short')
  })

  test('is what Start Battling opens', async ({ page }) => {
    const { name, sheet } = landing(page)
    await page.goto('/')
    // The opponents' faces come when the page is awake.
    await expect(page.locator('#card .portrait').first()).toBeVisible()
    await page.getByRole('link', { name: 'Start Battling' }).first().click()
    await expect(sheet.getByRole('radio', { name: 'I am new' })).toBeChecked()
    await expect(name).toBeVisible()
    await expect(page).toHaveURL('/?sign-in=new')
  })

  test('does not open a second account with an email', async ({ page, server }) => {
    const { email: taken } = await openAccount(server.origin)
    const { openSheet, beNew, signUp, email } = landing(page)
    await page.goto('/')
    await openSheet()
    await beNew()
    await signUp({ name: 'Maya Again', email: taken, password: 'another horse' })
    await expect(email).toHaveAccessibleDescription('That email already has a corner here. Sign in instead.')
    await expect(page).toHaveURL('/?sign-in')
  })
})

test.describe('signing in', () => {
  test('refuses a wrong password and an unknown email in the same words, then takes the right one', async ({
    page,
    server,
  }) => {
    const account = await openAccount(server.origin)
    const { openSheet, signIn, password } = landing(page)
    const noMatch = 'That email and password do not go together. Check both, or sign up.'
    await page.goto('/')
    await openSheet()
    await signIn({ ...account, password: 'wrong horse' })
    await expect(password).toHaveAccessibleDescription(noMatch)
    await expect(password).toBeFocused()
    await shoot(page, 'accounts/wrong-password')

    await signIn({ email: newEmail(), password: account.password })
    await expect(password).toHaveAccessibleDescription(noMatch)

    await signIn(account)
    await expect(dashboard(page).greeting).toHaveText(/Maya!$/)
  })

  test('a visitor at a signed-in address gets the 404 card, and comes back there after signing in', async ({
    page,
    server,
  }) => {
    const account = await openAccount(server.origin)
    await page.goto('/battle')
    const { title, signIn: door } = notFound(page)
    await expect(title).toBeVisible()
    await shoot(page, 'accounts/signed-out-at-battle')
    await door.click()
    const { sheet, signIn } = landing(page)
    await expect(sheet).toBeVisible()
    await signIn(account)
    await expect(page).toHaveURL('/battle')
    await expect(opponentSelect(page).plate).toBeVisible()
  })

  test('never leads to another site', async ({ page, server }) => {
    const account = await openAccount(server.origin)
    for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
      await page.context().clearCookies()
      await page.goto(`/api/login?returnTo=${encodeURIComponent(elsewhere)}`)
      await landing(page).signIn(account)
      await expect(dashboard(page).greeting).toBeVisible()
      expect(new URL(page.url()).origin).toBe(server.origin)
    }
  })
})

test.describe('signing out', () => {
  test('by the button ends the session, in other tabs and after Back too', async ({
    page,
    context,
    player,
  }) => {
    await page.goto('/')
    const otherTab = await context.newPage()
    await otherTab.goto('/settings')
    await dashboard(page).logout.click()
    await expect(landing(page).headline).toBeVisible()

    await page.goBack()
    await expect(landing(page).headline).toBeVisible()
    await otherTab.reload()
    await expect(notFound(otherTab).title).toBeVisible()
    expect((await player.api.get('/api/auth/user')).status).toBe(401)
  })

  test('does not happen by a link or a picture on another site', async ({ page, player, server }) => {
    const trap = 'http://elsewhere.example/'
    const logout = `${server.origin}/api/logout`
    await page.route(trap, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Trap</title><a href="${logout}">Free coins</a><img src="${logout}" alt="">`,
      }),
    )
    await page.goto(trap)
    await page.getByRole('link', { name: 'Free coins' }).click()
    await expect(page.getByRole('heading', { name: 'Sign out of Clapback?' })).toBeVisible()
    await shoot(page, 'accounts/logout-from-elsewhere')
    expect((await player.api.get('/api/auth/user')).status).toBe(200)

    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await expect(dashboard(page).greeting).toBeVisible()

    await page.goto(trap)
    await page.getByRole('link', { name: 'Free coins' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(landing(page).headline).toBeVisible()
  })
})

test.describe('devices', () => {
  test('are listed, and one of them can be signed out from another', async ({ page, browser, player }) => {
    const other = await signInElsewhere(browser, player)
    const { open, devices } = settings(page)
    await open()
    await expect(devices).toHaveCount(2)
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
    const firefox = devices.filter({ hasText: 'Firefox on Windows' })
    await shoot(page, 'accounts/devices')
    await firefox.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
    await expect(firefox).toHaveCount(0)
    await expect(devices).toHaveCount(1)

    await other.reload()
    await expect(landing(other).headline).toBeVisible()
    await other.context().close()
  })

  test('can all be signed out at once, but for this one', async ({ page, browser, player }) => {
    const other = await signInElsewhere(browser, player)
    const { open, devices } = settings(page)
    await open()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(devices).toHaveCount(1)
    await expect(page.getByText('You are signed in here and nowhere else.')).toBeVisible()
    await other.reload()
    await expect(landing(other).headline).toBeVisible()
    await other.context().close()
    await page.reload()
    await expect(devices).toHaveCount(1)
  })
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs a player in with their password in another browser. */
async function signInElsewhere(browser: Browser, player: Player) {
  const context = await browser.newContext({ baseURL: player.api.origin, userAgent: FIREFOX })
  const page = await context.newPage()
  await page.goto('/?sign-in')
  await landing(page).signIn(player)
  await expect(dashboard(page).greeting).toBeVisible()
  return page
}
