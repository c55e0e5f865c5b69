import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import {
  providerButton,
  choosePreset,
  chooseOutcome,
  depositButton,
  expectLegalLinks,
  openChooser,
  popupWithAddress,
  popupOf,
  openMethod,
  openPaymentWindow,
  newestOrderOf,
  submitToWindow,
  resultDialog,
  waitForPage,
  watchCalls,
} from './support.ts'

/** How many amounts are in the first row. */
const inFirstRow = async (dialog: Locator) => {
  const tops = await dialog
    .locator('label:has(input[type=radio])')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}

test('[DP-08] PIX shows the configured amounts, checks a typed one, and hides the field when disallowed @desktop', async ({
  page,
  member: _member,
  settings,
}) => {
  await settings({
    depositConfig: { minimumAmount: '30', paymentAmounts: '20/50/200/700/900', paymentAllowManualInput: 1 },
  })
  let dialog = await openMethod(page, 'PIX')
  const radios = dialog.getByRole('radio')
  await expect(radios).toHaveCount(5)
  await expect(dialog.getByLabel('Other amount')).toHaveValue('200')
  expect(await inFirstRow(dialog)).toBe(4)
  await dialog.getByLabel('Other amount').fill('50')
  await expect(dialog.getByRole('radio', { name: /\s50$/ })).toBeChecked()
  await choosePreset(dialog, '700')
  await expect(dialog.getByLabel('Other amount')).toHaveValue('700')
  await choosePreset(dialog, '20')
  await depositButton(dialog).click()
  await expect(dialog.getByText('The minimum deposit is 30 USD')).toBeVisible()
  await dialog.getByLabel('Other amount').fill('')
  await depositButton(dialog).click()
  await expect(dialog.getByText('Please choose or enter an amount')).toBeVisible()
  await settings({ depositConfig: { paymentAllowManualInput: 0 } })
  await page.reload()
  dialog = await openMethod(page, 'PIX')
  await expect(dialog.getByLabel('Other amount')).toHaveCount(0)
  await expect(dialog.getByRole('radio', { name: /\s200$/ })).toBeChecked()
})

test('[DP-08] [DP-09] a phone of 320 px shows four amounts in a row @mobile', async ({ page, member: _member }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const label of ['PIX', 'CPAY']) expect(await inFirstRow(await openMethod(page, label)), label).toBe(4)
})

test('[DP-09] [DP-10] CPAY and PINGPONG offer only presets when manual amounts are disallowed @desktop', async ({
  page,
  member: _member,
  settings,
}) => {
  await settings({ depositConfig: { paymentAllowManualInput: 0 } })
  for (const label of ['CPAY', 'PingPong']) {
    const dialog = await openMethod(page, label)
    await expect(dialog.getByRole('radio').first(), label).toBeVisible()
    await expect(dialog.getByLabel('Other amount'), label).toHaveCount(0)
  }
})

test('[DP-03] [DP-09] CPAY sends the personal fields, waits for its window, and reports a refusal @mobile', async ({
  page,
  member,
}) => {
  const orders = watchCalls(page, '/sys/deposit/cpay/depositOrder')
  const dialog = await openMethod(page, 'CPAY')
  await expect(dialog.getByRole('radio', { name: /\s200$/ })).toBeChecked()
  await expect(dialog.getByLabel('Other amount')).toHaveValue('200')
  await dialog.getByLabel('Other amount').fill('5001')
  await depositButton(dialog).click()
  await expect(dialog.getByText('The maximum deposit is 5000 USD')).toBeVisible()
  await choosePreset(dialog, '100')
  const popup = await submitToWindow(page, dialog)
  const waiting = dialog.getByRole('status').filter({ hasText: 'Transaction processing' })
  await expect(waiting.locator('svg')).toBeVisible()
  await expect(dialog.locator('header img')).toBeVisible()
  await expectLegalLinks(dialog)
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await providerButton(popup, 'Refuse').click()
  await expect(resultDialog(page, 'Deposit failed')).toContainText('Sorry, transaction was failed')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.postDataJSON()).toMatchObject({
    amount: '100',
    memberId: String(member.id),
    cardFirstName: 'Test',
    cardLastName: 'Player',
    cardEmail: `${member.username}@players.example`,
    cardMobile: '5551234567',
  })
  expect(orders[0]?.postData()).not.toMatch(/cardNum|cardCvv|cardAddress/)
})

test('[DP-10] PINGPONG opens its processing page, and a closed window is checked with the API @mobile', async ({
  page,
  member,
}) => {
  const dialog = await openMethod(page, 'PingPong')
  await choosePreset(dialog, '50')
  const { popup, address } = await popupWithAddress(page, () => depositButton(dialog).click())
  const query = new URLSearchParams(address.split('?').at(-1))
  expect([query.get('amount'), query.get('memberId')]).toEqual(['50', String(member.id)])
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  const refreshed = page.waitForRequest((request) => request.url().endsWith('/sys/auth/token/refresh'))
  await popup.close()
  await refreshed
  const returned = resultDialog(page, 'Deposit returned')
  await expect(returned).toContainText('Please do not pay twice')
  const order = (await returned.locator('strong').first().textContent())!
  await expect(returned.getByRole('button', { name: 'Check again' })).toBeVisible()
  await chooseOutcome(order, 'pay')
  // The result sends three more requests by itself, every three seconds (D37).
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('550.00').first()).toBeVisible()
})

test('[DP-08] a reload and a second click make no second order, and a cancellation is shown @desktop', async ({
  page,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'PIX')
  const popup = await popupOf(page, () => depositButton(dialog).dblclick())
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  const first = popup.url()
  await popup.goBack()
  await expect.poll(() => popup.url()).toBe(first)
  await providerButton(popup, 'Cancel The').click()
  await expect(resultDialog(page, 'Deposit canceled')).toContainText('Your deposit has been cancelled')
  await resultDialog(page, 'Deposit canceled').getByRole('button', { name: 'Deposit history' }).click()
  await expect(resultDialog(page, 'Deposit history').getByRole('listitem')).toHaveCount(1)
})

const purchases = (page: Page) => page.evaluate(() => localStorage.getItem('croupier.purchases'))

test('[DP-08] [DP-18] a payment whose dialog was closed gives one result and one Purchase event @mobile', async ({
  page,
  member,
}) => {
  const { dialog, popup } = await openPaymentWindow(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await providerButton(popup, 'Pay The').click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toContainText('200.00')
  await expect(page.getByText('700.00').first()).toBeVisible()
  expect(popup.isClosed()).toBe(true)
  await success.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await purchases(page)).toBe(JSON.stringify([await newestOrderOf(member.token)]))
})

test('[DP-09] a window closed before it has made an order says that nothing was paid @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  const path = '/sys/deposit/cpay/depositOrder'
  await fault(path, 'hang', { times: 1 })
  const dialog = await openMethod(page, 'CPAY')
  const sent = page.context().waitForEvent('request', (request) => request.url().endsWith(path))
  const popup = await submitToWindow(page, dialog)
  await sent
  await popup.close()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has been paid' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('[DP-08] a window closed after its dialog reports only the state that the API knows @desktop', async ({
  page,
  member,
}) => {
  const first = await openPaymentWindow(page)
  const refreshed = (what: string) => page.waitForResponse((answer) => answer.url().endsWith(`/sys/auth/token/${what}`))
  // Closing the dialog refreshes the session as well: refresh, then info.
  let info = refreshed('info')
  await first.dialog.getByRole('button', { name: 'Close' }).click()
  await (await info).finished()
  await waitForPage(page)
  info = refreshed('info')
  await first.popup.close()
  await (await info).finished()
  await waitForPage(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { dialog, popup } = await openPaymentWindow(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await chooseOutcome(await newestOrderOf(member.token), 'pay')
  await popup.close()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
})

test('[DP-08] [DP-18] a payment after a reload of the waiting page shows its result in that tab only @desktop', async ({
  page,
  member,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.bringToFront()
  const { dialog, popup } = await openPaymentWindow(page)
  await expect(dialog).toContainText(await newestOrderOf(member.token))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Deposit', exact: true }).first()).toBeVisible()
  await providerButton(popup, 'Pay The').click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toContainText('200.00')
  await expect(success).toContainText('Ask for your bonus')
  await expect(page.getByText('700.00').first()).toBeVisible()
  expect(popup.isClosed()).toBe(true)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await waitForPage(other)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  expect(await purchases(page)).toBe(JSON.stringify([await newestOrderOf(member.token)]))
})

test('[DP-08] an order resumed in a second window and paid in the first gives one result and closes both @desktop', async ({
  page,
  member,
}) => {
  for (const isLoadedAnew of [false, true]) {
    const { dialog, popup } = await openPaymentWindow(page)
    const order = await newestOrderOf(member.token)
    if (isLoadedAnew) await page.reload()
    else await dialog.getByRole('button', { name: 'Close' }).click()
    const chooser = isLoadedAnew ? await openChooser(page) : await chooserOn(page)
    const second = await popupOf(page, () => chooser.getByRole('button', { name: 'Continue payment' }).first().click())
    await expect(providerButton(second, 'Pay The')).toBeVisible()
    await providerButton(popup, 'Pay The').click()
    const success = resultDialog(page, 'Deposit success')
    await expect(success).toContainText(order)
    await expect.poll(() => [popup.isClosed(), second.isClosed()]).toEqual([true, true])
    await page.goBack()
    await waitForPage(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

/** Opens the chooser without reloading the page. */
async function chooserOn(page: Page) {
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  return resultDialog(page, 'Deposit')
}
