import type { Page } from '@playwright/test'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Serves a file of the cashier's with `more` appended to the built one; returns the URLs served. */
async function tamper(page: Page, pattern: RegExp, more: string): Promise<string[]> {
  const served: string[] = []
  await page.route(pattern, async (route) => {
    const answer = await route.fetch()
    served.push(route.request().url())
    await route.fulfill({ response: answer, body: (await answer.text()) + more })
  })
  return served
}

const cashierFile = (name: string) => new RegExp(`${site.cashier}/[^?]*${name}(\\?again=\\d+)?$`)
const MARK = ';globalThis.foreignCodeRan=true'
const ran = (page: Page) => page.evaluate(() => 'foreignCodeRan' in globalThis)

for (const [what, pattern] of [
  ['entry', cashierFile('remoteEntry\\.\\w+\\.js')],
  ['chunks', cashierFile('chunk\\.\\w+\\.js')],
] as const) {
  test(`an extra byte in the cashier's ${what} keeps it from running, and the rest of the site works @desktop`, async ({
    page,
    member: _member,
  }) => {
    const served = await tamper(page, pattern, MARK)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Cashier' })).toBeVisible()
    expect(served.length).toBeGreaterThan(0)
    expect(await ran(page)).toBe(false)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Account settings' }).click()
    await menu.getByRole('button', { name: 'Personal details' }).click()
    await expect(page.getByRole('dialog', { name: 'Personal details' })).toBeVisible()
    // The unchanged file runs, without a reload and whatever the browser has cached. The route is removed before the
    // focus returns to Deposit, since that loads the cashier already.
    await page.unroute(pattern)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
    await expect(page.getByRole('dialog', { name: 'Deposit', exact: true })).toBeVisible()
  })
}

test('a stylesheet of the cashier with changed bytes is not applied @desktop', async ({ page, member: _member }) => {
  const served = await tamper(page, cashierFile('\\w+\\.css'), ' body{outline:7px solid rgb(1,2,3)}')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(served.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px')
})
