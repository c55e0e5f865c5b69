import type { Locator, Page } from '@playwright/test'
import { watchCalls } from '../../support/calls.ts'
import { openFromMenu } from '../../support/drawer.ts'
import { openLogin } from '../../support/login.ts'
import { expect, test } from '../../support/test.ts'

/** The centre of a control, on which a double press falls. */
async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  // A box that is still sliding in is elsewhere a moment later: hovering waits until it has come to rest.
  await control.hover()
  const { x, y, width, height } = (await control.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

async function pressAt(page: Page, { x, y }: { x: number; y: number }, clickCount: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

/**
 * Sets how fast animations run. However busy the machine is, the second tap comes in time: what ends the wait is an
 * animation.
 */
async function playbackOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  return (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
}

test('the second press of a doubled Close does not press what lies below it; a later press does @mobile', async ({
  page,
  member: _member,
}) => {
  const popUp = await openFromMenu(page, 'Contact us')
  const close = await centreOf(popUp.getByRole('button', { name: 'Close', exact: true }))
  await pressAt(page, close, 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })
  await expect(deposit).toBeInViewport()
  await pressAt(page, close, 2)
  await deposit.hover()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressAt(page, close, 1)
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
})

test('the second tap of a double one presses neither the page below a closed pop-up nor the pop-up that the first opened @mobile', async ({
  page,
  member: _member,
}) => {
  const slowDown = await playbackOf(page)
  const popUp = await openFromMenu(page, 'Contact us')
  const { x, y } = await centreOf(popUp.getByRole('button', { name: 'Close', exact: true }))
  await slowDown(0.05)
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.touchscreen.tap(x, y)
  await slowDown(1)
  // Close was above Deposit.
  const open = page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })
  await open.click({ trial: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await slowDown(0.05)
  await page.touchscreen.tap(x, y)
  const deposit = page.getByRole('dialog', { name: 'Deposit' })
  await expect(deposit).toBeVisible()
  await page.touchscreen.tap(x, y)
  await slowDown(1)
  const close = deposit.getByRole('button', { name: 'Close', exact: true })
  await close.click({ trial: true })
  await expect(deposit).toBeVisible()
  await close.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the second tap of a double one does not press the page that has replaced Home, which is only hidden @mobile', async ({
  page,
}) => {
  const slowDown = await playbackOf(page)
  await page.goto('/')
  const { x, y } = await centreOf(page.getByRole('button', { name: 'See all: Top games' }))
  const hasShield = () =>
    page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.matches('body > div:empty'), [x, y])
  await slowDown(0.05)
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('heading', { level: 1, name: 'Top games' })).toBeVisible()
  expect(await hasShield()).toBe(true)
  await slowDown(1)
  await expect.poll(hasShield).toBe(false)
})

test('the second press of a doubled Close leaves the pop-up below open; a later press closes it @desktop', async ({
  page,
  member: _member,
}) => {
  const cashout = await openFromMenu(page, 'Cashout')
  await cashout.getByRole('button', { name: 'Cashout history' }).click()
  const history = page.getByRole('dialog', { name: 'Cashout history' })
  // Its list, once loaded, gives it another height: Close moves.
  await expect(history.getByText('No withdrawal records')).toBeVisible()
  const close = await centreOf(history.getByRole('button', { name: 'Close', exact: true }))
  await pressAt(page, close, 1)
  await expect(history).toHaveCount(0)
  await pressAt(page, close, 2)
  await cashout.getByRole('button', { name: 'Cashout history' }).hover()
  await expect(cashout).toBeVisible()
  await cashout.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(cashout).toHaveCount(0)
})

test('an Enter that is held down sends a form once, whatever is answered', async ({ page }) => {
  const logins = watchCalls(page, '/sys/auth/login')
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username / Email').fill('nobody-at-all')
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await password.fill('wrong-pass-1')
  await page.keyboard.down('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(logins).toHaveLength(1)
  // A new press is a new attempt.
  await page.keyboard.press('Enter')
  await expect.poll(() => logins.length).toBe(2)
})
