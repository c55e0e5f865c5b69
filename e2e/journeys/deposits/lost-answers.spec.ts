import { data } from '../../support/api.ts'
import { loseAnswer } from '../../support/calls.ts'
import { expect, test } from '../../support/test.ts'
import { APPROVED, choosePreset, depositButton, fillCard, openMethod, watchCalls } from './support.ts'

const LOST_CALLS = [
  { row: 'DP-11', label: 'visa/mastercard', lost: '/sys/deposit/paypal/depositOrder' },
  { row: 'DP-12', label: 'Bank card', lost: '/sys/deposit/stripe/depositOrder' },
  { row: 'DP-13', label: 'PayP wallet', lost: '/sys/deposit/payp/depositOrder' },
  { row: 'DP-14', label: 'Cash App', lost: '/sys/deposit/cash/depositOrder' },
  { row: 'DP-14', label: 'Cash App', lost: '/sys/cash/getImg' },
  { row: 'DP-15', label: 'Crypto', lost: '/sys/deposit/crypto/deposit', coin: 'Litecoin' },
  { row: 'DP-16', label: 'Crypto coins', lost: '/sys/deposit/crypt/depositOrder', coin: 'LTC' },
  { row: 'DP-07', label: 'Visa / Mastercard 2', lost: '/sys/deposit/cattl/deposit', card: true },
  { row: 'DP-07', label: 'Visa / Mastercard 2', lost: '/sys/cattl/pay', card: true },
  { row: 'DP-07', label: 'OnlyPay', lost: '/sys/deposit/onlyPay/deposit', card: true },
] as const

for (const { row, label, lost, ...form } of LOST_CALLS) {
  test(`[${row}] ${label}: a lost answer of ${lost}, requested again after a reload, gives the same order @desktop`, async ({
    page,
    newMember,
    signIn,
  }) => {
    const member = await newMember({ credited: 1 })
    await signIn(member)
    const calls = watchCalls(page, lost)
    await loseAnswer(page, lost)
    const send = async () => {
      const dialog = await openMethod(page, label)
      if ('coin' in form) await dialog.getByRole('radio', { name: form.coin, exact: true }).check({ force: true })
      await choosePreset(dialog, '100')
      if ('card' in form) await fillCard(dialog, APPROVED)
      await depositButton(dialog).click()
    }
    await send()
    await expect.poll(() => calls.length).toBe(1)
    await expect(page.getByText(/busy|pay twice/).first()).toBeVisible()
    await page.reload()
    await send()
    await expect.poll(() => calls.length).toBe(2)
    await expect(depositButton(page.getByRole('dialog', { name: label, exact: true }))).toBeHidden()
    expect(await data('/ext/deposit/page', {}, member.token)).toMatchObject({ totalElements: 1 })
  })
}

test('[DP-07] a card order whose answer was lost shows in the list below, and is found when sent again @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ credited: 1 })
  await signIn(member)
  const calls = watchCalls(page, '/sys/deposit/creditcard/deposit')
  await loseAnswer(page, '/sys/deposit/creditcard/deposit')
  const dialog = await openMethod(page, 'Visa / Mastercard', '/#/queryTwoCpat')
  await choosePreset(dialog, '100')
  await fillCard(dialog, APPROVED)
  await depositButton(dialog).click()
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' }).click()
  // The list below the form already shows the credit.
  await expect(page.locator('[inert] table').getByText('Credited')).toBeAttached()
  await depositButton(dialog).click()
  await expect.poll(() => calls.length).toBe(2)
  await expect(dialog).toBeHidden()
  expect(await data('/ext/deposit/page', {}, member.token)).toMatchObject({ totalElements: 1 })
})
