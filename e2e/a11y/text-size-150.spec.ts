import { chromiumForTests } from '../support/browser.ts'
import { speak } from '../support/language.ts'
import { expect, test } from '../support/test.ts'

/** The browser's font size setting: 24 px instead of 16. */
test.use({
  launchOptions: { ...chromiumForTests, args: [...chromiumForTests.args, '--blink-settings=defaultFontSize=24'] },
})

test('a form fits the width of a phone at 150 % text size @mobile', async ({ page }) => {
  await page.goto('/#/join')
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0]).toBe(widths[1])
})

test('a banner shows all of its text at 150 % text size @mobile', async ({ page }) => {
  await speak(page, 'de')
  await page.goto('/')
  const text = page.getByRole('main').getByText('Verdopple deine erste Einzahlung').locator('xpath=..')
  await expect(text).toBeVisible()
  const cut = await text.evaluate((element) => element.clientHeight - element.parentElement!.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
})

test('the sections of the top bar end before Login and can all be reached at 150 % text size @desktop', async ({
  page,
}) => {
  await speak(page, 'fi')
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/#/404')
  const banner = page.getByRole('banner')
  const [login, join] = ['Kirjaudu', 'Liity'].map((name) => banner.getByRole('button', { name }))
  await expect(login!).toBeVisible()
  const sections = banner.getByRole('navigation')
  for (const control of [...(await sections.locator('a, button').all()), login!, join!]) {
    await control.scrollIntoViewIfNeeded()
    // Whether a press near either end of the control would hit it.
    const isFree = await control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 4, right - 4].every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)))
    })
    expect(isFree, (await control.textContent())!).toBe(true)
  }
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0]).toBe(widths[1])
})
