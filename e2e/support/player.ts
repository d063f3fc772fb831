import type { BrowserContext } from '@playwright/test'
import { openBrowser, type Browser } from '../../cloud-api/test/browser.ts'

export interface Player {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The player's way to the API beside any page. */
  readonly api: Browser
}

/** Opens an account by the API. */
export async function openAccount(origin: string, name = 'Maya Lyric'): Promise<Player> {
  const api = openBrowser(origin)
  const account = { name, email: newEmail(), password: 'correct horse battery' }
  const response = await api.post('/api/auth/sign-up/email', account)
  if (response.status !== 200) throw new Error(`No account: ${response.status} ${await response.text()}`)
  return { ...account, api }
}

/** An email address that no account has. */
export const newEmail = (): string => `maya.${crypto.randomUUID()}@example.com`

/** Signs the pages of a context in, in the session that the account was opened with. */
export async function signIn(context: BrowserContext, { api }: Player): Promise<void> {
  await context.addCookies(
    [...api.cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(api.origin).hostname,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax' as const,
    })),
  )
}
