import { holdAnswer } from '../../support/calls.ts'
import { expect, test } from '../../support/test.ts'
import { goToProofs, openCashout, press } from './support.ts'

test('[WD-01] [SH-04] Back in the proofs leads to the amount, and from there closes Cashout', async ({
  page,
  newCashoutMember,
}) => {
  await newCashoutMember()
  const dialog = await openCashout(page)
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  const proofs = dialog.getByRole('group', { name: 'ID proof' })
  await goToProofs(dialog, '200')
  // A pop-up above the form closes first.
  await press(dialog, 'Cashout history')
  const history = page.getByRole('dialog', { name: 'Cashout history' })
  await expect(history).toBeVisible()
  await page.goBack()
  await expect(history).toBeHidden()
  await expect(proofs).toBeVisible()
  await page.goBack()
  await expect(amount).toHaveValue('200')
  await press(dialog, 'Next')
  await expect(proofs).toBeVisible()
  await press(dialog, 'Back')
  await expect(amount).toHaveValue('200')
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('[WD-07] Back does nothing while a cash-out is being sent @mobile', async ({ page, newCashoutMember }) => {
  await newCashoutMember()
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  const late = await holdAnswer(page, '/sys/withdraw/apply')
  await press(dialog, 'Submit')
  await late.requested
  await page.goBack()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"depth":1')
  await expect(dialog.getByRole('group', { name: 'ID proof' })).toBeVisible()
  late.release()
  const done = page.getByRole('dialog', { name: 'Cashout requested' })
  await expect(done).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
