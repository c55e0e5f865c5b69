import type { Page } from '@playwright/test'
import { data, type TestMember } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { LOGIN_TITLE, logInFromBar, logInInDialog, submitLogin } from '../../support/login.ts'
import { site } from '../../support/site.ts'
import { textOf } from '../../support/calls.ts'
import { findGame, SLOT_GAME, startGame } from '../games/support.ts'

const picture = (layout: string) => `${site.api}/pictures/promotions/deposit-${layout}.svg`
const promotion = (action: string, fields: object = {}) => ({
  title: `Offer ${action}`,
  bgImg: picture('desktop'),
  mobileBgImg: picture('mobile'),
  buttonText: 'Go on',
  action,
  ...fields,
})

const actions = [
  ['DEPOSIT', 'Deposit', 'PIX'],
  ['INVITE', 'Invitation & Rewards', 'Copy'],
  ['REGISTER', 'Join', 'Email'],
] as const

/** Logs in and returns the dialog of the promotion that opens then. */
const meet = async (page: Page, member: TestMember, action: string) => {
  await page.goto('/')
  await logInFromBar(page, member)
  return page.getByRole('dialog', { name: `Offer ${action}` })
}

test("[SH-18] [SH-36] [SH-16] [SH-23] the promotion opens after a login, with the layout's picture", async ({
  page,
  newMember,
  settings,
  isPhone,
}) => {
  await settings({ promotion: promotion('CLOSE_ONLY') })
  const member = await newMember()
  await page.goto('/')
  await logInFromBar(page, member)
  const dialog = page.getByRole('dialog', { name: 'Offer CLOSE_ONLY' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('img')).toHaveAttribute('src', picture(isPhone ? 'mobile' : 'desktop'))
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  // It has taken the place of Login.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeFocused()
  // A member who logs in again is not invited to chat.
  await expect(page.getByRole('button', { name: 'Open the live chat' })).toBeVisible()
  expect(await page.getByText('Any questions? Chat with us.').count()).toBe(0)
})

for (const [action, name, inside] of actions) {
  test(`[SH-17] the promotion's button performs ${action} @desktop`, async ({ page, newMember, settings }) => {
    await settings({ promotion: promotion(action) })
    const dialog = await meet(page, await newMember({ credited: 1, balance: '50.00' }), action)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog).toBeHidden()
    // Not only its title: the screen stays after it has loaded.
    await expect(page.getByRole('dialog', { name, exact: true }).getByText(inside).first()).toBeVisible()
  })
}

test("[SH-17] the promotion's button performs LAUNCH_GAME with its game for real money @desktop", async ({
  page,
  newMember,
  settings,
}) => {
  const { name } = await data<{ name: string }>('/base/game/get', { id: 2 })
  await settings({ promotion: promotion('LAUNCH_GAME', { gameId: 2 }) })
  const dialog = await meet(page, await newMember({ credited: 1, balance: '50.00' }), 'LAUNCH_GAME')
  const launched = page.waitForRequest('**/sys/game/getLaunchUrl')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  expect(textOf(await launched, 'id')).toBe('2')
})

test('[SH-17] [GM-12] a promotion that starts a game which it does not name closes with a message @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: promotion('LAUNCH_GAME', { gameId: null }) })
  const dialog = await meet(page, await newMember({ credited: 1, balance: '50.00' }), 'LAUNCH_GAME')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Server is busy, please try later')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SH-18] [GM-09] a login for a game opens the game, then the promotion; a closed login opens no game @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: promotion('CLOSE_ONLY') })
  const login = page.getByRole('dialog', { name: LOGIN_TITLE })
  const game = await startGame(page, SLOT_GAME, 'Play')
  await logInInDialog(page, await newMember({ balance: '0' }))
  await expect(game.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  const offer = page.getByRole('dialog', { name: 'Offer CLOSE_ONLY' })
  await expect(offer).toHaveCount(0)
  await game.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('croupier.token'))
  await page.goto('/?again')
  await startGame(page, SLOT_GAME, 'Play')
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toBeHidden()
  await logInFromBar(page, await newMember())
  await expect(offer).toBeVisible()
  await expect(game).toHaveCount(0)
})

test('[SH-17] CLOSE_ONLY closes the promotion, and a site without promotions shows none @desktop', async ({
  page,
  newMember,
  settings,
  fault,
}) => {
  await settings({ promotion: promotion('CLOSE_ONLY') })
  const member = await newMember()
  await page.goto('/')
  await logInFromBar(page, member)
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fault('/ext/promotion/current', 'status', { status: 404 })
  await page.evaluate(() => localStorage.removeItem('croupier.token'))
  await page.goto('/?again')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const response = page.waitForResponse(/promotion\/current/)
  await logInInDialog(page, member)
  await response
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SH-36] [SH-18] playing for real money opens one login from everywhere, and the promotion follows @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: promotion('CLOSE_ONLY') })
  const member = await newMember({ credited: 1 })
  const login = page.getByRole('dialog', { name: LOGIN_TITLE })
  const cell = await findGame(page, SLOT_GAME)
  await cell.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(login).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  await page.goto('/#/login?backurl=%2Farticle%3Fid%3D1')
  const form = page.getByRole('main')
  await submitLogin(form, member)
  await expect(page).toHaveURL(/#\/article\?id=1$/)
  await expect(page.getByRole('dialog', { name: 'Offer CLOSE_ONLY' })).toBeVisible()
})
