import type { Page } from '@playwright/test'
import { availableBalance, data } from '../../support/api.ts'
import { loseAnswer } from '../../support/calls.ts'
import { clickRepeatedly } from '../../support/click-repeatedly.ts'
import { expect, test } from '../../support/test.ts'
import { logInOnPage, SESSION_ENDED } from '../../support/login.ts'
import {
  APPROVED,
  CONFIRMED_BY_BANK,
  providerButton,
  choosePreset,
  chooseOutcome,
  depositButton,
  fillCard,
  openChooser,
  openMethod,
  openPaymentWindow,
  newestOrderOf,
  submitToWindow,
  resultDialog,
  stopClock,
  watchCalls,
  openDepositHistory,
} from './support.ts'

const orders = async (token: string) =>
  (await data<{ totalElements: number }>('/ext/deposit/page', {}, token)).totalElements

test('[DP-08] [DP-18] a payment window without an opener goes home and shows the result, credited once @desktop', async ({
  page,
  member,
}) => {
  const { popup } = await openPaymentWindow(page)
  await page.close()
  await providerButton(popup, 'Pay The').click()
  await expect(resultDialog(popup, 'Deposit success')).toBeVisible({ timeout: 15_000 })
  await expect(popup).toHaveURL(/:\d+\/(#\/)?$/)
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['700.00', 1])
})

test('[DP-08] [RT-17] a payment page opened by hand, reloaded and revisited makes one order and one credit @desktop', async ({
  page,
  member,
}) => {
  const calls = watchCalls(page, '/sys/deposit/cpay/depositOrder')
  const address = `/#/payment/cpay/processing?amount=60&memberId=${member.id}`
  await page.goto(address)
  await page.waitForURL(/\/order\/D/)
  const provider = page.url()
  await page.reload()
  await page.goto('/')
  await page.goto(address)
  await page.waitForURL(provider)
  await providerButton(page, 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 15_000 })
  await page.goBack()
  await page.goForward()
  expect(calls.length).toBeGreaterThan(1)
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['560.00', 1])
})

test('[DP-07] [DP-18] repeated clicks and a resent lost answer charge a card once each @desktop', async ({
  page,
  member,
}) => {
  const path = '/sys/deposit/creditcard/deposit'
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '50')
  await fillCard(dialog, APPROVED)
  // The operator charges the card, but the response is lost.
  await loseAnswer(page, path)
  await depositButton(dialog).click()
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByLabel('Card number')).toHaveValue(APPROVED.number)
  const calls = watchCalls(page, path)
  await clickRepeatedly(depositButton(dialog))
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['550.00', 1])
})

test('[DP-12] [DP-18] a payment interrupted offline is reported as such, and checked when the connection is back @desktop', async ({
  page,
  member,
  context,
}) => {
  await page.clock.install()
  const dialog = await openMethod(page, 'Bank card')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const frame = dialog.frameLocator('iframe')
  await expect(providerButton(frame, 'Pay The')).toBeVisible()
  await stopClock(page)
  await providerButton(frame, 'Pay The').click()
  await expect(resultDialog(page, 'Processing...')).toBeVisible()
  await context.setOffline(true)
  await page.clock.runFor(3000)
  const failed = resultDialog(page, 'Deposit failed')
  await expect(failed).toContainText(
    'Nothing is lost: once the payment arrives, it is credited. Please do not pay twice.',
  )
  await expect(failed).not.toContainText('Deposit failed!')
  await expect(failed).toContainText(/Order number D\w{10}/)
  await context.setOffline(false)
  await expect(resultDialog(page, 'Deposit success')).toContainText('100.00')
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['600.00', 1])
})

test('[DP-18] one payment in three tabs is credited and announced once, with the same result in each @desktop', async ({
  page,
  member,
  context,
}) => {
  const dialog = await openMethod(page, 'Bank card')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
  const order = await newestOrderOf(member.token)
  const tabs = [page]
  for (const _ of [2, 3]) {
    const tab = await context.newPage()
    const chooser = await openChooser(tab)
    await chooser.getByRole('button', { name: 'Continue payment' }).click()
    await expect(providerButton(resultDialog(tab, 'Bank card').frameLocator('iframe'), 'Pay The')).toBeVisible()
    tabs.push(tab)
  }
  await Promise.all(
    tabs.map((tab) => providerButton(resultDialog(tab, 'Bank card').frameLocator('iframe'), 'Pay The').click()),
  )
  for (const tab of tabs) await expect(resultDialog(tab, 'Deposit success')).toBeVisible({ timeout: 20_000 })
  await chooseOutcome(order, 'pay')
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['600.00', 1])
  expect(await page.evaluate(() => localStorage.getItem('croupier.purchases'))).toBe(JSON.stringify([order]))
})

test('[DP-08] a deposit survives a reload in each state, and Back closes one pop-up at a time @desktop', async ({
  page,
  member,
}) => {
  let dialog = await openMethod(page, 'PIX')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await expect(dialog).toBeHidden()
  dialog = await openMethod(page, 'PIX')
  const popup = await submitToWindow(page, dialog)
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  await popup.reload()
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  await page.reload()
  // The page that was waiting has been reloaded: the window still closes, and the outcome is shown.
  await providerButton(popup, 'Cancel The').click()
  await expect(resultDialog(page, 'Deposit canceled')).toContainText('Your deposit has been cancelled')
  expect(popup.isClosed()).toBe(true)
  const history = await openDepositHistory(page)
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(history.getByRole('listitem')).toContainText('Canceled')
  await page.goBack()
  await expect(history).toBeHidden()
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['500.00', 1])
})

test("[SH-32] a card form keeps its input, except the card, over a session's end, until a success @desktop", async ({
  page,
  member,
}) => {
  const dialog = await openMethod(page, 'Visa / Mastercard')
  const label = (name: string) => dialog.getByLabel(name, { exact: true })
  await label('Other amount').fill('35')
  await fillCard(dialog, APPROVED)
  await label('Town/City').fill('Porto')
  await data('/sys/auth/logout', {}, member.token)
  await depositButton(dialog).click()
  await expect(page).toHaveURL(/#\/login/)
  // The login page alone says so: nothing lies above its form, which has the focus.
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  await expect(page.getByRole('dialog').and(page.locator(':not(main *)'))).toHaveCount(0)
  await expect(page.getByRole('main').getByLabel('Username / Email')).toBeFocused()
  await logInOnPage(page, member)
  await expect(label('Other amount')).toHaveValue('35')
  await expect(label('Town/City')).toHaveValue('Porto')
  for (const secret of ['Card number', 'CVV', 'Expiry month', 'Expiry year'])
    await expect(label(secret)).toHaveValue('')
  await fillCard(dialog, APPROVED)
  await depositButton(dialog).click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toBeVisible({ timeout: 15_000 })
  await page.keyboard.press('Escape')
  await expect(success).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Visa / Mastercard', exact: true }).click()
  await expect(label('Other amount')).toHaveValue('')
})

test('[DP-07] [DP-18] a lost card answer, repeated after a reload and in another tab, charges once @desktop', async ({
  page,
  member,
  context,
}) => {
  const pay = async (tab: Page) => {
    const dialog = await openMethod(tab, 'Visa / Mastercard')
    await choosePreset(dialog, '50')
    await fillCard(dialog, APPROVED)
    await depositButton(dialog).click()
  }
  // The operator charges the card, but the response is lost.
  await loseAnswer(context, '/sys/deposit/creditcard/deposit', 2)
  for (const _ of ['first', 'reloaded']) {
    await pay(page)
    await expect(page.getByRole('dialog', { name: 'Warning' })).toContainText('Please do not pay twice')
  }
  const other = await context.newPage()
  await pay(other)
  await expect(resultDialog(other, 'Deposit success')).toBeVisible()
  expect([await availableBalance(member.token), await orders(member.token)]).toEqual(['550.00', 1])
})

test("[DP-07] [SE-05] a session that ends during the bank's question is reported in its window, and the result after login @desktop", async ({
  page,
  member,
}) => {
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '50')
  await fillCard(dialog, CONFIRMED_BY_BANK)
  const popup = await submitToWindow(page, dialog)
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  await data('/sys/auth/logout', {}, member.token)
  await providerButton(popup, 'Pay The').click()
  await expect(page).toHaveURL(/#\/login/)
  await logInOnPage(page, member)
  await expect(resultDialog(page, 'Deposit success')).toContainText('50.00')
})

test('[SH-32] opening the deposit after the session ended leads to the login without a server-busy message @desktop', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  await signIn(await newMember())
  await fault('/sys/depositPaymentMethod/listAll', 'envelope', { body: { error: -2, message: '', data: null } })
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Available balance')).toBeVisible()
  // Pressed directly: a hovering pointer would have loaded the methods before, and found out then.
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Deposit', exact: true })
    .evaluate((button: HTMLElement) => button.click())
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByLabel('Username / Email')).toBeVisible()
  await expect(page.getByText('Server is busy')).toHaveCount(0)
})
