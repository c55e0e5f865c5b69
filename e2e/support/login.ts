import type { Locator, Page } from '@playwright/test'

/** The title of the login dialog. */
export const LOGIN_TITLE = 'Welcome back'

/** What the login says to a player whose session has ended. */
export const SESSION_ENDED = 'Your session has ended. Log in again to go on where you were.'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** Fills in and sends a login form: the dialog's, or that of a page's main part. */
export async function submitLogin(form: Locator, { username, password }: Credentials): Promise<void> {
  await form.getByLabel('Username / Email').fill(username)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs in on the page that is a login, or holds one in its main part. */
export const logInOnPage = (page: Page, member: Credentials): Promise<void> =>
  submitLogin(page.getByRole('main'), member)

/** Logs in through the dialog that is open, as a player does. */
export const logInInDialog = (page: Page, member: Credentials): Promise<void> =>
  submitLogin(page.getByRole('dialog', { name: LOGIN_TITLE }), member)

/** Opens the login dialog from the top bar; returns it. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  return page.getByRole('dialog', { name: LOGIN_TITLE })
}

/** Logs in through the dialog, which is opened from the top bar. */
export const logInFromBar = async (page: Page, member: Credentials): Promise<void> =>
  submitLogin(await openLogin(page), member)
