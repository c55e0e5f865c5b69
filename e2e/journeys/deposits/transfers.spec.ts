import { data } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import {
  allAnswered,
  choosePreset,
  chooseOutcome,
  depositButton,
  expectLegalLinks,
  expectStatusCalls,
  openChooser,
  openMethod,
  newestOrderOf,
  resultDialog,
  waitForPage,
  stopClock,
  textOf,
  watchCalls,
} from './support.ts'

test('[DP-14] Cash App is polled at once and every 2 s, four times, then shows the refund message @mobile', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  const orders = watchCalls(page, '/sys/deposit/cash/depositOrder')
  const calls = watchCalls(page, '/sys/cash/findOrder')
  const dialog = await openMethod(page, 'Cash App')
  await dialog.getByLabel('Mobile number').fill('+1 (555) 010-99')
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('155501099')
  await dialog.getByLabel('Other amount').fill('60')
  await choosePreset(dialog, '100')
  await expect(dialog.getByLabel('Other amount')).toHaveValue('')
  await depositButton(dialog).click()
  await expect(dialog.getByText('95.00')).toBeVisible()
  await expect(dialog.getByText('It is for playing and cannot be cashed out.')).toBeVisible()
  const entity = { amount: '100', depositAmount: '100', paymentMethod: 'CASH', cardMobile: '155501099' }
  expect(orders.map((each) => each.postDataJSON() as unknown)).toEqual([expect.objectContaining(entity)])
  await expect(dialog.getByRole('img', { name: 'Payment code' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Pay by link' })).toHaveAttribute('href', /\/order\/D\w{10}$/)
  await stopClock(page)
  await dialog.getByRole('button', { name: 'I have made the transfer' }).click()
  await expect.poll(() => calls.length).toBe(1)
  await (await calls[0]!.response())?.finished()
  await waitForPage(page)
  await expect(dialog.getByRole('status').getByText('We are looking for your payment.')).toBeVisible()
  await expectStatusCalls(page, calls, [2000, 2000, 2000])
  // No failure was reported (D25): one promise, the order number, and one more request.
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText(/credited as soon as it arrives; .* a refund will be issued within 12 hours/)
  const order = textOf(calls[0], 'orderId')
  await expect(warning).toContainText(order)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(10_000)
  expect(calls).toHaveLength(4)
  await chooseOutcome(order, 'pay')
  await page.clock.resume()
  await warning.getByRole('button', { name: 'Check again' }).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 15_000 })
})

test('[DP-14] a failed Cash App payment is reported without another check @desktop', async ({
  page,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'Cash App')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const address = await dialog.getByRole('link', { name: 'Pay by link' }).getAttribute('href')
  await chooseOutcome(address!.split('/').at(-1)!, 'refuse')
  await dialog.getByRole('button', { name: 'I have made the transfer' }).click()
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText(
    'We could not find your payment. If you have already paid, a refund will be issued within 12 hours.',
  )
  await expect(warning.getByRole('button')).toHaveCount(1)
  // The warning appeared as the pop-up closed: the focus returns to what had opened that.
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeFocused()
})

test("[DP-14] Cash App's status 'false' is a success, and a failed status call ends silently @desktop", async ({
  page,
  member,
  fault,
}) => {
  await page.clock.install()
  const calls = watchCalls(page, '/sys/cash/findOrder')
  const dialog = await openMethod(page, 'Cash App')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const providerPage = await dialog.getByRole('link', { name: 'Pay by link' }).getAttribute('href')
  expect(await (await page.request.get(providerPage!)).text()).toContain('95.00 USD')
  await fault('/sys/cash/findOrder', 'status', { times: 1 })
  const button = dialog.getByRole('button', { name: 'I have made the transfer' })
  await stopClock(page)
  await button.click()
  await expectStatusCalls(page, calls, [0])
  await page.clock.runFor(10_000)
  await waitForPage(page)
  expect(calls).toHaveLength(1)
  await expect(page.getByText('Server is busy')).toHaveCount(0)
  await page.clock.resume()
  await chooseOutcome(textOf(calls[0], 'orderId'), 'pay')
  await button.click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  await expect(page.getByText('Transaction successful')).toBeVisible()
  // The payment was reduced by the discount, the full amount is credited; the discount can only be played with (D48).
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({
    availableBalance: '600.00',
    withdrawableBalance: '595.00',
  })
})

test('[DP-03] [DP-15] [DP-17] crypto A checks in order, shows code, amount and address, and polls every 2 s @mobile', async ({
  page,
  member,
}) => {
  await page.clock.install()
  const orders = watchCalls(page, '/sys/deposit/crypto/deposit')
  const calls = watchCalls(page, '/sys/deposit/pollingStatus')
  const dialog = await openMethod(page, 'Crypto')
  const coins = dialog.getByRole('radiogroup', { name: 'Coin' }).locator('label')
  await expect(coins).toHaveText(['Bitcoin', 'Ethereum', 'USDT', 'Litecoin'])
  const fails = async (message: string) => {
    await depositButton(dialog).click()
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await depositButton(dialog).click()
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('Please choose a coin')
  await expect(page.getByRole('status').filter({ hasText: 'Please choose a coin' })).toHaveCount(0)
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByRole('radio', { name: 'Bitcoin' })).toBeFocused()
  await dialog.getByRole('radio', { name: 'USDT' }).check({ force: true })
  await fails('Please choose or enter an amount')
  await dialog.getByLabel('Other amount').fill('9')
  await fails('The minimum deposit is 10 USD')
  await dialog.getByLabel('Other amount').fill('5001')
  await fails('The maximum deposit is 5000 USD')
  await choosePreset(dialog, '50')
  await expect(dialog.getByLabel('Other amount')).toHaveValue('')
  await dialog.getByLabel('Other amount').fill('80')
  await expect(dialog.getByRole('radio', { name: /\s50$/ })).not.toBeChecked()
  expect(orders).toEqual([])
  await depositButton(dialog).click()
  await expect(dialog.getByText(/80\.00 USDT/)).toBeVisible()
  expect(orders.map((each) => each.postDataJSON() as unknown)).toEqual([
    { amount: '80', memberId: member.id, coin: 'tether' },
  ])
  expect(orders[0]!.headers()['content-type']).toContain('application/json')
  const placed = (await (await orders[0]!.response())!.json()) as { data: { addresses: { tether: string } } }
  await expect(dialog.getByText(placed.data.addresses.tether, { exact: true })).toBeVisible()
  await expect(coins).toHaveCount(0)
  await expect(dialog.getByText(/Equivalent to \$\s80\.00/)).toBeVisible()
  const code = dialog.getByRole('img', { name: 'Deposit address as a code' })
  expect(await code.evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')])).toEqual(['200', '200'])
  await expect(dialog.getByRole('button', { name: 'Copy amount' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await expectLegalLinks(dialog)
  await expect(dialog.getByText(/^(29:\d\d|30:00)$/)).toBeVisible()
  await stopClock(page)
  await dialog.getByRole('button', { name: "I'VE MADE THE TRANSFER" }).click()
  await expectStatusCalls(page, calls, [2000, 2000])
  const order = textOf(calls[0], 'id')
  await chooseOutcome(order, 'less')
  await expectStatusCalls(page, calls, [2000])
  await expect(
    dialog.getByText('40 USDT are still missing.').or(dialog.getByText('40.00 USDT are still missing.')),
  ).toBeVisible()
  await chooseOutcome(order, 'rest')
  await page.clock.resume()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('580.00').first()).toBeVisible()
})

test('[DP-15] a crypto A order names its coin by code @desktop', async ({ page, member, fault }) => {
  const path = '/sys/deposit/crypto/deposit'
  // Refused, so that the form stays.
  await fault(path, 'envelope', { body: { error: 5, message: 'Not now.' } })
  const orders = watchCalls(page, path)
  const dialog = await openMethod(page, 'Crypto')
  await choosePreset(dialog, '50')
  const codes = { Bitcoin: 'bitcoin', Ethereum: 'ethereum', USDT: 'tether', Litecoin: 'litecoin' }
  const warning = page.getByRole('dialog', { name: 'Warning' })
  for (const name of Object.keys(codes)) {
    await dialog.getByRole('radio', { name, exact: true }).check({ force: true })
    await depositButton(dialog).click()
    await expect(warning).toContainText('Not now.')
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toBeHidden()
  }
  expect(orders.map((each) => each.postDataJSON() as unknown)).toEqual(
    Object.values(codes).map((coin) => ({ amount: '50', memberId: member.id, coin })),
  )
})

test('[DP-16] [DP-21] crypto B offers six coins, orders the chosen one, and stops polling when closed @mobile', async ({
  page,
  member,
}) => {
  const orders = watchCalls(page, '/sys/deposit/crypt/depositOrder')
  const calls = watchCalls(page, '/sys/deposit/pollingStatus')
  await page.clock.install()
  const dialog = await openMethod(page, 'Crypto coins')
  const coins = dialog.getByRole('radiogroup', { name: 'Coin' }).locator('label')
  await expect(coins).toHaveText(['BTC', 'ETH', 'BNB (BEP20)', 'USDT (ERC20)', 'LTC', 'DOGECOIN'])
  await dialog.getByRole('radio', { name: 'BNB (BEP20)' }).check({ force: true })
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  await expect(dialog.getByRole('img', { name: 'Deposit address as a code' })).toBeVisible()
  expect(orders[0]?.postDataJSON()).toMatchObject({ amount: '100', memberId: member.id, depositCurrency: 'bep20/bnb' })
  await dialog.getByRole('button', { name: "I'VE MADE THE TRANSFER" }).click()
  await page.clock.fastForward(2500)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const refreshed = page.waitForRequest((request) => request.url().endsWith('/sys/auth/token/refresh'))
  await dialog.getByRole('button', { name: 'Close' }).click()
  await refreshed
  await allAnswered(calls)
  const ended = calls.length
  await page.clock.fastForward(20_000)
  await waitForPage(page)
  expect(calls).toHaveLength(ended)
})

for (const [label, coin] of [
  ['Crypto coins', 'USDT (ERC20)'],
  ['Cash App', null],
] as const) {
  test(`[DP-14] [DP-16] ${label}: a transfer paid in another tab cannot be paid again @desktop`, async ({
    page,
    member,
    context,
  }) => {
    const dialog = await openMethod(page, label)
    if (coin) await dialog.getByRole('radio', { name: coin }).check({ force: true })
    await choosePreset(dialog, '100')
    await depositButton(dialog).click()
    const done = dialog.getByRole('button', { name: /made the transfer/i })
    await expect(done).toBeVisible()
    const other = await context.newPage()
    const chooser = await openChooser(other)
    await chooser.getByRole('button', { name: 'Continue payment' }).click()
    const doneThere = other.getByRole('button', { name: /made the transfer/i })
    await expect(doneThere).toBeVisible()
    await chooseOutcome(await newestOrderOf(member.token), coin ? 'exact' : 'pay')
    await doneThere.click()
    await expect(resultDialog(other, 'Deposit success')).toBeVisible({ timeout: 20_000 })
    await expect(resultDialog(page, 'Deposit success')).toContainText('100.00')
    await expect(done).toBeHidden()
  })
}
