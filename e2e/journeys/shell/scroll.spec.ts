import type { Page } from '@playwright/test'
import { holdAnswer } from '../../support/calls.ts'
import { expect, test } from '../../support/test.ts'

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Scrolls and waits for the event, which comes with the next frame. */
const scroll = async (page: Page, to: number) => {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, y)
      }),
    to,
  )
  expect(await top(page)).toBe(to)
}

test('[RT-01] Back restores the scroll position, also after a pop-up, and a new page begins at its top', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#section-liveCasino')).toBeAttached()
  const all = page.getByRole('button', { name: /See all: Table/ })
  const distance = await all.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY - 300))
  expect(distance).toBeGreaterThan(200)
  await scroll(page, distance)
  await all.click()
  await expect(page).toHaveURL(/#\/games\/tables/)
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page.locator('#section-liveCasino')).toBeAttached()
  await expect.poll(() => top(page)).toBe(distance)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible()
  const before = await top(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await top(page)).toBe(before)
  await page.goForward()
  await page.goBack()
  expect(await top(page)).toBe(before)
})

test('[GM-03] a long list of games keeps its scroll position after Back and after a reload', async ({ page }) => {
  await page.goto('/#/games/all')
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toBeVisible()
  await scroll(page, 400)
  await page.goto('/#/games/tables')
  await expect(page.getByRole('heading', { level: 1, name: 'Table Games' })).toBeVisible()
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => top(page)).toBe(400)
  await page.reload()
  await expect.poll(() => top(page)).toBe(400)
})

test('a player who scrolls while the next page is loading keeps their scroll position @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#section-liveCasino')).toBeAttached()
  await scroll(page, 900)
  const lobby = await holdAnswer(page, '/sys/game/all')
  await page.reload()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect.poll(() => top(page)).toBe(900)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => top(page)).toBe(940)
  lobby.release()
  await expect(page.locator('#section-liveCasino')).toBeAttached()
  expect(await top(page)).toBe(940)
})

test('[RT-01] [SH-14] home keeps its state behind other pages, and its banners still work', async ({ page }) => {
  // With reduced motion nothing moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const title = page.locator('#section-liveCasino')
  await expect(title).toBeAttached()
  const before = await title.elementHandle()
  await page.getByRole('button', { name: /See all: Table/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Table Games' })).toBeVisible()
  await expect(title).toBeHidden()
  await page.goBack()
  await expect(title).toBeVisible()
  expect(await title.evaluate((now, was) => now === was, before)).toBe(true)
  const shown = page.getByRole('region', { name: 'Promotions' }).locator('[role=group]:not([inert])')
  await expect(shown).toHaveAttribute('aria-label', 'Banner 1 of 4')
  await page.getByRole('button', { name: 'Next banner' }).click()
  await expect(shown).toHaveAttribute('aria-label', 'Banner 2 of 4')
})
