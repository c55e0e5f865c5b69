import { data } from '../../support/api.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import {
  providerButton,
  choosePreset,
  chooseOutcome,
  depositButton,
  expectStatusCalls,
  openChooser,
  popupOf,
  openMethod,
  newestOrderOf,
  resultDialog,
  stopClock,
  watchCalls,
  openDepositHistory,
} from './support.ts'

/** Methods that show a frame after the order, and again when the order is resumed. */
const FRAMES = ['visa/mastercard', 'Bank card', 'PayP wallet']

for (const label of FRAMES) {
  test(`[DP-18] ${label}: an open deposit is offered after a reload and resumed in its frame @desktop`, async ({
    page,
    member,
  }) => {
    let dialog = await openMethod(page, label)
    await choosePreset(dialog, '100')
    await depositButton(dialog).click()
    await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
    const address = await dialog.locator('iframe').getAttribute('src')
    await page.reload()
    const chooser = await openChooser(page)
    await expect(chooser).toContainText('Your deposit of $ 100.00 is still open.')
    await expect(chooser).toContainText(`${label} · `)
    await chooser.getByRole('button', { name: 'Continue payment' }).click()
    dialog = resultDialog(page, label)
    await expect(dialog.locator('iframe')).toHaveAttribute('src', address!)
    await providerButton(dialog.frameLocator('iframe'), 'Pay The').click()
    await expect(resultDialog(page, 'Deposit success')).toBeVisible()
    const receipts = await data<{ totalElements: number }>('/ext/deposit/page', {}, member.token)
    expect(receipts.totalElements).toBe(1)
    await resultDialog(page, 'Deposit success').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
    await expect(resultDialog(page, 'Deposit').getByRole('button', { name: label })).toBeVisible()
    await expect(resultDialog(page, 'Deposit').getByText('is still open')).toHaveCount(0)
  })
}

test('[DP-15] [DP-16] a resumed crypto order keeps address and time, and shows the missing amount @mobile', async ({
  page,
  member,
}) => {
  await page.clock.install()
  let dialog = await openMethod(page, 'Crypto coins')
  await dialog.getByRole('radio', { name: 'USDT (ERC20)' }).check({ force: true })
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const shown = dialog.locator('dl')
  await expect(shown).toContainText('100.00 USDT (ERC20)')
  const address = async () => /0x[0-9a-f]{40}/.exec(await shown.innerText())?.[0]
  const before = await address()
  expect(before).toBeTruthy()
  const code = await dialog.getByRole('img', { name: 'Deposit address as a code' }).innerHTML()
  const order = await newestOrderOf(member.token)
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The phone's clock is changed meanwhile: the remaining time is the server's to tell.
  await page.clock.fastForward('05:00')
  await chooseOutcome(order, 'less')

  const chooser = await openChooser(page)
  await chooser.getByRole('button', { name: 'Deposit history' }).click()
  await resultDialog(page, 'Deposit history').getByRole('button', { name: 'Continue payment' }).click()
  dialog = resultDialog(page, 'Crypto coins')
  await expect(dialog.getByText('50.00 USDT (ERC20) are still missing.')).toBeVisible()
  await expect(shown).toContainText('50.00 USDT (ERC20)')
  expect(await address()).toBe(before)
  expect(await dialog.getByRole('img', { name: 'Deposit address as a code' }).innerHTML()).toBe(code)
  await expect(dialog.getByText(/^2[789]:\d\d$/)).toBeVisible()
  await expectAccessible(page)
})

test('[DP-14] a resumed Cash App order shows code and reduced amount again, then polls four times @desktop', async ({
  page,
  member,
}) => {
  await page.clock.install()
  const calls = watchCalls(page, '/sys/cash/findOrder')
  let dialog = await openMethod(page, 'Cash App')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const picture = dialog.getByRole('img', { name: 'Payment code' })
  const code = await picture.innerHTML()
  expect(code).toContain('<path')
  const link = dialog.getByRole('link', { name: 'Pay by link' })
  const address = await link.getAttribute('href')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const chooser = await openChooser(page)
  await chooser.getByRole('button', { name: 'Continue payment' }).click()
  dialog = resultDialog(page, 'Cash App')
  await expect(dialog.getByText('95.00')).toBeVisible()
  await expect(link).toHaveAttribute('href', address!)
  expect(await picture.innerHTML()).toBe(code)
  await stopClock(page)
  await dialog.getByRole('button', { name: 'I have made the transfer' }).click()
  await expectStatusCalls(page, calls, [0, 2000, 2000])
  await chooseOutcome(await newestOrderOf(member.token), 'pay')
  await expectStatusCalls(page, calls, [2000])
  await page.clock.resume()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
})

test('[DP-08] a closed window opens again for its order, and an ended order is reported @desktop', async ({
  page,
  member,
}) => {
  const { orderId } = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '60' }, member.token)
  const history = await openDepositHistory(page)
  const popup = await popupOf(page, () => history.getByRole('button', { name: 'Continue payment' }).click())
  await expect(resultDialog(page, 'PIX').getByText('Transaction processing')).toBeVisible()
  expect(popup.url()).toContain(orderId)
  await providerButton(popup, 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  await expect(page.getByText('560.00').first()).toBeVisible()

  const second = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '70' }, member.token)
  await resultDialog(page, 'Deposit success').getByRole('button', { name: 'Deposit history' }).click()
  const row = resultDialog(page, 'Deposit history').getByRole('listitem').filter({ hasText: second.orderId })
  await expect(row).toContainText('Pending')
  await chooseOutcome(second.orderId, 'cancel')
  await row.getByRole('button', { name: 'Continue payment' }).click()
  await expect(resultDialog(page, 'Deposit canceled')).toContainText('Your deposit has been cancelled')
})

test('[DP-18] the receipt copies its order number @mobile', async ({ page, member, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { orderId } = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '60' }, member.token)
  const chooser = await openChooser(page)
  await chooser.getByRole('button', { name: 'Deposit history' }).click()
  const row = resultDialog(page, 'Deposit history').getByRole('listitem').filter({ hasText: orderId })
  await expect(row).toContainText('$ 60.00')
  await row.getByRole('button', { name: 'Copy order number' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderId)
})
