import { chromium } from '../support/browser.ts'
import { expect, test } from '../support/test.ts'

/** The browser's own setting for the size of letters: 24 px instead of 16. */
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=24'] } })

test("with a player's large letters a form fits a phone's width @mobile", async ({ page }) => {
  await page.goto('/#/join')
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0]).toBe(widths[1])
})

test("with a player's large letters the words of a banner are all there @mobile", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('croupier.language', 'de'))
  await page.goto('/')
  const words = page.getByRole('main').getByText('Verdopple deine erste Einzahlung').locator('xpath=..')
  await expect(words).toBeVisible()
  const cut = await words.evaluate((element) => element.clientHeight - element.parentElement!.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
})
