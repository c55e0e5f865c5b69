import { expect, test } from '../../support/test.ts'
import { APPROVED, choosePreset, depositButton, fillCard, holdAnswer, openMethod, resultDialog } from './support.ts'

test('[DP-02] [DP-03] Back in the form of a method leads to the chooser, and from there closes it', async ({
  page,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'PIX')
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await page.goBack()
  await expect(chooser).toBeVisible()
  await expect(dialog).toBeHidden()
  await chooser.getByRole('button', { name: 'PIX', exact: true }).click()
  // A pop-up above the form closes first.
  await dialog.getByRole('button', { name: 'Terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms).toBeVisible()
  await page.goBack()
  await expect(terms).toBeHidden()
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[DP-07] Back does nothing while a card is being charged @desktop', async ({ page, member: _member }) => {
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '50')
  await fillCard(dialog, APPROVED)
  const late = await holdAnswer(page, '/sys/deposit/creditcard/deposit')
  await depositButton(dialog).click()
  await late.requested
  await page.goBack()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"depth":1')
  await expect(dialog).toBeVisible()
  late.release()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
