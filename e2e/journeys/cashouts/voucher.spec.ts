import { expect, expectAccessible, test } from '../../support/test.ts'
import { cellsOf } from '../vip/support.ts'
import { openCashout, press, withFeatures } from './support.ts'

test('[WD-09] the withdrawal voucher lists six tiers, and Withdraw opens the cash-out in crypto', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ balance: '500.00', type: 10 }))
  await withFeatures(page, { withdrawalVoucher: true })
  await press(await openCashout(page), 'Withdrawal voucher')
  const voucher = page.getByRole('dialog', { name: 'Withdrawal voucher' })
  expect(await cellsOf(voucher, 'Withdrawal voucher')).toEqual([
    ['$100', '$100 – $2,500'],
    ['$150', '$2,501 – $5,000'],
    ['$200', '$5,001 – $10,000'],
    ['$250', '$10,001 – $20,000'],
    ['$350', '$20,001 – $30,000'],
    ['$500', '$30,001 – $50,000'],
  ])
  await expectAccessible(page)
  await press(voucher, 'Withdraw')
  const cashout = page.getByRole('dialog', { name: 'Cashout', exact: true })
  await expect(cashout.getByLabel('Method')).toHaveValue('BTC')
  await expect(cashout.getByLabel('Address')).toBeVisible()
})

test('[WD-09] a site without vouchers offers none @desktop', async ({ page, member: _member }) => {
  const cashout = await openCashout(page)
  await expect(cashout.getByRole('button', { name: 'Withdrawal voucher' })).toHaveCount(0)
})
