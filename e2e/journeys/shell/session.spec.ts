import { success } from '../../support/api-answers.ts'
import { data } from '../../support/api.ts'
import { apiPath } from '../../support/calls.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { menuButton, openDrawer, openFromDrawer } from '../../support/drawer.ts'
import { logInFromBar, SESSION_ENDED } from '../../support/login.ts'
import { site } from '../../support/site.ts'
import { speedUpTimers } from '../../support/api-failures.ts'
import { openPaymentWindow } from '../deposits/support.ts'
import { SLOT_GAME, startGame } from '../games/support.ts'

test('[SE-01] a reload keeps the session, and the stored token is sent to the API only @desktop', async ({
  page,
  context,
  member,
}) => {
  const holders: string[] = []
  context.on('request', (request) => {
    const parts = [request.url(), request.postData() ?? '', ...Object.values(request.headers())]
    if (parts.some((text) => text.includes(member.token))) holders.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByText('Available balance')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Available balance')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBe(member.token)
  // Game vendors and payment providers identify the player and the payment by numbers of their own.
  const game = await startGame(page, SLOT_GAME, 'Play')
  await expect(game.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await game.getByRole('button', { name: 'Close' }).click()
  await openPaymentWindow(page, 'PIX')
  expect(holders.filter((address) => address.endsWith('/sys/auth/token/info')).length).toBeGreaterThan(1)
  expect(holders.filter((address) => !address.startsWith(`${site.calls}/`))).toEqual([])
})

test('[SE-02] a member who returns to the tab after a while sees the current balance @desktop', async ({
  page,
  member,
  fault,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('$ 500.00')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  const info = { ...member, availableBalance: '612.34', currency: 'USD', currencySymbol: '$', enabled: 1 }
  await fault('/sys/auth/token/info', 'envelope', { body: success(info) })
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await setVisibility('hidden')
  await page.clock.fastForward(5_000)
  await setVisibility('visible')
  await expect(page.getByRole('banner').getByText('$ 612.34')).toBeVisible()
})

test('[SE-02] [SH-10] the drawer shows the invitation reward, and a claim refreshes session and balance @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ balance: '100.00' })
  await newMember({ invitedBy: member.id })
  const [tier] = await data<{ personCount: number; bonusAmount: string }[]>(
    '/base/inviteConfig/listAll',
    {},
    member.token,
  )
  await signIn(member)
  await page.goto('/')
  const balance = page.getByRole('banner').locator('dd')
  await expect(balance).toHaveText('$ 100.00')
  await menuButton(page).click()
  const item = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: /^Invitation & Rewards/ })
  await expect(item).toHaveText(`Invitation & Rewards$ ${Number(tier!.bonusAmount)} to claim`)
  await item.click()
  const calls: string[] = []
  page.on('request', (request) => calls.push(apiPath(request.url())))
  await page.getByRole('dialog').getByRole('button', { name: 'GET' }).first().click()
  await expect(balance).toHaveText(`$ ${100 + Number(tier!.bonusAmount)}.00`)
  const session = calls.filter((path) => path.startsWith('/sys/auth/token/'))
  expect(session.slice(0, 2)).toEqual(['/sys/auth/token/refresh', '/sys/auth/token/info'])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await menuButton(page).click()
  await expect(item).toHaveText('Invitation & Rewards')
})

test('[SE-01] the site stays usable while the token info fails, and the member appears once it answers @desktop', async ({
  page,
  member,
  fault,
  scope,
}) => {
  await speedUpTimers(page)
  await fault('/sys/auth/token/info', 'hang')
  await page.route('**/sys/game/all', async (route) => {
    const answer = await route.fetch()
    const { data: lobby, ...rest } = (await answer.json()) as { data: Record<string, unknown> }
    const recently = route.request().headers()['authorization'] ? { recently: lobby['top'] } : {}
    await route.fulfill({ response: answer, json: { ...rest, data: { ...lobby, ...recently } } })
  })
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBe(member.token)
  // The recently played games need only the token, though the member is not known yet.
  const section = (name: string) => page.getByRole('heading', { name, exact: true })
  await expect(section('Top games')).toBeVisible()
  await expect(section('Recently played')).toHaveCount(0)
  await data('/_faults/clear', { userAgent: scope })
  await expect(bar.getByText('Available balance')).toBeVisible()
  await expect(section('Recently played')).toBeVisible()
  const menu = await openDrawer(page)
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(section('Top games')).toBeVisible()
  await expect(section('Recently played')).toHaveCount(0)
})

test('[SE-03] a disabled member is logged out with one reload @desktop', async ({ page, member, fault }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  await fault('/sys/auth/token/info', 'envelope', { body: success({ ...member, enabled: 0 }) })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBeNull()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loads).toBe(2)
})

test('[SE-05] [SH-31] an open question closes when the session ends in another tab @desktop', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ activated: false }))
  await page.goto('/#/activation?token=nothing')
  await page.getByRole('main').getByRole('button', { name: 'Resend mail' }).click()
  const question = page.getByRole('dialog', { name: 'Account activation' })
  await expect(question).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  const over = { error: -2, message: 'The session ended.', data: null }
  await other.route('**/base/news/listPage', (route) => route.fulfill({ json: over }))
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Messages/ })
    .click()
  await expect(other).toHaveURL(/#\/login/)
  await page.bringToFront()
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByLabel('Username / Email')).toBeFocused()
  await expect(question).toHaveCount(0)
  // No press led here, so the page says why.
  for (const tab of [page, other]) await expect(tab.getByRole('main').getByRole('alert')).toHaveText(SESSION_ENDED)
  await expectAccessible(page)
})

test('[SE-05] [SH-36] login and logout in one tab reach the other @desktop', async ({ page, context, newMember }) => {
  const member = await newMember({ balance: '20.00' })
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(other.getByRole('dialog')).toBeVisible()
  await page.bringToFront()
  await logInFromBar(page, member)
  await expect(other.getByRole('banner').getByText('$ 20.00')).toBeVisible()
  // A logged-in member is not shown the login.
  await expect(other.getByRole('dialog')).toHaveCount(0)
  // Screens for members close with the session, without an error.
  await openFromDrawer(page, 'Account settings', 'Personal details')
  await expect(page.getByRole('dialog', { name: 'Personal details' })).toContainText(member.username)
  await other.bringToFront()
  await menuButton(other).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Available balance')).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The login page is only for a session that ended by itself.
  for (const tab of [page, other]) await expect(tab).not.toHaveURL(/#\/login/)
})
