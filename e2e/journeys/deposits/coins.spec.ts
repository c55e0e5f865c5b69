import { data, availableBalance } from '../../support/api.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import {
  choosePreset,
  chooseOutcome,
  depositButton,
  openMethod,
  newestOrderOf,
  resultDialog,
  waitForPage,
  watchCalls,
} from './support.ts'

const CODE = { name: 'Deposit address as a code' }

/** Places an order of 100 in a coin and waits until its address is shown; returns the dialog. */
async function placed(page: Parameters<typeof openMethod>[0]) {
  const dialog = await openMethod(page, 'Crypto coins')
  await dialog.getByRole('radio', { name: 'USDT (ERC20)' }).check({ force: true })
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  await expect(dialog.getByRole('img', CODE)).toBeVisible()
  return dialog
}

test('[DP-15] [DP-16] an overpaid order is credited in full and reports the surplus @desktop', async ({
  page,
  member,
}) => {
  const dialog = await placed(page)
  await chooseOutcome(await newestOrderOf(member.token), 'more')
  await dialog.getByRole('button', { name: "I'VE MADE THE TRANSFER" }).click()
  await expect(dialog.getByText(/^Your coins have arrived\. \d confirmations? of 3 so far\.$/)).toBeVisible()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toContainText('150.00', { timeout: 20_000 })
  await expect(success).toContainText('More coins arrived than you were asked for. All of them have been credited.')
  await expect(page.getByText('650.00').first()).toBeVisible()
  await success.getByRole('button', { name: 'Deposit history' }).click()
  const row = resultDialog(page, 'Deposit history').getByRole('listitem')
  await expect(row).toContainText(/150\.00.*Requested amount: \$\s100\.00/)
})

test('[DP-15] [DP-16] an underpaid order shows the missing amount, and succeeds when it arrives @desktop', async ({
  page,
  member,
}) => {
  const dialog = await placed(page)
  const order = await newestOrderOf(member.token)
  await chooseOutcome(order, 'less')
  await dialog.getByRole('button', { name: "I'VE MADE THE TRANSFER" }).click()
  await expect(
    dialog.getByText('50.00 USDT (ERC20) are still missing. Please send them to the same address.'),
  ).toBeVisible()
  await expect(dialog.getByRole('img', CODE)).toBeVisible()
  expect(await availableBalance(member.token)).toBe('500.00')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  await resultDialog(page, 'Deposit').getByRole('button', { name: 'Deposit history' }).click()
  const row = resultDialog(page, 'Deposit history').getByRole('listitem').filter({ hasText: order })
  await expect(row).toContainText('Part of it has arrived: 50.00 of 100.00 USDT (ERC20)')
  await row.getByRole('button', { name: 'Check again' }).click()
  const open = resultDialog(page, 'Deposit returned')
  await expect(open).toContainText('50.00 of 100.00 USDT (ERC20) have arrived so far.')
  await expect(open).not.toContainText('We have not heard')
  await chooseOutcome(order, 'rest')
  await expect(async () => {
    if (await open.isVisible()) await open.getByRole('button', { name: 'Check again' }).click({ timeout: 5000 })
    await expect(resultDialog(page, 'Deposit success')).toContainText('100.00', { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(resultDialog(page, 'Deposit success')).not.toContainText(/More coins|missing/)
  expect(await availableBalance(member.token)).toBe('600.00')
})

test('[DP-15] [DP-16] an expired order hides code and address, and still credits what was sent in time @mobile', async ({
  page,
  member,
}) => {
  await page.clock.install()
  const dialog = await placed(page)
  await expect(dialog.getByText(/^(29:\d\d|30:00)$/)).toBeVisible()
  await page.clock.fastForward('30:01')
  await expect(dialog.getByText('The address has expired')).toBeVisible()
  await expect(
    dialog.getByText('Please do not send any more coins to it; coins you have already sent will still be credited.'),
  ).toBeVisible()
  await expect(dialog.getByRole('img', CODE)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /^Copy (amount|address)/ })).toHaveCount(0)
  await expectAccessible(page)
  await chooseOutcome(await newestOrderOf(member.token), 'exact')
  await dialog.getByRole('button', { name: "I'VE MADE THE TRANSFER" }).click()
  await expect(resultDialog(page, 'Deposit success')).toContainText('100.00', { timeout: 20_000 })
})

test('[DP-15] [DP-16] coins sent too late are credited although the address has expired @desktop', async ({
  page,
  member,
}) => {
  const dialog = await placed(page)
  const order = await newestOrderOf(member.token)
  await dialog.getByRole('button', { name: "I'VE MADE THE TRANSFER" }).click()
  await chooseOutcome(order, 'late')
  await expect(dialog.getByText('The address has expired')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The player has left: the history and the messages tell the outcome.
  await expect
    .poll(
      async () =>
        (await data<{ content: { message: string }[] }>('/base/news/listPage', {}, member.token)).content[0]?.message ??
        '',
      { timeout: 20_000 },
    )
    .toContain(order)
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  await resultDialog(page, 'Deposit').getByRole('button', { name: 'Deposit history' }).click()
  await expect(resultDialog(page, 'Deposit history').getByRole('listitem').filter({ hasText: order })).toContainText(
    'Credited',
  )
})

test('[DP-15] the copy buttons copy the plain amount and address @desktop', async ({ page, member, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await placed(page)
  const copied = async (name: string) => {
    await dialog.getByRole('button', { name }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status').first()).toContainText(
      /copied/i,
    )
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Copy amount')).toBe('100.00')
  expect(await copied('Copy address')).toMatch(/^0x[0-9a-f]{40}$/)
  expect(await copied('Copy order number')).toBe(await newestOrderOf(member.token))
})

test('[DP-15] [DP-21] coins that arrive after the dialog was closed are announced to a player who stays on the site', async ({
  page,
  member,
}) => {
  await page.clock.install()
  const dialog = await placed(page)
  const order = await newestOrderOf(member.token)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices).toContainText('This payment stays open.')
  const requests = watchCalls(page, '/sys/deposit/pollingStatus')
  const refreshes = watchCalls(page, '/sys/auth/token/refresh')
  await chooseOutcome(order, 'exact')
  await expect.poll(() => availableBalance(member.token), { timeout: 20_000 }).toBe('600.00')
  await expect(page.getByLabel('Available balance')).toContainText('500.00')
  expect(requests).toHaveLength(0)
  await page.clock.runFor(60_000)
  await expect(notices).toContainText('Your deposit has arrived. Have fun!')
  await expect(page.getByLabel('Available balance')).toContainText('600.00')
  await waitForPage(page)
  const refreshCount = refreshes.length
  await page.clock.runFor(120_000)
  await waitForPage(page)
  // The order is no longer followed.
  expect([requests.length, refreshes.length]).toEqual([1, refreshCount])
})
