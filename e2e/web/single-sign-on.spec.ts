import type { Page } from '@playwright/test'
import { startIdentityProvider, type IdentityProvider } from '../../cloud-api/test/oidc/identity-provider.ts'
import { startRealServer, type RealServer } from '../../scripts/support/real-server.ts'
import { dashboard } from '../models/dashboard.ts'
import { landing } from '../models/landing.ts'
import { notFound } from '../models/notice.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, SETTINGS, test as base } from '../support/test.ts'

/** A server that people may enter through a real OpenID Connect provider with PKCE. */
const test = base.extend<object, { readonly provider: IdentityProvider; readonly server: RealServer }>({
  provider: [
    async ({}, provide) => {
      const provider = await startIdentityProvider()
      await provide(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, provide) => {
      const server = await startRealServer({
        ...SETTINGS,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: 'The Cypher',
      })
      provider.allow(`${server.origin}/api/auth/callback/oidc`)
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('signing in through a provider leads back to where it began', async ({ page }) => {
  await page.goto('/battle')
  await notFound(page).signIn.click()
  await continueWithProvider(page)
  await shoot(page, 'accounts/provider')
  await signInAtProvider(page, 'razor')
  await expect(page).toHaveURL('/battle')
  await expect(opponentSelect(page).plate).toBeVisible()
  await page.goto('/')
  await expect(dashboard(page).greeting).toHaveText(/Razor!$/)
})

test('who comes back through the provider has the same account', async ({ page, browser, server }) => {
  const ids: unknown[] = []
  for (const _visit of ['first', 'second']) {
    const context = await browser.newContext({ baseURL: server.origin })
    const visit = await context.newPage()
    await visit.goto('/?sign-in')
    await continueWithProvider(visit)
    await signInAtProvider(visit, 'razor')
    await expect(dashboard(visit).greeting).toBeVisible()
    ids.push(await (await visit.request.get('/api/auth/user')).json())
    await context.close()
  }
  expect(ids[0]).toMatchObject({ email: 'razor@example.com', firstName: 'Razor' })
  expect(ids[1]).toEqual(ids[0])
  await page.goto('/')
  await expect(landing(page).headline).toBeVisible()
})

test('giving up at the provider says so and changes nothing', async ({ page }) => {
  await page.goto('/?sign-in')
  await continueWithProvider(page)
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(landing(page).sheet.getByRole('alert')).toHaveText(
    'You did not finish signing in. Nothing was changed.',
  )
  await shoot(page, 'accounts/provider-cancelled')
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

async function continueWithProvider(page: Page): Promise<void> {
  await landing(page).sheet.getByRole('link', { name: 'Continue with The Cypher' }).click()
}

/** Walks the provider's own pages: who it is, and that this game may know. */
async function signInAtProvider(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(subject)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
