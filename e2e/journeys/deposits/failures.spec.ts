import { expect, test } from '../../support/test.ts'
import {
  APPROVED,
  providerButton,
  choosePreset,
  depositButton,
  fillCard,
  holdAnswer,
  openChooser,
  openMethod,
  submitToWindow,
  resultDialog,
  waitForPage,
  stopClock,
  watchCalls,
} from './support.ts'

const ORDER_REFUSED = { body: { error: 1, message: 'Not today', data: null } }

for (const [label, name] of [
  ['PayP wallet', 'payp'],
  ['Bank card', 'stripe'],
  ['visa/mastercard', 'paypal'],
] as const) {
  test(`[DP-20] ${label}: a failed order shows exactly one toast, and the dialog closes after 2 s @desktop`, async ({
    page,
    member: _member,
    fault,
  }) => {
    await page.clock.install()
    await fault(`/sys/deposit/${name}/depositOrder`, 'envelope', ORDER_REFUSED)
    const dialog = await openMethod(page, label)
    await choosePreset(dialog, '100')
    await stopClock(page)
    const answer = page.waitForResponse((each) => each.url().endsWith('/depositOrder'))
    await depositButton(dialog).click()
    await (await answer).finished()
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
    await expect(toasts).toHaveCount(1)
    await page.clock.runFor(1999)
    await waitForPage(page)
    await expect(toasts).toHaveText(['Not today'])
    await expect(dialog).toBeVisible()
    await page.clock.runFor(1)
    await expect(dialog).toBeHidden()
  })
}

for (const [label, name] of [
  ['PIX', 'pix'],
  ['CPAY', 'cpay'],
  ['PingPong', 'pingpong'],
] as const) {
  test(`[DP-20] [DP-08] ${label}: a failed order is reported in the window, which closes after 2 s, then in the dialog @desktop`, async ({
    page,
    member: _member,
    fault,
    context,
  }) => {
    await context.clock.install()
    await fault(`/sys/deposit/${name}/depositOrder`, 'envelope', ORDER_REFUSED)
    const dialog = await openMethod(page, label)
    await choosePreset(dialog, '100')
    await stopClock(page)
    const popup = await submitToWindow(page, dialog)
    await expect(popup.getByRole('main').getByText('Not today')).toBeVisible()
    await expect(popup.getByText('Not today')).toHaveCount(1)
    await expect(dialog.getByText('Transaction processing')).toBeVisible()
    await context.clock.runFor(1999)
    await waitForPage(popup)
    expect(popup.isClosed()).toBe(false)
    const closed = popup.waitForEvent('close')
    await context.clock.runFor(1)
    await closed
    await page.clock.runFor(100)
    const failed = resultDialog(page, 'Deposit failed')
    await expect(failed).toContainText('Not today')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('radio', { name: /\s100$/ })).toBeChecked()
  })
}

test('[DP-20] [DP-08] an unanswered order whose window is closed is reported, and can be repeated with its key @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  const orders = watchCalls(page, '/sys/deposit/pix/depositOrder')
  await fault('/sys/deposit/pix/depositOrder', 'html', { times: 1 })
  const popup = await submitToWindow(page, await openMethod(page, 'PIX'))
  await expect(popup.getByRole('alert').first()).toBeVisible()
  await popup.close()
  const failed = resultDialog(page, 'Deposit failed')
  await expect(failed).toContainText('Nothing has been paid')
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    failed.getByRole('button', { name: 'Try again' }).click(),
  ])
  await providerButton(again, 'Refuse').click()
  await expect(failed).toContainText('Sorry, transaction was failed')
  const keys = orders.map((order) => order.headers()['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await failed.getByRole('button', { name: 'Deposit history' }).click()
  await expect(resultDialog(page, 'Deposit history').getByRole('listitem')).toContainText('Failed')
})

test("[DP-20] a failed deposit shows the server's message in one warning and keeps the form @desktop", async ({
  page,
  member: _member,
  fault,
}) => {
  for (const [label, path] of [
    ['Cash App', '/sys/deposit/cash/depositOrder'],
    ['Crypto', '/sys/deposit/crypto/deposit'],
    ['Crypto coins', '/sys/deposit/crypt/depositOrder'],
  ] as const) {
    await fault(path, 'envelope', ORDER_REFUSED)
    const dialog = await openMethod(page, label)
    if (label !== 'Cash App') await dialog.getByRole('radio').first().check({ force: true })
    await choosePreset(dialog, '100')
    await depositButton(dialog).click()
    const warning = page.getByRole('dialog', { name: 'Warning' })
    await expect(warning).toContainText('Not today')
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0)
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toBeHidden()
    await expect(depositButton(dialog)).toBeEnabled()
    await expect(dialog.getByRole('radio', { name: /\s100$/ })).toBeChecked()
  }
})

test('[DP-20] the dialog stays open when a failed order is repeated at once @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await page.clock.install()
  await fault('/sys/deposit/stripe/depositOrder', 'envelope', { ...ORDER_REFUSED, times: 1 })
  const dialog = await openMethod(page, 'Bank card')
  await choosePreset(dialog, '100')
  await stopClock(page)
  await depositButton(dialog).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(1)
  await page.clock.runFor(1000)
  const answer = await holdAnswer(page, '/sys/deposit/stripe/depositOrder')
  await depositButton(dialog).click()
  await answer.requested
  await page.clock.runFor(1500)
  await waitForPage(page)
  await expect(dialog).toBeVisible()
  answer.release()
  await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
})

test('[DP-20] a refusal for changed limits marks and focuses the amount @desktop', async ({
  page,
  member: _member,
  settings,
}) => {
  const dialog = await openMethod(page, 'Crypto')
  await dialog.getByRole('radio', { name: 'USDT' }).check({ force: true })
  const other = dialog.getByLabel('Other amount')
  await other.fill('40')
  await settings({ depositConfig: { minimumAmount: '60' } })
  await depositButton(dialog).click()
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('60.00')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(other).toBeFocused()
  await expect(other).toHaveValue('40')
  await expect(other).toHaveAccessibleDescription(/60\.00/)
  await expect(dialog.getByRole('radio', { name: 'USDT' })).toBeChecked()
})

for (const [what, path] of [
  ['config', '/sys/member/deposit/config'],
  ['method', '/base/depositPaymentMethod/find'],
] as const) {
  test(`[DP-20] a refused ${what} shows the server's message in a warning, and the dialog closes with it @desktop`, async ({
    page,
    member: _member,
    fault,
  }) => {
    await fault(path, 'envelope', { body: { error: 1, message: 'Back at noon', data: null } })
    const chooser = await openChooser(page)
    await chooser.getByRole('button', { name: 'PIX', exact: true }).click()
    const warning = page.getByRole('dialog', { name: 'Warning' })
    await expect(warning).toContainText('Back at noon')
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0)
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('[DP-06] refused billing data show one server-busy toast, and the empty form pays @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/sys/deposit/creditcard/billingInfo', 'envelope', { body: { error: 1, message: 'No data', data: null } })
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveText([
    'Server is busy, please try later',
  ])
  await expect(page.getByText('No data')).toHaveCount(0)
  await choosePreset(dialog, '100')
  await fillCard(dialog, APPROVED)
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await dialog.getByLabel('First name').fill('Rosalind')
  await dialog.getByLabel('Last name').fill('Franklin')
  await dialog.getByLabel('Country').click()
  await page.keyboard.type('Brazil')
  await page.getByRole('option', { name: /^BR/ }).click()
  await dialog.getByLabel('State').selectOption({ index: 1 })
  await dialog.getByLabel('Town/City').fill('Santos')
  await dialog.getByLabel('Address', { exact: true }).fill('5 Elm Street')
  await dialog.getByLabel('Postal code').fill('11010')
  await depositButton(dialog).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 20_000 })
})
