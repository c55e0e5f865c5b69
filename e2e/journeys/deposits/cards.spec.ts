import { expect, test } from '../../support/test.ts'
import { data } from '../../support/api.ts'
import {
  APPROVED, ASKED, choice, choosePreset, depositButton, fillCard, openMethod, REFUSED, result, watchCalls,
} from './support.ts'

const PATH = '/sys/deposit/creditcard/deposit'

test('[DP-04] [DP-05] [DP-06] card checks come in their order, one toast each', async ({ page, newMember, signIn }) => {
  test.slow()
  const blank = { firstName: '', lastName: '', city: '', address: '', postalCode: '', stateCode: '', countryCode: '' }
  await signIn(await newMember({ credited: 1, ...blank }))
  const calls = watchCalls(page, PATH)
  const dialog = await openMethod(page, 'Visa / Mastercard')
  for (const amount of ['25', '30', '50', '100', '200', '500', '1,000', '2,000']) {
    await expect(dialog.getByRole('radio', { name: new RegExp(`\\s${amount}$`) })).toHaveCount(1)
  }
  const label = (name: string) => dialog.getByLabel(name, { exact: true })
  const fails = async (message: string) => {
    await depositButton(dialog).click()
    await expect(page.getByRole('alert').or(page.getByRole('alertdialog')).or(page.getByRole('region')).getByText(message).first()).toBeVisible()
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await fails('Please choose or enter an amount')
  await label('Other amount').fill('9')
  await fails('The minimum deposit is 10 USD')
  await choosePreset(dialog, '50')
  await fails('Please enter the card number')
  await label('Card number').fill('4242424242424241')
  await expect(label('Card number')).toHaveValue('4242 4242 4242 4241')
  await expect(dialog.getByText('Visa', { exact: true })).toBeVisible()
  await fails('Please enter the CVV')
  await label('CVV').fill('1 23')
  await fails('Please choose the expiry month')
  await label('Expiry month').selectOption('01')
  await fails('Please choose the expiry year')
  const thisYear = new Date().getFullYear()
  const years = await label('Expiry year').locator('option:not([value=""])').allTextContents()
  expect(years).toEqual(Array.from({ length: 11 }, (_, index) => String(thisYear + index)))
  await label('Expiry year').selectOption('2031')
  await fails('Please enter the first name')
  await label('First name').fill(' Mary Ann ')
  await fails('Please enter the last name')
  await label('Last name').fill('Duarte')
  await fails('Please choose the country')
  expect(calls).toHaveLength(0)
})

test('[DP-05] [DP-06] [DP-07] [DP-18] a card is charged directly: names as typed, spaces stripped, credited once', async ({
  page, member,
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
  const success = result(page, 'Deposit success')
  await expect(success).toContainText(/100\.00/)
  await expect(page.getByText('600.00').first()).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.postDataJSON()).toMatchObject({
    amount: '100', cardNum: '4242424242424242', cardCvv: '123', cardFirstName: 'Mary Ann', cardLastName: 'Duarte',
    expireMonth: '12', expireYear: '2031', memberId: member.id, cardCountry: 'US', cardPostalCode: '94203',
  })
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]))
  expect(kept).not.toContain('4242')
})

test('[DP-06] another country has other states @desktop', async ({ page, member }) => {
  expect(member.id).toBeGreaterThan(0)
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await expect(dialog.getByLabel('State')).toHaveValue('US-CA')
  const asked = page.waitForRequest((request) => request.url().endsWith('/base/state/listAll'))
  await dialog.getByLabel('Country').click()
  await page.keyboard.type('Brazil')
  await page.getByRole('option', { name: /^BR/ }).click()
  expect(new URLSearchParams((await asked).postData() ?? '').get('countryIsoCode2')).toBe('BR')
  await expect(dialog.getByLabel('State')).toHaveValue('')
  await expect(dialog.getByLabel('State').locator('option', { hasText: 'Paulo' })).toHaveCount(1)
})

test('[DP-07] two steps: the deposit, then its payment by id @desktop', async ({ page, member }) => {
  expect(member.id).toBeGreaterThan(0)
  const first = watchCalls(page, '/sys/deposit/cattl/deposit')
  const second = watchCalls(page, '/sys/cattl/pay')
  const dialog = await openMethod(page, 'Visa / Mastercard 2')
  await dialog.getByLabel('Other amount').fill('5001')
  await fillCard(dialog, APPROVED)
  await depositButton(dialog).click()
  await expect(dialog.getByText('The maximum deposit is 5000 USD')).toBeVisible()
  await dialog.getByLabel('Other amount').fill('75')
  await depositButton(dialog).click()
  await expect(result(page, 'Deposit success')).toBeVisible()
  expect([first.length, second.length]).toEqual([1, 1])
  expect(new URLSearchParams(second[0]?.postData() ?? '').get('depositId')).toMatch(/^D\w{10}$/)
})

test('[DP-07] [PR-01] OnlyPay pays in a window, which reports back and closes', async ({ page, member }) => {
  expect(member.id).toBeGreaterThan(0)
  const dialog = await openMethod(page, 'OnlyPay')
  await choosePreset(dialog, '50')
  await fillCard(dialog, ASKED)
  const opened = page.waitForEvent('popup')
  await depositButton(dialog).click()
  const popup = await opened
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  await choice(popup, 'Pay The').click()
  await expect(result(page, 'Deposit success')).toBeVisible()
  expect(popup.isClosed() || (await popup.waitForEvent('close'), true)).toBe(true)
})

test('[DP-20] a refused card is a warning dialog with the server\'s words; the form stays @desktop', async ({ page, member }) => {
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
  await expect(result(page, 'Deposit success')).toBeVisible()
  const user = await data<{ availableBalance: string }>('/sys/auth/token/info', {}, member.token)
  expect(user.availableBalance).toBe('530.00')
})
