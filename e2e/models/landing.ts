import { expect, type Page } from '@playwright/test'

/** The signed-out page and the sheet to sign in on. */
export function landing(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Step up' })
  const name = sheet.getByLabel('Name')
  const email = sheet.getByLabel('Email')
  const password = sheet.getByLabel('Password', { exact: true })
  const enter = sheet.getByRole('button', { name: 'Sign in' })
  const join = sheet.getByRole('button', { name: 'Take your corner' })

  return {
    headline: page.getByRole('heading', { level: 1, name: 'Say it to her face' }),
    /** Those of the four on their cards; they come once the page is awake. */
    faces: page.locator('article svg'),
    sheet,
    name,
    email,
    password,
    enter,
    join,

    openSheet: async () => {
      await page.getByRole('link', { name: 'Sign in' }).click()
      await expect(sheet).toBeVisible()
    },
    /** Turns the sheet to those who have no account yet. */
    beNew: () => sheet.getByRole('radio', { name: 'I am new' }).click(),
    signIn: async (account: { readonly email: string; readonly password: string }) => {
      await email.fill(account.email)
      await password.fill(account.password)
      await enter.click()
    },
    signUp: async (account: { readonly name: string; readonly email: string; readonly password: string }) => {
      await name.fill(account.name)
      await email.fill(account.email)
      await password.fill(account.password)
      await join.click()
    },
  }
}
