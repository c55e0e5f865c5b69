import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { site } from '../../support/site.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { SLOT_GAME, startGame } from '../games/support.ts'
import { bodyOf, expectRefusal, freshName, watchCalls } from './support.ts'

/** From the open login: chooses the social provider and joins with the data that it provides. */
async function joinAs(page: Page, email: string, login = page.getByRole('dialog')): Promise<void> {
  await login.getByRole('button', { name: 'Continue with Lantern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join with a social account' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('First name').fill('Mary Ann')
  await dialog.getByLabel('Last name').fill('Duarte')
  await dialog.getByRole('button', { name: 'Create my account' }).click()
}

test('[AC-12] joining with a social account checks email, names and agreement, then sends a mail @mobile', async ({
  page,
}) => {
  const calls = watchCalls(page, '/sys/auth/faceBookRegister')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Lantern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join with a social account' })
  const fails = (message: string) =>
    expectRefusal(page, dialog.getByRole('button', { name: 'Create my account' }), message)
  await expectAccessible(page)
  await fails('Email required')
  await dialog.getByLabel('Email').fill('mary.example')
  await fails('Email is invalid')
  const email = `${freshName()}@players.example`
  await dialog.getByLabel('Email').fill(email)
  await fails('First name required')
  await dialog.getByLabel('First name').fill('Mary Ann')
  await fails('Last name required')
  expect(calls).toEqual([])
  await dialog.getByLabel('Last name').fill('Duarte')
  await expect(dialog).toContainText('you confirm that you are at least 18 years old')
  for (const name of ['Privacy policy', 'User agreement']) {
    await dialog.getByRole('button', { name }).click()
    const agreement = page.getByRole('dialog', { name })
    await agreement.getByRole('button', { name: 'Close' }).first().click()
    await expect(agreement).toBeHidden()
  }
  await expect(dialog.getByLabel('Last name')).toHaveValue('Duarte')
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('We have sent you an email. Please follow the link in it to finish.')).toBeVisible()
  expect(bodyOf(calls[0])).toEqual({ email, firstName: 'Mary Ann', lastName: 'Duarte' })
})

test('[AC-11] [AC-12] [GM-09] an invited friend who joins by a social account from a game counts, and plays it @mobile', async ({
  page,
  newMember,
}) => {
  const inviter = await newMember()
  const { invitationCode } = await data<{ invitationCode: string }>('/sys/auth/token/info', {}, inviter.token)
  const invited = async () =>
    (await data<{ childCount: number }>('/sys/member/getMember', { id: inviter.id }, inviter.token)).childCount
  const email = `${freshName()}@players.example`
  await data('/_test/social', { email })
  await page.goto(`/#/?code=${invitationCode}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('croupier.inviteCode'))).toBe(invitationCode)
  const game = await startGame(page, SLOT_GAME, 'Play')
  await joinAs(page, email)
  const welcome = page.getByRole('dialog', { name: 'Welcome', exact: true })
  // The provider has verified the address: there is no mail to wait for.
  await expect(welcome).toContainText('Your account is ready.')
  await expect(welcome).not.toContainText('email')
  expect(await data('/_test/mails', { to: email })).toEqual([])
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(game.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(await invited()).toBe(1)
})

test('[AC-12] [SH-18] [SH-36] a known social account logs in with the promotion and without a welcome @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  const picture = `${site.api}/pictures/promotions/deposit-desktop.svg`
  const promotion = { title: 'Offer', bgImg: picture, mobileBgImg: picture, buttonText: 'Go on', action: 'CLOSE_ONLY' }
  await settings({ promotion, chatAvailable: true })
  const member = await newMember({ balance: '7.00', credited: 1 })
  const email = `${member.username}@players.example`
  await data('/_test/social', { email })
  await page.goto('/#/?code=FRIEND22')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await joinAs(page, email)
  // The promotion waits until nothing else is open: a welcome would have come before it.
  const offer = page.getByRole('dialog', { name: 'Offer' })
  await expect(offer).toBeVisible()
  await expect(page.getByRole('banner').getByText('$ 7.00')).toBeVisible()
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open the live chat' })).toBeVisible()
  expect(await page.getByText('Any questions? Chat with us.').count()).toBe(0)
  const stored = await page.evaluate(() =>
    ['croupier.token', 'croupier.inviteCode'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual([expect.any(String), 'FRIEND22'])
})

test('[AC-12] [RT-21] joining by a social account from the login page leads to the requested page with a welcome @desktop', async ({
  page,
}) => {
  const email = `${freshName()}@players.example`
  await data('/_test/social', { email })
  await page.goto('/#/lottery')
  await expect(page).toHaveURL(/#\/login\?backurl=%2Flottery$/)
  await joinAs(page, email, page.getByRole('main'))
  await expect(page).toHaveURL(/#\/lottery$/)
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
})
