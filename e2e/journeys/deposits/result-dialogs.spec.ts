import { expect, test } from '../../support/test.ts'
import {
  APPROVED,
  providerButton,
  choosePreset,
  chooseOutcome,
  depositButton,
  fillCard,
  holdAnswer,
  openMethod,
  submitToWindow,
  resultDialog,
  watchCalls,
} from './support.ts'

test('[DP-03] [DP-14] the result of a transfer replaces its dialog below the open terms @desktop', async ({
  page,
  member: _member,
}) => {
  const calls = watchCalls(page, '/sys/cash/findOrder')
  const dialog = await openMethod(page, 'Cash App')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const order = await dialog.getByRole('link', { name: 'Pay by link' }).getAttribute('href')
  await dialog.getByRole('button', { name: 'I have made the transfer' }).click()
  await expect.poll(() => calls.length).toBe(1)
  await dialog.getByRole('button', { name: 'Terms' }).click()
  const terms = page.getByRole('dialog', { name: /Terms/ })
  await expect(terms).toBeVisible()
  await chooseOutcome(order!.split('/').at(-1)!, 'pay')
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(success).toBeHidden()
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The focus returns to what had opened the finished dialog.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeFocused()
})

test('[DP-18] a card charged after its dialog was closed is reported without replacing an open pop-up @desktop', async ({
  page,
  member: _member,
}) => {
  const charge = await holdAnswer(page, '/sys/deposit/creditcard/deposit')
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await fillCard(dialog, APPROVED)
  await choosePreset(dialog, '50')
  await depositButton(dialog).click()
  await charge.requested
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  charge.release()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(resultDialog(page, 'Deposit success')).toBeHidden()
  await expect(menu).toBeVisible()
})

test('[DP-09] [DP-18] the dialog for a closed payment window can be used above the open terms @desktop', async ({
  page,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'CPAY')
  await choosePreset(dialog, '50')
  const popup = await submitToWindow(page, dialog)
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  await dialog.getByRole('button', { name: 'Terms' }).click()
  const terms = page.getByRole('dialog', { name: /Terms/ })
  await expect(terms).toBeVisible()
  await popup.close()
  await resultDialog(page, 'Deposit returned').getByRole('button', { name: 'Deposit history' }).click()
  const history = page.getByRole('dialog', { name: 'Deposit history' })
  // The dialog grows with its rows: a press while they load would miss the button.
  await expect(history).toContainText('No more deposits')
  await history.getByRole('button', { name: 'Close' }).click()
  await expect(history).toBeHidden()
  await expect(terms).toBeFocused()
  await terms.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The focus returns to what had opened the finished dialog.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeFocused()
})
