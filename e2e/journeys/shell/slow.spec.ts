import type { Route } from '@playwright/test'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'

test('a press on a slow link shows a placeholder at once, and a double press opens one pop-up @desktop', async ({
  page,
  context,
  member: _member,
}) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByText('Available balance')).toBeVisible()
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift' })
  })
  // The pop-up component is loaded once the page is idle: only the remote's content is slow.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Language/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const invitation = page.getByRole('contentinfo').getByRole('link', { name: 'Refer a friend' })
  await invitation.dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1, { timeout: 5_000 })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Invitation & Rewards' })).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('button', { name: 'GET' }).first()).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1)
})

test('a press before the pop-up code has loaded shows a placeholder, which Escape closes @desktop', async ({
  page,
  context,
}) => {
  test.slow()
  // With saveData nothing is preloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  let mode: 'hold' | 'refuse' | 'pass' = 'hold'
  const held: Route[] = []
  await context.route(`${site.shell}/*.js`, (route) => {
    if (mode === 'hold') return void held.push(route)
    return mode === 'refuse' ? route.abort() : route.continue()
  })
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  const waiting = page.getByRole('dialog', { name: 'Loading' })
  // The pop-up's content is requested in parallel.
  const content = page.waitForRequest((request) => request.url().startsWith(`${site.account}/`))
  await login.click()
  await expect(waiting.getByRole('button', { name: 'Close' })).toBeFocused()
  await content
  await page.keyboard.press('Escape')
  await expect(waiting).toHaveCount(0)
  await expect(login).toBeFocused()

  mode = 'refuse'
  await Promise.all(held.map((route) => route.abort()))
  await login.click()
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  mode = 'pass'
  await again.click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByLabel('Username / Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toBeFocused()
})

test('a button works as soon as it is visible, and Back closes its pop-up', async ({ page, member: _member }) => {
  await page.addInitScript(() => {
    const press = () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('header button')]
      const deposit = buttons.find(({ textContent }) => textContent === 'Deposit')
      if (!deposit) return
      observer.disconnect()
      deposit.click()
    }
    const observer = new MutationObserver(press)
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Deposit' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})
