import { data } from '../../support/api.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { allAnswered, apiPath, holdAnswer, waitForPage, watchCalls } from '../../support/calls.ts'
import { expectStatusCalls, stopClock } from '../deposits/support.ts'
import { success } from '../../support/api-answers.ts'
import { cellOf, SLOT_GAME, playRoundAndClose, startGame } from './support.ts'

test('[GM-07] [GM-09] a visitor plays for fun without a login or a Deposit button', async ({ page }) => {
  const pop = await startGame(page, SLOT_GAME, 'Play for fun')
  await expect(pop.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden()
  await expect(pop.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(pop.getByRole('button', { name: 'Deposit' })).toHaveCount(0)
  await pop.getByRole('button', { name: 'Close' }).click()
  await expect(pop).toBeHidden()
})

test("[GM-07] the pop-up shows the game's name before the server has answered @mobile", async ({ page }) => {
  await page.route('**/base/game/get', () => undefined)
  const pop = await startGame(page, SLOT_GAME, 'Play for fun')
  await expect(pop.getByRole('heading', { name: SLOT_GAME })).toBeVisible()
  await expect(pop.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
})

test('[GM-09] a visitor who plays for real money gets the login pop-up', async ({ page }) => {
  await startGame(page, SLOT_GAME, 'Play')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: SLOT_GAME })).toHaveCount(0)
})

test('[GM-07] [GM-08] a launch for fun sends game and channel to getTryPlayUrl, without a block check, and offers no Deposit', async ({
  page,
  member: _member,
  isPhone,
}) => {
  const calls: [string, Record<string, string>][] = []
  page.on('request', (request) => {
    const path = apiPath(request.url())
    if (!/checkBlock|getLaunchUrl|getTryPlayUrl|wrapper\/domain/.test(path)) return
    calls.push([path, Object.fromEntries(new URLSearchParams(request.postData() ?? ''))])
  })
  const pop = await startGame(page, SLOT_GAME, 'Play for fun')
  await expect(pop.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(pop.getByRole('button', { name: 'Deposit' })).toHaveCount(0)
  expect(calls.map(([path]) => path).toSorted()).toEqual(['/sys/game/getTryPlayUrl', '/sys/gameVendor/wrapper/domain'])
  const sent = Object.fromEntries(calls)
  expect(sent['/sys/game/getTryPlayUrl']).toEqual({
    id: expect.stringMatching(/^\d+$/),
    channel: isPhone ? 'mobile' : 'pc',
  })
  expect(sent['/sys/gameVendor/wrapper/domain']).toEqual({ code: expect.stringMatching(/^[a-z-]+$/) })
})

test('[GM-07] [GM-08] a launch for real money checks for a block first, and Deposit leads back into the game', async ({
  page,
  member: _member,
  isPhone,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = apiPath(request.url())
    if (/checkBlock|getLaunchUrl|getTryPlayUrl/.test(path)) calls.push(`${path} ${request.postData() ?? ''}`)
  })
  const check = await holdAnswer(page, '/sys/sysSetting/checkBlock')
  const pop = await startGame(page, SLOT_GAME, 'Play')
  await check.requested
  // No game is launched before the response.
  await waitForPage(page)
  expect(calls).toHaveLength(1)
  check.release()
  const game = pop.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(calls[0]).toContain('/sys/sysSetting/checkBlock')
  expect(calls[1]).toMatch(new RegExp(`getLaunchUrl .*channel=${isPhone ? 'mobile' : 'pc'}`))
  expect(calls.some((call) => call.includes('getTryPlayUrl'))).toBe(false)
  const frame = pop.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await pop.getByRole('button', { name: 'Deposit' }).click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await chooser.getByRole('button', { name: 'Close' }).click()
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('[GM-08] the launch host is swapped by the vendor’s map, and refused when it is no vendor @desktop', async ({
  page,
  member: _member,
}) => {
  const { host } = new URL(site.vendor)
  await page.route('**/sys/gameVendor/wrapper/domain', (route) =>
    route.fulfill({ json: success({ 'games.elsewhere.example': host }) }),
  )
  await page.route('**/sys/game/getLaunchUrl', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: string }
    await route.fulfill({ json: success(body.data.replace(host, 'games.elsewhere.example')) })
  })
  const pop = await startGame(page, SLOT_GAME, 'Play')
  await expect(pop.locator('iframe')).toHaveAttribute('src', new RegExp(`^${site.vendor}/play/`))
  await pop.getByRole('button', { name: 'Close' }).click()

  await page.unroute('**/sys/gameVendor/wrapper/domain')
  await page.route('**/sys/gameVendor/wrapper/domain', (route) =>
    route.fulfill({ json: success({ 'games.elsewhere.example': 'evil.example' }) }),
  )
  const refused = await startGame(page, SLOT_GAME, 'Play')
  await expect(page.getByText('Fail to launch game')).toBeVisible()
  await expect(refused).toBeHidden()
})

test('[GM-10] a blocked amount, polled every 3 s, closes the game and opens the cash-out @mobile', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  let isBlocked = false
  await page.route('**/sys/sysSetting/checkBlock', (route) => route.fulfill({ json: success(isBlocked ? 0 : 1) }))
  const calls = watchCalls(page, '/sys/sysSetting/checkBlock')
  const pop = await startGame(page, SLOT_GAME, 'Play')
  await expect(pop.locator('iframe')).toBeVisible()
  await stopClock(page)
  // The stopped clock is a minute ahead: what was due has been requested, and the next wait begins with its answer.
  await waitForPage(page)
  await allAnswered(calls)
  await waitForPage(page)
  await expectStatusCalls(page, calls, [3_000, 3_000])
  isBlocked = true
  await page.clock.runFor(3_100)
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('blocked')
  await expect(pop).toBeHidden()
  const last = calls.length
  // The game's sheet can only slide out with the clock running.
  await page.clock.resume()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog', { name: 'Cashout', exact: true })).toBeVisible()
  await page.clock.runFor(10_000)
  expect(calls).toHaveLength(last)
})

test('[GM-10] an amount blocked before the launch leads to the cash-out @desktop', async ({ page, member }) => {
  await data('/_test/member/set', { id: member.id, blocked: true })
  const launches = watchCalls(page, '/sys/game/getLaunchUrl')
  await startGame(page, SLOT_GAME, 'Play')
  await expect(page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  const cashout = page.getByRole('dialog', { name: 'Cashout', exact: true })
  await expect(cashout).toBeVisible()
  await expect.poll(() => cashout.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await waitForPage(page)
  expect(launches).toEqual([])
  // The focus is back at the game's cover, from a pop-up that a warning had opened.
  await page.keyboard.press('Escape')
  await expect(cashout).toBeHidden()
  await expect(cellOf(page, SLOT_GAME).locator(':focus')).toHaveCount(1)
})

test('[GM-11] closing a game refreshes the session, shows the contact icon and stops the polling @desktop', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  const calls = watchCalls(page, '/sys/sysSetting/checkBlock')
  const pop = await startGame(page, SLOT_GAME, 'Play')
  await expect(pop.locator('iframe')).toBeVisible()
  await page.clock.runFor(3_000)
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  const chat = page.getByRole('button', { name: /chat/i, includeHidden: true })
  await expect(chat).toHaveCount(0)
  const refreshed = page.waitForRequest('**/sys/auth/token/refresh')
  await pop.getByRole('button', { name: 'Close' }).click()
  await refreshed
  await expect(chat.first()).toBeVisible()
  const last = calls.length
  await page.clock.runFor(10_000)
  await waitForPage(page)
  expect(calls).toHaveLength(last)
})

test('[GM-12] a failed launch shows its error and closes the pop-up @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/sys/game/getLaunchUrl', 'envelope', {
    times: 1,
    body: { error: 7, message: 'This table is closed today', data: null },
  })
  await startGame(page, SLOT_GAME, 'Play')
  await expect(page.getByText('This table is closed today')).toBeVisible()
  await expect(page.getByRole('dialog', { name: SLOT_GAME })).toHaveCount(0)
  await fault('/base/game/get', 'status', { times: 2 })
  await startGame(page, SLOT_GAME, 'Play')
  await expect(page.getByText('Fail to launch game')).toBeVisible()
  await expect(page.getByRole('dialog', { name: SLOT_GAME })).toHaveCount(0)
})

test('[GM-12] a banner without a game number opens no game and says so @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  const banner = { id: 1, title: 'No such game', image: '/pictures/x.svg', enabled: 1, sortIndex: 1, gameId: -1 }
  await fault('/base/banner/listAll', 'envelope', { body: success([banner]) })
  await page.goto('/')
  await page.getByRole('region', { name: 'Promotions' }).getByRole('button', { name: 'No such game' }).click()
  await expect(page.getByText('Server is busy, please try later')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[GM-15] a game played for real money shows in recently played and the game history @mobile', async ({
  page,
  member,
}) => {
  await playRoundAndClose(await startGame(page, SLOT_GAME, 'Play'))
  await page.goto('/')
  const recently = page.getByRole('region', { name: 'Recently played' })
  await expect(recently.getByRole('button', { name: SLOT_GAME, exact: true })).toBeVisible()
  await recently.getByRole('button', { name: 'Game history' }).click()
  const history = page.getByRole('dialog', { name: 'Game history' })
  await expect(history.getByText(SLOT_GAME)).toBeVisible()
  await history.getByRole('button', { name: 'Play now', exact: true }).click()
  await expect(page.getByRole('dialog', { name: SLOT_GAME, exact: true })).toBeVisible()
  const lobby = await data<{ recently: { data: { name: string }[] } }>('/sys/game/all', {}, member.token)
  expect(lobby.recently.data.map(({ name }) => name)).toEqual([SLOT_GAME])
})

test('[GM-15] recently played updates without a reload, below the game and behind another page @desktop', async ({
  page,
  member: _member,
}) => {
  await page.goto('/')
  const slots = page.getByRole('region', { name: 'Slots games' }).getByRole('listitem')
  const recently = page.getByRole('region', { name: 'Recently played' }).getByRole('img')
  const nameOf = async (index: number) => (await slots.nth(index).getByRole('img').getAttribute('alt')) ?? ''
  const [first, second] = [await nameOf(0), await nameOf(1)]
  await expect(recently).toHaveCount(0)

  await slots.first().getByRole('button', { name: first, exact: true }).click()
  await slots.first().getByRole('button', { name: 'Play', exact: true }).click()
  await playRoundAndClose(page.getByRole('dialog', { name: first, exact: true }))
  await expect(recently).toHaveCount(1)
  await expect(recently).toHaveAttribute('alt', first)

  await playRoundAndClose(await startGame(page, second, 'Play'))
  await page.goto('/#/')
  await expect(recently).toHaveCount(2)
  await expect(recently.first()).toHaveAttribute('alt', second)
})
