import type { Page } from '@playwright/test'
import { openFromDrawer } from '../support/drawer.ts'
import { loadPage } from '../support/load-page.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Waits until the pop-up's content is loaded: no skeleton is left. */
async function contentLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /^Loading$/ }),
  ).toHaveCount(0)
}

/** The drawer's screens that no journey checks with axe in both layouts. */
const SCREENS = [
  ['Account settings', 'Change password'],
  ['', 'Banking'],
  ['', 'Promotions'],
  ['', 'Cashout rules'],
  ['', 'Language'],
] as const

test("axe finds no violation in the drawer's screens that no journey checks", async ({ page, member: _member }) => {
  test.slow()
  await page.goto('/')
  for (const [section, name] of SCREENS) {
    await test.step(name, async () => {
      await openFromDrawer(page, section, name)
      await contentLoaded(page)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test("axe finds no violation on a visitor's pages", async ({ page }) => {
  test.slow()
  // Join, all games and help are checked in journeys of their own.
  const paths = ['/login', '/fun', '/404', '/branchIndex/bonus', '/aboutBtc']
  for (const path of paths) {
    await test.step(path, async () => {
      await loadPage(page, `/#${path}`)
      await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading$/ })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toHaveCount(0)
      await expectAccessible(page)
    })
  }
})

for (const container of ['page', 'pop-up']) {
  test(`axe finds nothing in an open list of a ${container}; it stands at its field @desktop`, async ({ page }) => {
    await page.goto(container === 'page' ? '/#/join' : '/')
    if (container === 'pop-up') await page.getByRole('banner').getByRole('button', { name: 'Join' }).click()
    const field = page.getByRole('combobox', { name: 'Mobile prefix' })
    await field.fill('358')
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option', { name: '+358' })).toBeVisible()
    await expectAccessible(page)
    // The surrounding content is still exposed to screen readers.
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    const [fieldBox, listBox] = [(await field.locator('xpath=..').boundingBox())!, (await list.boundingBox())!]
    expect(listBox.y - fieldBox.y - fieldBox.height).toBeLessThan(16)
    expect(listBox.y).toBeGreaterThan(fieldBox.y + fieldBox.height - 1)
    expect(Math.abs(listBox.x - fieldBox.x)).toBeLessThan(4)
  })
}
