import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('[SH-35] an unavailable cashier is reported within 8 s, and Try again opens it once it is back', async ({
  page,
  member: _member,
}) => {
  await page.route(`${site.cashier}/**`, (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  const fallback = page.getByRole('alert').filter({ hasText: 'Cashier' })
  await expect(fallback).toBeVisible({ timeout: 8_000 })
  await page.unroute(`${site.cashier}/**`)
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await expect(chooser.getByRole('button', { name: /PIX/ })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})

test('[SH-35] a hanging cashier is abandoned within 8 s @desktop', async ({ page, member: _member }) => {
  await page.route(`${site.cashier}/**`, () => undefined)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Cashier' })).toBeVisible({ timeout: 8_000 })
})
