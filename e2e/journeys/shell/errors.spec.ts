import type { Route } from '@playwright/test'
import { waitForPage } from '../../support/calls.ts'
import { expect, test } from '../../support/test.ts'
import { site } from '../../support/site.ts'
import { data } from '../../support/api.ts'
import { menuButton, openFromDrawer } from '../../support/drawer.ts'
import { speedUpTimers } from '../../support/api-failures.ts'
import { logInFromBar } from '../../support/login.ts'

test('[SH-31] a refused logout is an alert titled Warning; a refused login is a toast', async ({
  page,
  newMember,
  fault,
}) => {
  const member = await newMember()
  await page.goto('/')
  await logInFromBar(page, { username: member.username, password: 'wrong-password' })
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).not.toBeEmpty()
  await page.evaluate((token) => localStorage.setItem('croupier.token', token), member.token)
  await page.reload()
  await fault('/sys/auth/logout', 'envelope', { body: { error: 44, message: 'Not while a game is open.', data: null } })
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  const alert = page.getByRole('dialog', { name: 'Warning' })
  await expect(alert).toContainText('Not while a game is open.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
})

for (const mode of ['html', 'cut', 'reset', 'wrongEnvelope']) {
  test(`[SH-32] error -1 shows the client's own message: ${mode} @desktop`, async ({
    page,
    member: _member,
    fault,
  }) => {
    await page.goto('/')
    await fault('/sys/auth/logout', mode)
    await menuButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Server is busy, please try later')).toBeVisible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page.getByText('Available balance')).toBeVisible()
  })
}

test('[SH-31] a toast covers no button of a warning on a phone @mobile', async ({ page, member: _member, context }) => {
  await page.goto('/')
  await menuButton(page).click()
  const logout = page.getByRole('dialog').getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await context.setOffline(true)
  await logout.click()
  await expect(page.getByRole('dialog', { name: 'Warning' })).toContainText('You are still logged in')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('You are offline.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Warning' })).toBeHidden()
})

test('[SH-32] error -2 of any call but token info leads to the login page @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await page.goto('/#/article?id=1')
  await expect(page.getByText('Available balance')).toBeVisible()
  await fault('/sys/auth/logout', 'envelope', { body: { error: -2, message: 'The session ended.', data: null } })
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/#\/login\?backurl=%2Farticle%3Fid%3D1$/)
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBeNull()
})

test('[SH-35] a remote that cannot be loaded shows Try again, which loads it, and the rest works', async ({
  page,
  context,
}) => {
  let broken = true
  await context.route(`${site.games}/**`, (route) => (broken ? route.abort() : route.continue()))
  await page.goto('/')
  // The remote has two parts on this page: one message is shown, and Try again loads both.
  const part = page.getByRole('alert').filter({ hasText: 'Games' })
  await expect(part).toBeVisible({ timeout: 9000 })
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('dialog', { name: 'About us' })).toBeVisible()
  await page.keyboard.press('Escape')
  broken = false
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest wins' })).toBeVisible()
})

test('a slow action is reported once, a slow read in its place, and no request repeats by itself @desktop', async ({
  page,
  context,
  member: _member,
  fault,
  scope,
}) => {
  await speedUpTimers(page)
  await fault('/base/article/get', 'hang')
  await page.goto('/')
  const animations = await context.newCDPSession(page)
  await animations.send('Animation.enable')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 10 })
  // Either message is only visible for a moment here, so it is recorded when it appears.
  await page.evaluate(() => {
    const text = 'taking longer than usual'
    const { dataset } = document.documentElement
    const check = () => {
      if (document.body.textContent?.includes(text)) dataset['toast'] = 'yes'
      const outputs = document.querySelectorAll('[role=dialog] output')
      const styles = [...outputs].map((output) => getComputedStyle(output, '::after'))
      if (styles.some(({ content, visibility }) => content.includes(text) && visibility === 'visible'))
        dataset['place'] = 'yes'
      requestAnimationFrame(check)
    }
    check()
  })
  let requestCount = 0
  page.on('request', (request) => void (requestCount += Number(request.url().endsWith('/base/article/get'))))
  await openFromDrawer(page, '', 'Cashout rules')
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-place', 'yes')
  await expect(root).not.toHaveAttribute('data-toast')
  expect(requestCount).toBe(1)
  await data('/_faults/clear', { userAgent: scope })
  await again.click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await fault('/sys/auth/logout', 'delay', { delayMs: 1_200 })
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(root).toHaveAttribute('data-toast', 'yes')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test('[SH-35] a hanging chunk is abandoned after 120 s, and Try again loads it @desktop', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  // The pop-up component is loaded already: what hangs is a pop-up's content.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Language/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  let hangs = true
  const held: Route[] = []
  await context.route(`${site.shell}/*.js`, (route) => {
    if (!hangs) return route.continue()
    held.push(route)
    return undefined
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  // Else the held script may be one that the page loads when it is idle, and the content's own comes after the clock.
  await expect(page.getByRole('dialog', { name: 'Loading' })).toBeVisible()
  await waitForPage(page)
  // The script itself, whose timeout starts now; what a hint preloads has no timeout.
  await expect.poll(() => held.some((route) => route.request().resourceType() === 'script')).toBe(true)
  await page.clock.fastForward(110_000)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.clock.fastForward(15_000)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  hangs = false
  await Promise.all(held.map((route) => route.abort()))
  await again.click()
  await expect(page.getByRole('dialog', { name: 'About us' })).toContainText('Croupier')
})

test('[SH-35] a refused file of a page, a language or the site is reported, and Try again loads it @desktop', async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto('/')
  const language = page.getByRole('contentinfo').getByRole('button', { name: /Language/ })
  await language.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  let refuses = true
  await context.route(`${site.shell}/chunk.*.js`, (route) => (refuses ? route.abort() : route.continue()))
  await language.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suomi' }).click()
  await expect(page.getByText('Server is busy, please try later')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.goto('/#/article?id=1')
  const again = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  refuses = false
  await again.click()
  await expect(page.getByRole('article')).toContainText('first deposit')

  refuses = true
  await page.reload()
  const stop = page.getByRole('alert')
  await expect(stop.getByRole('heading', { name: 'This site cannot start' })).toBeVisible()
  refuses = false
  await stop.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toContainText('first deposit')
})
