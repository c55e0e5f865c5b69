import { expect, test } from '../../support/test.ts'
import { popupWithAddress, openMethod, openPaymentWindow, newestOrderOf } from './support.ts'

test('[DP-08] PIX leads through its processing page to the provider, and the paid deposit is in the balance @mobile', async ({
  page,
  member,
}) => {
  const dialog = await openMethod(page, 'PIX')
  await expect(dialog.getByRole('radio', { name: /^\$\s200$/ })).toBeChecked()
  const { popup, address } = await popupWithAddress(page, () =>
    dialog.getByRole('button', { name: 'Deposit', exact: true }).click(),
  )
  expect(address).toMatch(/#\/payment\/pix\/processing\?/)
  const query = Object.fromEntries(new URLSearchParams(address.split('?').at(-1)))
  expect(query).toMatchObject({ amount: '200', memberId: String(member.id), paymentMethod: 'PIX' })
  await popup.getByRole('button', { name: /^Pay The payment succeeds/ }).click()
  await popup.waitForEvent('close')
  await expect(page.getByRole('dialog', { name: 'Deposit success' })).toBeVisible()
  await expect(page.getByText('700.00').first()).toBeVisible()
})

test("the dialog behind the payment window shows the window's order number @mobile", async ({ page, member }) => {
  const { dialog } = await openPaymentWindow(page)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  await expect(dialog.getByText(`Order number ${await newestOrderOf(member.token)}`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible()
})
