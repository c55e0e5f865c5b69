import { chromium } from '../support/browser.ts'
import { expect, test } from '../support/test.ts'

/** The browser's own setting for the size of letters: 32 px instead of 16, the 200 % that WCAG 1.4.4 names. */
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] } })

test('with letters twice as large the bar of a phone scrolls, the page does not, and both ways in are reached @mobile', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('croupier.language', 'de'))
  await page.goto('/#/login')
  await expect(page.getByRole('main').getByLabel('Passwort', { exact: true })).toBeVisible()
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0]).toBe(widths[1])
  // Both are the bar's, beside those of the form and of the bar below.
  for (const name of ['Anmelden', 'Registrieren']) {
    const button = page.getByRole('banner').getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 0.99 })
  }
})

test('with letters twice as large the words of two buttons are whole @mobile', async ({ page, member: _member }) => {
  await page.addInitScript(() => localStorage.setItem('croupier.language', 'de'))
  await page.goto('/#/404')
  await page.getByRole('navigation').getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Kontoeinstellungen' }).click()
  await menu.getByRole('button', { name: 'Passwort ändern' }).click()
  const words = page.getByRole('dialog', { name: 'Passwort ändern' }).locator('footer button > span')
  await expect(words).toHaveText(['Abbrechen', 'Passwort ändern'])
  for (const word of await words.all()) {
    const isWhole = await word.evaluate((element) => {
      const [inside, around] = [element, element.closest('footer')!].map((each) => each.getBoundingClientRect())
      return inside!.left >= around!.left && inside!.right <= Math.min(around!.right, innerWidth)
    })
    expect(isWhole).toBe(true)
  }
})
