import type { Page } from '@playwright/test'

/** The title of the login dialog. */
export const LOGIN = 'Welcome back'

/** Logs in through the pop-up, as a player does. */
export async function logIn(page: Page, member: { username: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: LOGIN })
  await dialog.getByLabel('Username / Email').fill(member.username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
}
