import type { Locator, Page } from '@playwright/test'

/** The drawer's screens, by the section that holds them ('' where none does). */
export const DRAWER: Readonly<Record<string, readonly string[]>> = {
  'Account settings': ['Personal details', 'Change password', 'Upload documents'],
  Cashier: ['Deposit', 'Cashout', 'Transaction history', 'Game history'],
  '': [
    'VIP store',
    'VIP club',
    'Invitation & Rewards',
    'Banking',
    'Promotions',
    'Contact us',
    'Cashout rules',
    'Language',
  ],
}

/** The button of the drawer: in the top bar on desktop, in the bottom bar on phones. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })

/** Opens a screen from the drawer, which gives way to it. */
export async function openFromDrawer(page: Page, section: string, item: string): Promise<Locator> {
  await menuButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  if (section) await menu.getByRole('button', { name: section }).click()
  await menu.getByRole('button', { name: new RegExp(`^${item}(?! rules)`) }).click()
  await menu.waitFor({ state: 'hidden' })
  return page.getByRole('dialog')
}
