import { expect, expectAccessible, test } from '../support/test.ts'

/** A visitor's pop-ups that the drawer's test does not open; the other long texts are built like About us. */
test.describe('a visitor', () => {
  test.use({ consent: 'unasked' })

  test("axe finds no violation in a visitor's pop-ups @mobile", async ({ page }) => {
    test.slow()
    await page.goto('/#/404')
    const dialog = page.getByRole('dialog')
    const check = async (name: string) => {
      await test.step(name, async () => {
        await expect(
          dialog
            .getByRole('heading')
            .filter({ hasNotText: /^Loading$/ })
            .first(),
        ).toBeVisible()
        await expect(dialog.getByRole('status').filter({ hasText: /^Loading$/ })).toHaveCount(0)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
    }
    const cookies = page.getByRole('region', { name: 'Cookies' })
    await cookies.getByRole('button', { name: 'Cookies policy' }).click()
    await check('Cookies policy')
    await expectAccessible(page)
    await cookies.getByRole('button', { name: 'Only necessary' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await check('About us')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await check('Cookie settings')
    for (const name of ['Join', 'Menu']) {
      await page.getByRole('navigation').getByRole('button', { name, exact: true }).click()
      await check(name)
    }
    await page.getByRole('button', { name: 'Open the live chat' }).click()
    await expect(dialog.frameLocator('iframe').getByRole('log')).toContainText('Hello')
    await expectAccessible(page)
  })
})
