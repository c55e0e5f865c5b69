import type { Locator, Page } from '@playwright/test'

/** The drawer's screens by section ('' for those outside any). */
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

/** The button that opens the drawer: in the top bar on desktop, in the bottom bar on phones. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })

/** Opens the drawer and, if given, one of its sections. */
export async function openDrawer(page: Page, section = ''): Promise<Locator> {
  await menuButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  if (section) await menu.getByRole('button', { name: section }).click()
  return menu
}

/** Opens a screen from the drawer, which closes. */
export async function openFromDrawer(page: Page, section: string, item: string): Promise<Locator> {
  const menu = await openDrawer(page, section)
  await menu.getByRole('button', { name: new RegExp(`^${item}(?! rules)`) }).click()
  await menu.waitFor({ state: 'hidden' })
  return page.getByRole('dialog')
}

const sectionOf = (item: string) => Object.keys(DRAWER).find((section) => DRAWER[section]!.includes(item)) ?? ''

/** Loads the page and opens a screen from the drawer; returns the screen's dialog. */
export async function openFromMenu(page: Page, item: string, section = sectionOf(item)): Promise<Locator> {
  await page.goto('/')
  await openFromDrawer(page, section, item)
  const dialog = page.getByRole('dialog', { name: item, exact: true })
  await dialog.waitFor()
  return dialog
}
