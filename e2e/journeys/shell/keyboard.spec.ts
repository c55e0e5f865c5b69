import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

/** What has the focus, and whether one sees that it does. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || element.matches('input, select') && borderColor !== ''
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`
    return isInside && isMarked ? 'seen' : `${name} (${isInside ? 'not marked' : 'out of sight'})`
  })

/** Goes on with the Tab key until the control has the focus; on the way the focus is never lost nor hidden. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    // A drawer is still on its way in.
    await expect.poll(() => focused(page)).toBe('seen')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${control} is not reached in 60 steps`)
}

async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

test('a player comes from the first load to a history, another language and back with the keyboard alone @desktop', async ({ page, newMember }) => {
  test.setTimeout(90_000)
  const member = await newMember({ balance: '50.00' })
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Skip to the content' }))
  await expect(page.getByRole('main')).toBeFocused()
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await page.reload()
  await press(page, login)
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog.getByLabel('Username / Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(login).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Username / Email')).toBeFocused()
  await page.keyboard.type(member.username)
  await reach(page, dialog.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('$ 50.00')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const open = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await press(page, open)
  await press(page, menu.getByRole('button', { name: 'Cashier' }))
  await press(page, menu.getByRole('button', { name: 'Transaction history' }))
  const history = page.getByRole('dialog', { name: 'Transaction history' })
  await reach(page, history.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(history).toHaveCount(0)
  // The drawer, where the history was chosen, is gone: the focus is back where the way began.
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await press(page, menu.getByRole('button', { name: 'Language' }))
  await press(page, page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menü' })).toBeFocused()
})
