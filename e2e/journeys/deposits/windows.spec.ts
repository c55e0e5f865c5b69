import { expect, test } from '../../support/test.ts'
import {
  choice, choosePreset, decide, depositButton, openedAt, openedBy, openMethod, payWindow, result, watchCalls,
} from './support.ts'

test('[DP-08] PIX: amounts from the config four in a row, a typed amount stays in step; checks; no manual box without leave @desktop', async ({
  page, member: _member, settings,
}) => {
  await settings({ depositConfig: { minimumAmount: '30', paymentAmounts: '20/50/200/700/900', paymentAllowManualInput: 1 } })
  let dialog = await openMethod(page, 'PIX')
  const radios = dialog.getByRole('radio')
  await expect(radios).toHaveCount(5)
  await expect(dialog.getByLabel('Other amount')).toHaveValue('200')
  const tops = await dialog.locator('label:has(input[type=radio])').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
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

test('[DP-09] CPAY: personal fields in the entity; Transaction processing while the window is open; refused is an error', async ({
  page, member,
}) => {
  const orders = watchCalls(page, '/sys/deposit/cpay/depositOrder')
  const dialog = await openMethod(page, 'CPAY')
  await dialog.getByLabel('Other amount').fill('5001')
  await depositButton(dialog).click()
  await expect(dialog.getByText('The maximum deposit is 5000 USD')).toBeVisible()
  await choosePreset(dialog, '100')
  const popup = await payWindow(page, dialog)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await choice(popup, 'Refuse').click()
  await expect(result(page, 'Deposit failed')).toContainText('Sorry, transaction was failed')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.postDataJSON()).toMatchObject({
    amount: '100', memberId: String(member.id), cardFirstName: 'Test', cardLastName: 'Player', cardMobile: '5551234567',
  })
  expect(orders[0]?.postData()).not.toMatch(/cardNum|cardCvv|cardAddress/)
})

test('[DP-10] PINGPONG: processing page with amount and memberId; a closed window refreshes the session and asks the API', async ({
  page, member,
}) => {
  const dialog = await openMethod(page, 'PingPong')
  await choosePreset(dialog, '50')
  const { popup, address } = await openedAt(page, () => depositButton(dialog).click())
  const query = new URLSearchParams(address.split('?').at(-1))
  expect([query.get('amount'), query.get('memberId')]).toEqual(['50', String(member.id)])
  await expect(choice(popup, 'Pay The')).toBeVisible()
  const refreshed = page.waitForRequest((request) => request.url().endsWith('/sys/auth/token/refresh'))
  await popup.close()
  await refreshed
  const returned = result(page, 'Deposit returned')
  await expect(returned).toContainText('Please do not pay twice')
  const order = (await returned.locator('strong').first().textContent())!
  await decide(order, 'pay')
  await returned.getByRole('button', { name: 'Check again' }).click()
  await expect(result(page, 'Deposit success')).toBeVisible()
  await expect(page.getByText('550.00').first()).toBeVisible()
})

test('[DP-08] a reload of the window and a second click never make a second order; canceled says so @desktop', async ({ page, member: _member }) => {
  const dialog = await openMethod(page, 'PIX')
  const popup = await openedBy(page, () => depositButton(dialog).dblclick())
  await expect(choice(popup, 'Pay The')).toBeVisible()
  const first = popup.url()
  await popup.goBack()
  await expect.poll(() => popup.url()).toBe(first)
  await choice(popup, 'Cancel The').click()
  await expect(result(page, 'Deposit canceled')).toContainText('Your deposit has been cancelled')
  await result(page, 'Deposit canceled').getByRole('button', { name: 'Deposit history' }).click()
  await expect(result(page, 'Deposit history').getByRole('listitem')).toHaveCount(1)
})
