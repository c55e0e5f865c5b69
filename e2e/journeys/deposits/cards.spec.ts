import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { onlyPage } from '../../support/api-answers.ts'
import { availableBalance, data } from '../../support/api.ts'
import { site } from '../../support/site.ts'
import {
  APPROVED,
  CONFIRMED_BY_BANK,
  providerButton,
  choosePreset,
  depositButton,
  fillCard,
  openMethod,
  submitToWindow,
  REFUSED,
  resultDialog,
  textOf,
  watchCalls,
} from './support.ts'

const PATH = '/sys/deposit/creditcard/deposit'

test('[DP-04] [DP-05] [DP-06] card checks run in order, with exactly one toast each, up to the charge @desktop', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  test.slow()
  // A card that expires in January of this year is expired in every month but the first. Where the operator's responses
  // have no time, the player's clock counts.
  const now = new Date(new Date().getFullYear(), 5, 15)
  await page.clock.setFixedTime(now)
  await fault('/ext/deposit/page', 'envelope', { body: onlyPage([]) })
  const blank = { firstName: '', lastName: '', city: '', address: '', postalCode: '', stateCode: '', countryCode: '' }
  await signIn(await newMember({ credited: 1, ...blank }))
  const calls = watchCalls(page, PATH)
  const dialog = await openMethod(page, 'Visa / Mastercard')
  for (const amount of ['25', '30', '50', '100', '200', '500', '1,000', '2,000']) {
    await expect(dialog.getByRole('radio', { name: new RegExp(`\\s${amount}$`) })).toHaveCount(1)
  }
  await expect(dialog.getByRole('radio')).toHaveCount(8)
  const label = (name: string) => dialog.getByLabel(name, { exact: true })
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  /** Expects one toast, the message at its field, and no request. */
  const fails = async (message: string) => {
    await depositButton(dialog).click()
    await expect(toasts).toHaveText([message])
    await expect(dialog.getByText(message)).toHaveCount(1)
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button').click()
    await expect(toasts).toHaveCount(0)
    expect(calls).toHaveLength(0)
  }
  const options = (name: string) => label(name).locator('option:not([value=""])').allTextContents()

  await fails('Please choose or enter an amount')
  await label('Other amount').fill('9')
  await fails('The minimum deposit is 10 USD')
  await label('Other amount').fill('11')
  await label('Other amount').press('ArrowDown')
  await expect(label('Other amount')).toHaveValue('10')
  await label('Other amount').press('ArrowDown')
  await expect(label('Other amount')).toHaveValue('10')
  await label('Other amount').fill('4999')
  await label('Other amount').press('ArrowUp')
  await expect(label('Other amount')).toHaveValue('5000')
  await label('Other amount').press('ArrowUp')
  await expect(label('Other amount')).toHaveValue('5000')
  await label('Other amount').pressSequentially('.5')
  // Digits after the point are rejected: without the point they would make the amount ten times as large.
  await expect(label('Other amount')).toHaveValue('5000.')
  await label('Other amount').blur()
  await expect(label('Other amount')).toHaveValue('5000')
  await choosePreset(dialog, '50')
  await expect(label('Other amount')).toHaveValue('')
  await fails('Please enter the card number')
  await label('Card number').fill('4242424242424241')
  await expect(label('Card number')).toHaveValue('4242 4242 4242 4241')
  await expect(dialog.getByText('Visa', { exact: true })).toBeVisible()
  await fails('Please enter the CVV')
  await label('CVV').fill('12')
  await fails('Please choose the expiry month')
  expect(await options('Expiry month')).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
  )
  await label('Expiry month').selectOption('05')
  await fails('Please choose the expiry year')
  expect(await options('Expiry year')).toEqual(
    Array.from({ length: 11 }, (_, index) => String(now.getFullYear() + index)),
  )
  await label('Expiry year').selectOption(String(now.getFullYear()))
  await fails('Please enter the first name')
  await label('First name').fill(' Mary Ann ')
  await fails('Please enter the last name')
  await label('Last name').fill('Duarte')
  await fails('Please choose the country')
  await label('Country').click()
  await page.keyboard.type('Brazil')
  await page.getByRole('option', { name: /^BR/ }).click()
  await fails('Please choose the state')
  await label('State').selectOption({ index: 3 })
  await fails('Please enter the town or city')
  await label('Town/City').fill('Belo Horizonte')
  await fails('Please enter the address')
  await label('Address').fill('Rua da Bahia 1')
  await fails('Please enter the postal code')
  await label('Postal code').fill('30160')
  // D28: our own checks come after all those of the specification.
  await fails('This card number is not right. Please check its digits.')
  await label('Card number').fill('4242424242424242')
  await fails('This card’s security code has 3 digits.')
  await label('CVV').fill('1 23')
  await fails('This card has expired')
  await label('Expiry year').selectOption(String(now.getFullYear() + 5))
  await depositButton(dialog).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('[DP-07] the bank of a card reports too little money, refuses, or asks for a confirmation first @desktop', async ({
  page,
  member: _member,
}) => {
  const first = watchCalls(page, '/sys/deposit/cattl/deposit')
  const dialog = await openMethod(page, 'Visa / Mastercard 2')
  await choosePreset(dialog, '50')
  const warning = page.getByRole('dialog', { name: 'Warning' })
  for (const [number, words] of [
    ['4000 0000 0000 9995', 'There is not enough money on this card.'],
    ['4000 0000 0000 0002', 'Your bank refused the card.'],
  ] as const) {
    await fillCard(dialog, { ...APPROVED, number })
    await depositButton(dialog).click()
    await expect(warning).toContainText(words)
    await warning.getByRole('button', { name: 'OK' }).click()
  }
  await fillCard(dialog, CONFIRMED_BY_BANK)
  const popup = await submitToWindow(page, dialog)
  await popup.getByText('Test cards').click()
  await expect(popup.getByRole('rowheader', { name: '4000 0000 0000 9995' })).toBeVisible()
  await providerButton(popup, 'Pay, bank asks first').click()
  await expect(popup.getByText('The bank asks for a confirmation')).toBeVisible()
  await providerButton(popup, 'Confirm with the bank').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('550.00').first()).toBeVisible()
  expect(first).toHaveLength(3)
})

test('[DP-05] [DP-06] [DP-07] [DP-18] a card is charged directly with its spaces stripped, and credited once @mobile', async ({
  page,
  member,
}) => {
  const calls = watchCalls(page, PATH)
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '100')
  await fillCard(dialog, { ...APPROVED, cvv: '1 23' })
  await expect(dialog.getByLabel('First name')).toHaveValue('Test')
  await expect(dialog.getByLabel('Town/City')).toHaveValue('Sacramento')
  await dialog.getByLabel('First name').fill('Mary Ann')
  await dialog.getByLabel('Last name').fill('Duarte')
  await depositButton(dialog).click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toContainText(/100\.00/)
  await expect(page.getByText('600.00').first()).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.postDataJSON()).toMatchObject({
    amount: '100',
    cardNum: '4242424242424242',
    cardCvv: '123',
    cardFirstName: 'Mary Ann',
    cardLastName: 'Duarte',
    expireMonth: '12',
    expireYear: '2031',
    memberId: member.id,
    cardCountry: 'US',
    cardPostalCode: '94203',
  })
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  )
  // Four of its digits may be part of any other number, eight in a row are not.
  expect(kept).not.toMatch(/4242 ?4242/)
})

test('[DP-07] a two-step card payment makes the deposit, then pays it by id @desktop', async ({
  page,
  member: _member,
}) => {
  const first = watchCalls(page, '/sys/deposit/cattl/deposit')
  const second = watchCalls(page, '/sys/cattl/pay')
  const dialog = await openMethod(page, 'Visa / Mastercard 2')
  await dialog.getByLabel('Other amount').fill('5001')
  await fillCard(dialog, APPROVED)
  await depositButton(dialog).click()
  await expect(dialog.getByText('The maximum deposit is 5000 USD')).toBeVisible()
  await dialog.getByLabel('Other amount').fill('75')
  await depositButton(dialog).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  expect([first.length, second.length]).toEqual([1, 1])
  const answer = (await (await first[0]!.response())!.json()) as { data: { id: string } }
  expect(textOf(second[0], 'depositId')).toBe(answer.data.id)
  expect(answer.data.id).toMatch(/^D\w{10}$/)
})

test('[DP-07] [PR-01] OnlyPay pays in a window, which reports its result and closes @mobile', async ({
  page,
  member: _member,
}) => {
  const orders = watchCalls(page, '/sys/deposit/onlyPay/deposit')
  const dialog = await openMethod(page, 'OnlyPay')
  await fillCard(dialog, CONFIRMED_BY_BANK)
  await dialog.getByLabel('Other amount').fill('5001')
  await depositButton(dialog).click()
  await expect(dialog.getByText('The maximum deposit is 5000 USD')).toBeVisible()
  expect(orders).toEqual([])
  await choosePreset(dialog, '50')
  const popup = await submitToWindow(page, dialog)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  await providerButton(popup, 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  expect(popup.isClosed() || (await popup.waitForEvent('close'), true)).toBe(true)
})

test("[DP-20] a refused card shows the server's message in a warning and keeps the form @desktop", async ({
  page,
  member,
}) => {
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '30')
  await fillCard(dialog, REFUSED)
  await depositButton(dialog).click()
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('Your bank refused the card.')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByLabel('Card number')).toHaveValue(REFUSED.number)
  await fillCard(dialog, APPROVED)
  await depositButton(dialog).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  expect(await availableBalance(member.token)).toBe('530.00')
})

test('[DP-07] [DP-18] a card sent again from a reopened dialog is charged once, with one result @desktop', async ({
  page,
  member,
}) => {
  const calls = watchCalls(page, PATH)
  const arrive = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let requestCount = 0
  await page.route(`${site.calls}${PATH}`, async (route) => {
    const answer = await route.fetch()
    await arrive[requestCount++]?.promise
    await route.fulfill({ response: answer })
  })
  const send = async (dialog: Locator) => {
    await choosePreset(dialog, '50')
    await fillCard(dialog, APPROVED)
    await depositButton(dialog).click()
  }
  const first = await openMethod(page, 'Visa / Mastercard')
  await send(first)
  await expect.poll(() => requestCount).toBe(1)
  await first.getByRole('button', { name: 'Close' }).click()
  await expect(first).toBeHidden()
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  await page.getByRole('button', { name: 'Visa / Mastercard', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Visa / Mastercard', exact: true })
  await send(again)
  await expect.poll(() => requestCount).toBe(2)
  arrive[0]!.resolve()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toBeVisible()
  arrive[1]!.resolve()
  await expect(again).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(calls).toHaveLength(2)
  expect(await availableBalance(member.token)).toBe('550.00')
  expect(await data('/ext/deposit/page', {}, member.token)).toMatchObject({ totalElements: 1 })
})
