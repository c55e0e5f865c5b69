import type { Page } from '@playwright/test'
import { success } from '../../support/api-answers.ts'
import { stopClock } from '../../support/clock.ts'
import { expect, test } from '../../support/test.ts'
import { LOGIN_TITLE } from '../../support/login.ts'
import { bannerRow } from '../../support/banner-rows.ts'

const banners = [1, 2, 3].map((id) => bannerRow(id, { gameId: id }))
/** ms: a banner's 3 s plus the slide; and how long nothing may move. */
const STEP = 3_600
const LONG = 3 * STEP

const region = (page: Page) => page.getByRole('region', { name: 'Promotions' })
/** The current banner's mark, by its attributes: below a pop-up no element has a role. */
const current = (page: Page) => page.locator('[aria-roledescription=carousel] [aria-current=true]')
const shownName = (page: Page) => current(page).getAttribute('aria-label')

async function expectStill(page: Page): Promise<void> {
  const before = await shownName(page)
  for (let waited = 0; waited < LONG; waited += STEP / 2) {
    await page.clock.runFor(STEP / 2)
    await expect(current(page)).toHaveAttribute('aria-label', before!)
  }
}

async function expectMoving(page: Page): Promise<void> {
  const before = await shownName(page)
  await page.clock.runFor(STEP)
  await expect(current(page)).not.toHaveAttribute('aria-label', before!)
}

/** From here on the test controls the clock. */
test.beforeEach(async ({ page, fault }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await fault('/base/banner/listAll', 'envelope', { body: success(banners) })
  await page.clock.install()
  await page.goto('/')
  // The carousel library is loaded: it positions the banners.
  await expect(page.locator('[aria-roledescription=carousel] > :first-child > :first-child')).toHaveAttribute(
    'style',
    /translate/,
  )
  await stopClock(page, 1_000)
  await expectMoving(page)
})

test('[SH-14] a banner shows for exactly three seconds', async ({ page }) => {
  // Moves on to the moment of the next banner, to within one step.
  const before = await shownName(page)
  for (let waited = 0; (await shownName(page)) === before && waited < STEP; waited += 50) await page.clock.runFor(50)
  const next = await shownName(page)
  expect(next).not.toBe(before)
  await page.clock.runFor(2_900)
  expect(await shownName(page)).toBe(next)
  await page.clock.runFor(150)
  await expect(current(page)).not.toHaveAttribute('aria-label', next!)
})

test('[SH-14] Pause survives a pointer and a focus that come and leave, and Resume continues @desktop', async ({
  page,
}) => {
  // The latest wins bar below the carousel has a button with another name.
  await expect(page.getByRole('button', { name: 'latest wins' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  const slide = region(page).locator('[aria-roledescription=banner]:not([inert]) button')
  await slide.hover()
  await page.mouse.move(2, 2)
  await expectStill(page)
  await slide.focus()
  await region(page).getByRole('button', { name: 'Resume' }).focus()
  await expectStill(page)
  await region(page).getByRole('button', { name: 'Resume' }).click()
  await page.mouse.move(2, 2)
  await expectMoving(page)
})

test('[SH-14] Pause survives a swipe, which shows the next banner @mobile', async ({ page }) => {
  await region(page).getByRole('button', { name: 'Pause' }).click()
  const before = await shownName(page)
  const { x, y, width, height } = (await region(page).boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.8) })
  for (const share of [0.7, 0.5, 0.3, 0.2]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    await page.clock.runFor(32)
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.clock.runFor(1_000)
  await expect(current(page)).not.toHaveAttribute('aria-label', before!)
  await expectStill(page)
})

test('[SH-14] banners stand still below a pop-up that was opened from one', async ({ page }) => {
  await region(page).locator('[aria-roledescription=banner]:not([inert]) button').click()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toBeVisible()
  await page.mouse.move(2, 2)
  await expectStill(page)
})

test('[SH-14] banners stand still while the keyboard focus is on them, also after a pop-up @desktop', async ({
  page,
}) => {
  const slide = region(page).locator('[aria-roledescription=banner]:not([inert]) button')
  await slide.press('Enter')
  await page.clock.runFor(1_000)
  const login = page.getByRole('dialog', { name: LOGIN_TITLE })
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(login).toBeHidden()
  await expect(slide).toBeFocused()
  await expectStill(page)
  await expect(slide).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(region(page).getByRole('button', { name: 'Previous banner' })).toBeFocused()
  await expectStill(page)
  await region(page).getByRole('button', { name: 'Next banner' }).hover()
  await page.locator(':focus').evaluate((button: HTMLElement) => button.blur())
  await expectStill(page)
  await page.mouse.move(2, 2)
  await expectMoving(page)
})

test('[SH-14] a banner chosen by touch shows for its full three seconds @mobile', async ({ page }) => {
  await page.clock.runFor(2_000)
  const mark = region(page).getByRole('button', { name: 'Banner 3 of 3' })
  await mark.tap()
  await expect(mark).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(2_500)
  await expect(mark).toHaveAttribute('aria-current', 'true')
  await expectMoving(page)
})
