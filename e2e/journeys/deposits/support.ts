import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the site's root with the deposit chooser on it. */
export async function openChooser(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await expect(chooser).toBeVisible()
  return chooser
}

/** Opens the dialog of a method by its label. */
export async function openMethod(page: Page, label: string): Promise<Locator> {
  const chooser = await openChooser(page)
  await chooser.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: label, exact: true })
  await expect(dialog.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
  return dialog
}
