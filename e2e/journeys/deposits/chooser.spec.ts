import { expect, expectAccessible, test } from '../../support/test.ts'
import { openChooser, openMethod, providerButton, resultDialog, submitToWindow, waitForPage } from './support.ts'

const LABELS = [
  'Visa / Mastercard',
  'Visa / Mastercard 2',
  'OnlyPay',
  'PIX',
  'CPAY',
  'PingPong',
  'visa/mastercard',
  'Bank card',
  'PayP wallet',
  'Cash App',
  'Crypto',
  'Crypto coins',
]

test('[DP-01] [DP-24] methods are listed in order with label, discount and bonus', async ({
  page,
  member: _member,
}) => {
  const chooser = await openChooser(page)
  const names = chooser.getByRole('list').getByRole('button')
  await expect(names).toHaveCount(LABELS.length)
  expect(await names.allInnerTexts()).toEqual(LABELS)
  const row = (label: string) =>
    chooser.getByRole('listitem').filter({ has: page.getByRole('button', { name: label, exact: true }) })
  await expect(row('Cash App')).toContainText('5% off')
  await expect(row('Crypto')).toContainText(/100% bonus up to \$\s?200/)
  await expect(row('CPAY')).not.toContainText('onus')
  await expectAccessible(page)
})

test("[DP-24] a method's form repeats its bonus, and Deposit success says to ask for it", async ({
  page,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'PIX')
  await expect(dialog).toContainText(/50% bonus up to \$\s?100, on request/)
  const popup = await submitToWindow(page, dialog)
  await providerButton(popup, 'Pay The').click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toContainText('Ask for your bonus in the live chat before you play.')
  await expectAccessible(page)
  await success.getByRole('button', { name: 'Contact us' }).click()
  await expect(resultDialog(page, 'Contact us')).toBeVisible()
})

const SIDES = [
  { credited: 0, when: 'before', shown: 'PingPong', hidden: 'OnlyPay' },
  { credited: 1, when: 'after', shown: 'OnlyPay', hidden: 'PingPong' },
] as const

for (const { credited, when, shown, hidden } of SIDES) {
  test(`[DP-01] ${when} the first deposit the chooser shows only the methods visible then @desktop`, async ({
    page,
    newMember,
    signIn,
    settings,
  }) => {
    const paymentMethods = { PINGPONG: { visibility: 20 }, ONLY_PAY: { visibility: 10 }, CPAY: { enabled: 0 } }
    await settings({ paymentMethods, maxBonusInfo: [] })
    await signIn(await newMember({ credited }))
    const bonuses = page.waitForResponse(/\/maxBonusInfo$/)
    const chooser = await openChooser(page)
    await expect(chooser.getByRole('button', { name: shown, exact: true })).toBeVisible()
    await (await bonuses).finished()
    await waitForPage(page)
    await expect(chooser.getByRole('button', { name: hidden, exact: true })).toHaveCount(0)
    await expect(chooser.getByRole('button', { name: 'CPAY', exact: true })).toHaveCount(0)
    await expect(chooser.getByText(/bonus/)).toHaveCount(0)
  })
}

test('[DP-02] [DP-03] each of the twelve methods opens its dialog with picture, Change and legal links @desktop', async ({
  page,
  member: _member,
}) => {
  test.slow()
  let chooser = await openChooser(page)
  for (const label of LABELS) {
    await chooser.getByRole('button', { name: label, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: label, exact: true })
    await expect(chooser).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
    await expect(dialog.locator('header img')).toHaveJSProperty('complete', true)
    expect(
      await dialog.locator('header img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Terms' }).click()
    const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
    await terms.getByRole('button', { name: 'Close' }).first().click()
    await expect(terms).toBeHidden()
    await dialog.getByRole('button', { name: 'Privacy policy' }).click()
    const privacy = page.getByRole('dialog', { name: 'Privacy policy' })
    await expect(privacy.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await privacy.getByRole('button', { name: 'Close' }).first().click()
    await expect(privacy).toBeHidden()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(dialog).toBeHidden()
    chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  }
})

test('a failed method list shows one server-busy toast and Try again @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/sys/depositPaymentMethod/listAll', 'envelope', {
    body: { error: 1, message: 'Back at noon', data: null },
    times: 1,
  })
  const chooser = await openChooser(page)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveText([
    'Server is busy, please try later',
  ])
  await expect(page.getByText('Back at noon')).toHaveCount(0)
  await chooser.getByRole('button', { name: 'Try again' }).click()
  await expect(chooser.getByRole('button', { name: 'PIX', exact: true })).toBeVisible()
})
