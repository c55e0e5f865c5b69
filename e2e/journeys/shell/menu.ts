import type { Locator, Page } from '@playwright/test'

/** The button of the drawer: in the top bar on desktop, in the bottom bar on phones. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

/** The name that the dialog of a login has. */
export const LOGIN = 'Welcome back'

/** Logs in through the pop-up, as a player does. */
export async function logIn(page: Page, member: { username: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: LOGIN })
  await dialog.getByLabel('Username / Email').fill(member.username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
}
